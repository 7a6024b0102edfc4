export type ToastSide = 'bottom' | 'top';

/** What a toast must leave in sight; a price says so itself, and so does what the next step is taken with. */
const KEPT_CLEAR = '[role=dialog], [role=alertdialog], [data-price], [data-kept-clear]';

let touched: Element | null = null;

/** Remembers what is touched last: a toast tends to speak of that. @returns ends it */
export function watchTouches() {
  const remember = ({ target }: Event) => {
    touched = target instanceof Element ? target : null;
  };
  document.addEventListener('pointerdown', remember, true);
  return () => document.removeEventListener('pointerdown', remember, true);
}

/**
 * At which edge of the screen a toast covers least of an open dialog, of a price, and of the actions among which the
 * one is that was touched last.
 * @param toast where it stands at the bottom
 */
export function clearSide(toast: DOMRect, top: number): ToastSide {
  const actions = touched?.isConnected ? touched.closest('button, a')?.parentElement : null;
  const kept = [...document.querySelectorAll(KEPT_CLEAR), ...(actions ? [actions] : [])].map((element) =>
    element.getBoundingClientRect(),
  );
  const covered = (from: number) =>
    kept.reduce((sum, rect) => {
      const width = Math.min(rect.right, toast.right) - Math.max(rect.left, toast.left);
      const height = Math.min(rect.bottom, from + toast.height) - Math.max(rect.top, from);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);
  return covered(toast.top) > covered(top) ? 'top' : 'bottom';
}
