import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until so many overlays have their entry in the browser's history. It changes a moment after what is seen, and a
 * script presses Back, or goes to an address, sooner than a hand can: of the two steps the browser drops one.
 */
export async function expectOverlayEntries(page: Page, count: number) {
  const entries = () =>
    page.evaluate(() => {
      const state: unknown = window.history.state;
      return typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;
    });
  await expect.poll(entries, 'entries of overlays in the history').toBe(count);
}
