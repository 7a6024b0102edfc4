import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { watchLayers } from '../navigation/overlays.ts';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { dismissToast, pauseToast, toastStore } from './toast.ts';
import { clearSide, watchTouches } from './toastSide.ts';

/**
 * Shows toasts, one at a time. A toast appears at the bottom of the screen. It appears at the top instead if it would
 * cover the element that it is about, or a dialog that opened later. The live region is in the document before the
 * first toast, so that screen readers announce that toast too.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  const shown = toast?.open ? toast : null;
  const region = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const shownId = shown?.id;
  useEffect(watchTouches, []);
  useLayoutEffect(() => {
    function choose() {
      // Measure the toast's rectangle at the bottom of the screen, even if the toast is at the top now.
      region.current?.removeAttribute('data-side');
      if (shownId === undefined || !card.current) return;
      region.current?.setAttribute('data-side', clearSide(card.current.getBoundingClientRect()));
    }
    choose();
    return watchLayers(choose);
  }, [shownId]);

  return (
    <div
      ref={region}
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-60 flex justify-center px-4 data-[side=edge]:top-2 data-[side=edge]:bottom-auto data-[side=top]:top-18 data-[side=top]:bottom-auto xl:not-data-[side=edge]:not-data-[side=top]:bottom-8"
    >
      {shown && (
        <div
          ref={card}
          key={shown.id}
          data-toast
          onPointerEnter={() => pauseToast(true)}
          onPointerLeave={() => pauseToast(false)}
          onFocus={() => pauseToast(true)}
          onBlur={() => pauseToast(false)}
          className="pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-control border border-line bg-raised py-2 pr-2 pl-4 text-ink shadow-float"
        >
          <div className="min-w-0 flex-1 py-1.5">
            <p className={cx('text-[0.9375rem] font-semibold', shown.tone === 'danger' && 'text-danger')}>
              {shown.title}
            </p>
            {shown.description && <p className="mt-0.5 text-sm text-ink-soft">{shown.description}</p>}
          </div>
          {shown.action && (
            <button
              type="button"
              className="min-h-11 rounded-full px-3 text-sm font-semibold text-ember hover:bg-line"
              onClick={() => {
                shown.action?.run();
                dismissToast(shown.id);
              }}
            >
              {shown.action.label}
            </button>
          )}
          <IconButton label="Dispensar" onClick={() => dismissToast(shown.id)}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
