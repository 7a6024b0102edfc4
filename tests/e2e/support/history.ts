import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns how many overlays are open according to the current entry of the browser history. */
export function overlayEntries(page: Page) {
  return page.evaluate(() => {
    const state: unknown = window.history.state;
    return typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;
  });
}

/**
 * Waits until the current entry of the browser history says that `count` overlays are open. The browser updates the
 * entry shortly after the overlay opens or closes. A test that navigates earlier would lose one of the two navigations.
 */
export async function expectOverlayEntries(page: Page, count: number) {
  await expect.poll(() => overlayEntries(page), 'the history has this many entries of overlays').toBe(count);
}
