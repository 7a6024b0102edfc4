import { expect, test } from './support/test.ts';

test('reduced motion applies a change of style to every element at once, without a transition', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const late = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')];
    const ofOpacity = (element: Element) => getComputedStyle(element).opacity;
    // A transition starts from the style computed last, so every style is computed before the change.
    for (const element of elements) ofOpacity(element);
    for (const element of elements) element.style.opacity = '0.5';
    return elements.filter((element) => ofOpacity(element) !== '0.5').map((element) => element.outerHTML.slice(0, 80));
  });
  expect(late).toEqual([]);
});
