import type { Locator, Page } from '@playwright/test';
import { openPage } from './main-pages.ts';
import { expect } from './test.ts';

/** Opens the page. Fails if the page is wider than the window, or if a text on the page is higher than two windows. */
export async function expectNarrow(page: Page, path: string, showsWholeText = false) {
  await openPage(page, path);
  const found = await page.evaluate(() => {
    const clips = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 1 || left < -1) && !clips(each.parentElement) && !each.closest('svg');
    });
    const tall = [...document.querySelectorAll('p, span, h1, h2, h3, li, bdi')].filter(
      (each) => each.children.length < 2 && each.textContent.includes('a\na') && each.clientHeight > 1_280,
    );
    const nameOf = (each: Element) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`;
    return {
      width: document.documentElement.scrollWidth > innerWidth ? document.documentElement.scrollWidth : 0,
      wide: wide.filter((each) => !wide.some((other) => each !== other && each.contains(other))).map(nameOf),
      tall: tall.map(nameOf),
    };
  });
  expect(found, path).toEqual({ width: 0, wide: [], tall: showsWholeText ? found.tall : [] });
}

/**
 * Fails if a part of the page, such as a menu or a dialog, is not completely in the window, or if an element in it is
 * wider than its box.
 */
export async function expectFits(part: Locator) {
  await expect(part).toBeVisible();
  const found = await part.evaluate((container) => {
    const { left, right } = container.getBoundingClientRect();
    const tooWide = [container, ...container.querySelectorAll('*')].filter(
      (each) =>
        each.clientWidth > 1 &&
        each.scrollWidth > each.clientWidth + 1 &&
        getComputedStyle(each).overflowX === 'visible' &&
        !each.closest('svg'),
    );
    return {
      beside: left < -1 || right > innerWidth + 1 ? [left, right] : [],
      tooWide: tooWide.map((each) => `${each.tagName} ${each.getAttribute('class')} ${each.textContent.slice(0, 40)}`),
      page: document.documentElement.scrollWidth,
    };
  });
  expect(found).toEqual({ beside: [], tooWide: [], page: 320 });
}
