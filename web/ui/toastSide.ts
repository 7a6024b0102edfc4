import { originOf } from './originOf.ts';

/**
 * The position of a toast. `bottom` is at the lower edge of the screen. `top` is below the header of a phone. `edge` is
 * at the upper edge of the screen, above a tall sheet. The Tailwind classes in Toaster.tsx use these values.
 */
export type ToastSide = 'bottom' | 'top' | 'edge';

const TOP_PX = 72;
const EDGE_PX = 8;
const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * A selector of the elements that a toast must not cover: dialogs, prices (`data-price`), and buttons that lead to the
 * next step (`data-kept-clear`).
 */
const KEPT_CLEAR = `${DIALOG}, [data-price], [data-kept-clear]`;

let touched: Element | null = null;

/**
 * Remembers the element that was pressed last, because a toast is usually about that element.
 * @returns a function that stops this
 */
export function watchTouches() {
  const remember = ({ target }: Event) => {
    touched = target instanceof Element ? originOf(target) : null;
  };
  document.addEventListener('pointerdown', remember, true);
  return () => document.removeEventListener('pointerdown', remember, true);
}

/**
 * Returns the side of the screen where the toast covers the smallest area of important elements: open dialogs, prices,
 * the actions next to the last pressed control, and the actions of the card that contains this control.
 * @param toast the rectangle that the toast has at the bottom of the screen
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
