import { originOf } from './originOf.ts';

/** `top` is under the header of a phone, `edge` above a tall sheet. As Tailwind's classes in Toaster.tsx say it. */
export type ToastSide = 'bottom' | 'top' | 'edge';

const TOP = 72; // px
const EDGE = 8; // px
const DIALOG = '[role=dialog], [role=alertdialog]';

/** What a toast must leave in sight; a price says so itself, and so does what the next step is taken with. */
const KEPT_CLEAR = `${DIALOG}, [data-price], [data-kept-clear]`;

let touched: Element | null = null;

/** Remembers what is touched last: a toast tends to speak of that. @returns ends it */
export function watchTouches() {
  const remember = ({ target }: Event) => {
    touched = target instanceof Element ? originOf(target) : null;
  };
  document.addEventListener('pointerdown', remember, true);
  return () => document.removeEventListener('pointerdown', remember, true);
}

/**
 * At which edge of the screen a toast covers least of an open dialog, of a price, of the actions among which the one is
 * that was touched last, and of those of its card.
 * @param toast where it stands at the bottom
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
  return covered(toast.top) > covered(side === 'edge' ? EDGE : TOP) ? side : 'bottom';
}
