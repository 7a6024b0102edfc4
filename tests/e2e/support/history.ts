import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until the entry in the browser's history counts so many overlays. It changes a moment after the screen does.
 * Without this wait a script presses Back or navigates too early, and the browser drops one of the two steps.
 */
export async function expectOverlayEntries(page: Page, count: number) {
  const entries = () =>
    page.evaluate(() => {
      const state: unknown = window.history.state;
      return typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;
    });
  await expect.poll(entries, 'the history has this many entries of overlays').toBe(count);
}
