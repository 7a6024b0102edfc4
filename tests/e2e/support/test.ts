import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { isAboutDeleted } from './deleted.ts';

/** Console messages about failures that tests cause on purpose. */
const EXPECTED_NOISE = [
  /net::ERR_INTERNET_DISCONNECTED/,
  // The browser logs this message while it is offline: the service worker could not load a file, such as a JavaScript
  // chunk.
  /net::ERR_FAILED \(http:\/\/localhost:\d+\/assets\/[^)]+\)$/,
  // The browser logs this message when the service worker checks for a new version while offline.
  /^An unknown error occurred when fetching the script\. /,
  // The payment provider answers with status 402 when it declines a card.
  /the server responded with a status of 402/,
  /WebSocket connection to .* failed: Error in connection establishment: net::ERR_INTERNET_DISCONNECTED/,
];

/**
 * Extends Playwright's `test`: the page is past the age gate, and the test fails if the console logs an unexpected
 * error or warning.
 */
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

/** Opens a page past the age gate in a second browser context. Errors in its console also fail the test. */
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
 * Checks the page with the WCAG 2 A and AA rules of axe, and expects a heading and landmarks around all content. Waits
 * for animations first, because axe would measure the contrast of a colour that is still fading in. Repeats a failed
 * check if an animation started during the check.
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
      // Collects the running animations again after each wait: a new animation may have started during the wait.
      for (let some = moving(); some.length > 0; some = moving()) {
        await Promise.allSettled(some.map(({ finished }) => finished));
      }
      moved = false;
      // Skips the heading rule while a dialog is open, because the dialog hides the page, and the heading with it.
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
