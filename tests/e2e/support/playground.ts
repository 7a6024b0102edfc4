import type { Locator, Page, Request } from '@playwright/test';
import { z } from 'zod';
import { expect } from './test.ts';

/** More stops than the page has between any two places of these flows. */
const MAX_STOPS = 60;

const sent = z.object({ operationName: z.string() });

/** Returns the name of the operation that a request sends, or undefined for any other request. */
export function sentOperation(request: Request) {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return undefined;
  return sent.safeParse(request.postDataJSON()).data?.operationName;
}

/** Opens the pane of a button at the side. On a phone all panes are closed at first. */
export async function showPane(page: Page, title: string) {
  const show = page.getByRole('button', { name: `Show ${title}` });
  await expect(show.or(page.getByRole('button', { name: `Hide ${title}` }))).toBeVisible();
  if (await show.isVisible()) await show.click();
}

/** Presses Tab, or Shift and Tab, until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STOPS} stops do not reach ${String(wanted)}`);
}

/** Resolves once the gateway has said that a subscription of the page is live: an event before that would be missed. */
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

/** Opens an example by its name, as a click in the collection does. */
export async function openExample(page: Page, name: string) {
  await showPane(page, 'Examples');
  await page.getByLabel(/^Search \d+ examples$/).fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
}
