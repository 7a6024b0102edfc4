import type { Page } from '@playwright/test';
import { recordShifts, shiftsOf, totalOf } from '../support/layout-shift.ts';
import { enterAsHelena, memberPages, VISITOR_PAGES } from './support/main-pages.ts';
import { expect, test } from './support/test.ts';

const MAX_SHIFT = 0.02; // the sum of the scores of a page's layout shifts while it loads

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // A service worker would answer the request for the font, which the test holds back.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    // The feed would be restored from the session instead of being loaded.
    sessionStorage.clear();
  });
});

/**
 * Holds back each answer, and the font, until the page has painted the state before it. Otherwise several answers could
 * arrive before the first frame, and no content would move.
 */
async function paintBeforeEachAnswer(page: Page) {
  await page.route(/\/graphql$|\.woff2$/, async (route) => {
    await page
      .evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        while (!document.documentElement.classList.contains('running')) await frame();
        for (let frames = 0; frames < 3; frames += 1) await frame();
      })
      // The test has left the page.
      .catch(() => undefined);
    await route.continue();
  });
}

/**
 * Opens each page and waits until it has loaded.
 * @param late an element that is in the page only after the parts that load after the first paint
 * @returns the pages that moved their content by more than MAX_SHIFT, with the elements that moved
 */
async function movedPages(page: Page, paths: readonly string[], late?: string) {
  await recordShifts(page);
  await paintBeforeEachAnswer(page);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    if (late !== undefined) await expect(page.locator(late), path).toBeAttached();
    await page.waitForLoadState('networkidle');
    const shifts = await shiftsOf(page);
    const total = totalOf(shifts);
    if (total <= MAX_SHIFT) continue;
    const moved = shifts.map(({ score, moved: elements }) => `  ${score.toFixed(4)} ${elements.join('; ')}`);
    found.push(`${path}: ${total.toFixed(3)}`, ...moved);
  }
  return found.join('\n');
}

test('the pages for visitors do not move their content while they load', async ({ page }) => {
  expect(await movedPages(page, VISITOR_PAGES)).toBe('');
});

test('the pages for members do not move their content while their parts load one after the other', async ({ page }) => {
  await enterAsHelena(page);
  const paths = await memberPages(page);
  // The region of the toasts is one of the parts that load after the first paint.
  expect(await movedPages(page, paths, '[role=status][aria-live=polite].fixed')).toBe('');
});
