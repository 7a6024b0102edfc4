import type { Page } from '@playwright/test';
import { becomeMember, newMember } from './support/members.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

/**
 * Returns the label of the row nearest to the middle of the screen, and the distance in px of the row's top edge from
 * the top of the screen. The suggested profiles are not rows: after a reload they can be other profiles.
 */
async function middle(page: Page) {
  return await page.evaluate(() => {
    const articles = [...document.querySelectorAll('main article')];
    const rows = articles
      .filter((article) => !article.closest('[aria-label="Sugestões para você"]'))
      .map((row) => ({
        label: row.getAttribute('aria-label') ?? row.textContent.slice(0, 60),
        top: Math.round(row.getBoundingClientRect().top),
      }));
    const away = ({ top }: { top: number }) => Math.abs(top - window.innerHeight / 2);
    return rows.toSorted((a, b) => away(a) - away(b))[0] ?? null;
  });
}

async function scrollDown(page: Page) {
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 400);
    await atRest(page.locator('main'));
  }
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await atRest(page.locator('main'));
}

const lists = {
  'posts in the feed': '/',
  'people in Discover': '/discover',
  'posts in Discover': '/discover?modo=posts',
};

for (const [name, path] of Object.entries(lists)) {
  test(`Back and a reload restore the scroll position of the list of ${name}`, async ({ page }) => {
    await becomeMember(page, newMember('Ana'));
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.mouse.move(200, 400);
    await scrollDown(page);
    const before = await middle(page);
    expect(before).not.toBeNull();

    // Leaves the page by a link that is in view. For any other link Playwright would scroll the page before the click,
    // and the scroll position would change.
    const link = page.locator('main article a').filter({ visible: true });
    const inSight = await link.evaluateAll((links) =>
      links.findIndex((each) => {
        const { top, bottom, left } = each.getBoundingClientRect();
        const above = document.elementFromPoint(left + 4, (top + bottom) / 2);
        return top > 200 && bottom < window.innerHeight - 120 && above !== null && each.contains(above);
      }),
    );
    await link.nth(inSight).evaluate((each: HTMLElement) => each.click());
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    const standsAsBefore = (when: string) =>
      expect
        .poll(() => middle(page), when)
        .toEqual({ label: before?.label, top: expect.closeTo(before?.top ?? 0, -1) });
    await standsAsBefore('going back');
    await page.reload();
    await standsAsBefore('after a reload');
  });
}
