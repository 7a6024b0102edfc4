import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { isAboutDeleted } from './deleted.ts';

/** Messages of the browser about things a test does on purpose. */
const EXPECTED_NOISE = [
  /net::ERR_INTERNET_DISCONNECTED/,
  // The same for a file that the service worker asks for: the code that loads after the page.
  /net::ERR_FAILED \(http:\/\/localhost:\d+\/assets\/[^)]+\)$/,
  // The service worker looks for its next version, offline as well.
  /^An unknown error occurred when fetching the script\. /,
  // A provider answers 402 when it declines a card.
  /the server responded with a status of 402/,
  /WebSocket connection to .* failed: Error in connection establishment: net::ERR_INTERNET_DISCONNECTED/,
];

/** Provides a page past the age gate, and fails the test if its console logs an unexpected error or warning. */
export const test = base.extend<{ adult: boolean; consoleErrors: string[] }>({
  adult: [true, { option: true }],
  consoleErrors: async ({}, provide) => {
    await provide([]);
  },
  page: async ({ page, adult, consoleErrors }, provide) => {
    if (adult) await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
    watchConsole(page, consoleErrors);
    await provide(page);
    const expected = await Promise.all(consoleErrors.map(isAboutDeleted));
    const unexpected = consoleErrors.filter((_, index) => !expected[index]);
    expect(unexpected, 'the browser console stays clean').toEqual([]);
  },
});

export { expect };

export function watchConsole(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const said = `${message.text()} (${message.location().url})`;
    if (['error', 'warning'].includes(message.type()) && !EXPECTED_NOISE.some((noise) => noise.test(said)))
      errors.push(said);
  });
}

/** Opens a page in a second browser context, past the age gate. Errors in its console fail the test too. */
export async function another(browser: Browser, like: Page, errors: string[], baseURL?: string) {
  const viewport = like.viewportSize();
  const context = await browser.newContext({
    viewport,
    locale: 'pt-BR',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  watchConsole(page, errors);
  return page;
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks WCAG 2 A and AA with axe, that the page has a heading, and that all content is in landmarks. It waits for
 * animations first, since a colour that fades in is not the final one, and checks again if something moved meanwhile.
 */
export async function expectAccessible(page: Page) {
  await page.evaluate(await axeSource);
  const violations = await page.evaluate<{ id: string; nodes: string[] }[]>(`(async () => {
    let moved = false;
    const note = () => { moved = true; };
    const starts = ['animationstart', 'transitionrun'];
    starts.forEach((type) => document.addEventListener(type, note, true));
    const moving = () => document.getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let tries = 1; ; tries += 1) {
      // Another animation may begin while these are awaited.
      for (let some = moving(); some.length > 0; some = moving()) {
        await Promise.allSettled(some.map(({ finished }) => finished));
      }
      moved = false;
      // An open dialog hides the page's heading along with the page.
      const heading = { enabled: document.querySelector('[role=dialog], [role=alertdialog]') === null };
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
        rules: { 'page-has-heading-one': heading, 'region': { enabled: true } },
      });
      if (violations.length > 0 && moved && tries < 5) continue;
      starts.forEach((type) => document.removeEventListener(type, note, true));
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary),
      }));
    }
  })()`);
  expect(violations).toEqual([]);
}
