import type { Locator, Page, Request } from '@playwright/test';
import { z } from 'zod';
import { expect } from './test.ts';

/**
 * The upper bound of Tab presses. It is higher than the number of focusable elements between any two elements in these
 * tests.
 */
const MAX_STOPS = 60;

const sent = z.object({ operationName: z.string() });

/** Returns the name of the GraphQL operation that a request sends, or undefined if the request sends no operation. */
export function sentOperation(request: Request) {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return undefined;
  return sent.safeParse(request.postDataJSON()).data?.operationName;
}

/** Opens the side pane with this title, if the pane is closed. On a phone all panes are closed at first. */
export async function showPane(page: Page, title: string) {
  const show = page.getByRole('button', { name: `Show ${title}` });
  await expect(show.or(page.getByRole('button', { name: `Hide ${title}` }))).toBeVisible();
  if (await show.isVisible()) await show.click();
}

/** Presses `key` (Tab, or Shift and Tab) until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STOPS} stops do not reach ${String(wanted)}`);
}

/**
 * Resolves after the gateway has confirmed a subscription of the page. Events published earlier would not reach the
 * page.
 */
export function whenLive(page: Page) {
  return new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"live"')) resolve();
      });
    });
  });
}

export function answer(page: Page) {
  return page.locator('.result-window .view-lines');
}

/** Searches for an example in the pane "Examples" and opens it by a click. */
export async function openExample(page: Page, name: string) {
  await showPane(page, 'Examples');
  await page.getByLabel(/^Search \d+ examples$/).fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
}
