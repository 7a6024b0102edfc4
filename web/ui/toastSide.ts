import { originOf } from './originOf.ts';

/** `top` is below a phone's header, `edge` above a tall sheet. The Tailwind classes in Toaster.tsx use these values. */
export type ToastSide = 'bottom' | 'top' | 'edge';

const TOP_PX = 72;
const EDGE_PX = 8;
const DIALOG = '[role=dialog], [role=alertdialog]';

/** Elements that a toast must not cover: dialogs, and prices and next-step controls, which have these attributes. */
const KEPT_CLEAR = `${DIALOG}, [data-price], [data-kept-clear]`;

let touched: Element | null = null;

/** Remembers the last pressed element, since a toast is usually about it. @returns a function that stops it */
export function watchTouches() {
  const remember = ({ target }: Event) => {
    touched = target instanceof Element ? originOf(target) : null;
  };
  document.addEventListener('pointerdown', remember, true);
  return () => document.removeEventListener('pointerdown', remember, true);
}

/**
 * Returns the edge of the screen where the toast covers the smallest area of an open dialog, a price, the actions
 * beside the last pressed control, and the actions of that control's card.
 * @param toast the rectangle of the toast at the bottom
 */
export function clearSide(toast: DOMRect): ToastSide {
  const place = touched?.isConnected ? touched.closest('button, a') : null;
  const actions = [place?.parentElement ?? [], ...(place?.closest('article')?.querySelectorAll('footer') ?? [])].flat();
  const kept = [...document.querySelectorAll(KEPT_CLEAR), ...actions].map((element) => element.getBoundingClientRect());
  const side = document.querySelector(DIALOG) ? 'edge' : 'top';
  const covered = (from: number) =>
    kept.reduce((sum, rect) => {
      const width = Math.min(rect.right, toast.right) - Math.max(rect.left, toast.left);
      const height = Math.min(rect.bottom, from + toast.height) - Math.max(rect.top, from);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);
  return covered(toast.top) > covered(side === 'edge' ? EDGE_PX : TOP_PX) ? side : 'bottom';
}
