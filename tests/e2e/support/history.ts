import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until the current history entry of the browser counts `count` overlays. The entry changes a moment after the
 * screen. Without this wait a test presses Back or navigates too early, and the browser drops one of the two steps.
 */
export async function expectOverlayEntries(page: Page, count: number) {
  const entries = () =>
    page.evaluate(() => {
      const state: unknown = window.history.state;
      return typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;
    });
  await expect.poll(entries, 'the history has this many entries of overlays').toBe(count);
}
