import { lazyCode } from '../../../ui/lazyCode.ts';

const load = () => import('./PixCheckout.tsx').then((m) => m.PixCheckout);

/** The checkout of a payment by Pix, whose code loads when it is first needed. */
export const LazyPixCheckout = lazyCode(load);

/** Loads the code of the checkout while a payment is being started, so that the page can show the Pix code at once. */
export function warmPixCheckout() {
  // If this load fails, the page of the payment loads the code again.
  load().catch(() => undefined);
}
