import { expect, test } from './support/test.ts';

test('with reduced motion, a style change applies to every element immediately, without a transition', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const late = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')];
    const ofOpacity = (element: Element) => getComputedStyle(element).opacity;
    // Forces the browser to compute every style before the change, because a transition starts from the last computed
    // style.
    for (const element of elements) ofOpacity(element);
    for (const element of elements) element.style.opacity = '0.5';
    return elements.filter((element) => ofOpacity(element) !== '0.5').map((element) => element.outerHTML.slice(0, 80));
  });
  expect(late).toEqual([]);
});
