import type { Locator, Page } from '@playwright/test';
import { expectOverlayEntries } from './support/history.ts';
import { becomeMember, idOf, newMember, seeFeedAs } from './support/members.ts';
import { publish } from './support/publish.ts';
import { atRest } from './support/rest.ts';
import { another, expect, test } from './support/test.ts';

/** Matches every open overlay (dialog or menu). */
const anyOverlay = '[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible';

type Way = { name: string; open: (page: Page) => Promise<Locator> };

/**
 * All ways to open an overlay (a menu, a dialog or the picture viewer) on the page of the member's own post. Some
 * overlays open from within another overlay.
 */
const ways: Way[] = [
  { name: 'the account menu', open: openAccountMenu },
  { name: 'a menu', open: openPostMenu },
  {
    name: 'a question that a menu asks',
    open: async (page) => {
      await (await openPostMenu(page)).getByRole('menuitem', { name: 'Excluir' }).click();
      return page.getByRole('alertdialog');
    },
  },
  {
    name: 'a picture over the whole screen',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Ampliar/ })
        .first()
        .click();
      return page.getByRole('dialog');
    },
  },
];

async function openAccountMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Perfil', exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  // Waits until the animation of the header has ended. During the animation a click would first scroll the page.
  await button.evaluate(async (each) => {
    const moves = document.getAnimations().filter(({ effect }) => {
      return effect instanceof KeyframeEffect && effect.target?.contains(each);
    });
    await Promise.all(moves.map(({ finished }) => finished));
  });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Perfil' });
  await expect(menu.getByRole('link', { name: 'Carteira' })).toBeVisible();
  return menu;
}

async function openPostMenu(page: Page) {
  await page.getByRole('button', { name: 'Mais opções' }).first().click();
  return page.getByRole('menu');
}

test(
  'Back closes a menu or dialog and keeps the page’s text and scroll position; the next Back leaves the page',
  { tag: '@gate-phone' },
  async ({ page }) => {
    await becomeMember(page, newMember('Olga'));
    const words = `Laranja ${Date.now()}`;
    const card = await publish(page, words);
    await card
      .getByRole('link', { name: /coment/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/post\//);
    const address = page.url();
    const field = page.getByLabel('Escreva um comentário');
    await field.fill('Ainda escrevendo');
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const { length } = await page.evaluate(() => ({ length: window.history.length }));
    let asked = 0;
    page.on('request', (request) => {
      if (/"operationName":"(Post|PostComments)"/.test(request.postData() ?? '')) asked += 1;
    });

    for (const { name, open } of ways) {
      await test.step(name, async () => {
        await (await open(page)).waitFor();
        await page.keyboard.press('Escape');
        await expect(page.locator(anyOverlay)).toHaveCount(0);
        await expectOverlayEntries(page, 0);

        const overlay = await open(page);
        await expect(overlay).toBeVisible();
        await expectOverlayEntries(page, 1);
        const top = await scrolled();
        asked = 0;
        await page.goBack();
        await expect(page.locator(anyOverlay)).toHaveCount(0);
        await expectOverlayEntries(page, 0);
        expect(page.url()).toBe(address);
        await expect(field).toHaveValue('Ainda escrevendo');
        expect(await scrolled()).toBe(top);
        expect(asked, 'the page is not requested again').toBe(0);
      });
    }
    await expect.poll(() => page.evaluate(() => window.history.length)).toBeLessThanOrEqual(length + 1);
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test('a link in the account menu closes the menu and opens its page; Back returns to the earlier scroll position', async ({
  page,
  browser,
  consoleErrors,
}) => {
  // Opens the timeline of a new member instead of the feed, because other tests publish and delete posts in the feed.
  const author = await another(browser, page, consoleErrors);
  await becomeMember(author, newMember('Jaci'));
  for (let post = 1; post <= 5; post += 1) await publish(author, `Brisa ${post} ${Date.now()}`);
  const list = `/timeline/${await idOf(author)}`;
  await becomeMember(page, newMember('Iara'));
  const own = `/timeline/${await idOf(page)}`;
  await page.goto(list);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
  for (const [name, address] of [
    ['Carteira', '/payments'],
    ['Configurações', '/settings'],
    ['Sobre a Brasa', '/about'],
    ['Meu perfil', own],
  ] as const) {
    // Scrolls up a little. On a phone this brings back the header, which disappears while the page scrolls down.
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    const menu = await openAccountMenu(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    const { post, top } = await placeIn(page);
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await expect(page.locator(anyOverlay)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(list);
    // Compares the position of the post on the screen instead of scrollY, because scrollY changes when content loads
    // above the post.
    await expect.poll(() => topOf(page, post)).toBeCloseTo(top, -1);
  }
});

test('a reload closes an open menu, and after the reload a single Back leaves the page', async ({ page }) => {
  await seeFeedAs(page, newMember('Nair'));
  await page.goto('/discover');
  await openAccountMenu(page);
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.locator(anyOverlay)).toHaveCount(0);
  await page.goForward();
  await atRest(page.locator('main'));
  await expect(page.locator(anyOverlay)).toHaveCount(0);
  await expect(page).toHaveURL('/discover');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('opening and closing the account menu rapidly leaves no entry in the history', async ({ page }) => {
  await seeFeedAs(page, newMember('Rita'));
  await page.goto('/discover');
  const button = page.getByRole('button', { name: 'Perfil', exact: true });
  await openAccountMenu(page);
  for (let times = 0; times < 5; times += 1) await button.click();
  await button.dblclick();
  await expect(page.locator(anyOverlay)).toHaveCount(0);
  await expectOverlayEntries(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a confirmation dialog keeps its buttons inside its frame on a screen 320 px wide', async ({ page }) => {
  await becomeMember(page, newMember('Olga'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.goto('/profile-edit');
  await page.getByLabel('Bio').fill('Outra');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await expect(question).toBeVisible();
  const sticksOut = await question.evaluate((card) => {
    const frame = card.getBoundingClientRect();
    return [...card.querySelectorAll('button')].filter((button) => {
      const { left, right, bottom } = button.getBoundingClientRect();
      return left < frame.left || right > frame.right || bottom > frame.bottom;
    }).length;
  });
  expect(sticksOut).toBe(0);
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL('/');
});

/**
 * Returns the link of the first post in view, and the distance in px of the post's top edge from the top of the screen.
 */
async function placeIn(page: Page) {
  const links = page.locator('main article a[href*="/post/"]');
  const [post = ''] = await links.evaluateAll((all) =>
    all.filter((link) => link.getBoundingClientRect().top > 0).map((link) => link.getAttribute('href') ?? ''),
  );
  return { post, top: await topOf(page, post) };
}

async function topOf(page: Page, post: string) {
  const places = await page
    .locator(`main article a[href="${post}"]`)
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  return places[0] ?? NaN;
}
