import sharp from 'sharp';
import { expectOverlayEntries } from './support/history.ts';
import { enterAsHelena, memberPages, openPage, VISITOR_PAGES } from './support/main-pages.ts';
import { idOf } from './support/members.ts';
import { beOldBrowser } from './support/old-browser.ts';
import { publishWords } from './support/publish.ts';
import { expect, test } from './support/test.ts';

test.describe('in a browser without the APIs that Safari 16.4, Chrome 111 or Firefox 114 lacks', () => {
  let workers: readonly string[];

  test.beforeEach(async ({ page }) => {
    workers = await beOldBrowser(page);
    await page.goto('/about');
    expect(await page.evaluate(() => ['canParse' in URL, 'popover' in document.body, 'Segmenter' in Intl])).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('each page that a visitor can open shows its content and no error', async ({ page }) => {
    for (const path of VISITOR_PAGES) await openPage(page, path);
  });

  test('each page that members and moderators can open shows its content and no error', async ({ page }) => {
    await enterAsHelena(page);
    for (const path of await memberPages(page)) await openPage(page, path);
  });

  test('the feed shows a post with a link', async ({ page }) => {
    await enterAsHelena(page);
    const card = await publishWords(page, `🏴󠁧󠁢󠁥󠁮󠁧󠁿 Veja https://exemplo.com/a ${Date.now()}`);
    await expect(card.getByRole('link', { name: 'https://exemplo.com/a' })).toBeVisible();
  });

  test('the service worker starts, and the app then opens without a connection', async ({ page, context }) => {
    await enterAsHelena(page);
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(workers).toContain('/sw.js');
    const [worker] = context.serviceWorkers();
    expect(await worker?.evaluate(() => ['canParse' in URL, 'any' in AbortSignal, 'groupBy' in Map])).toEqual([
      false,
      false,
      false,
    ]);
    await page.reload();
    await context.setOffline(true);
    await page.goto('/offline');
    await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();
    await context.setOffline(false);
  });

  test('a web worker makes a picture smaller that has more pixels than the server accepts', async ({ page }) => {
    await enterAsHelena(page);
    await page.goto('/post/create');
    const picture = sharp({ create: { width: 8_000, height: 6_400, channels: 3, background: '#e2703a' } });
    const file = { name: 'grande.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
    await page.locator('input[type=file]').first().setInputFiles([file]);
    await expect(page.getByText('1 arquivo pronto')).toBeVisible();
    expect(workers.filter((path) => path.includes('/shrink.worker-'))).toHaveLength(1);
  });

  test('a second press, Esc, a press outside and Back each close the account menu; a link in it opens the profile', async ({
    page,
  }) => {
    await enterAsHelena(page);
    const trigger = page.getByRole('button', { name: 'Perfil', exact: true });
    const menu = page.getByRole('dialog', { name: 'Perfil' });
    await expect(menu).toBeHidden();
    await trigger.click();
    await expect(menu.getByRole('link', { name: 'Configurações' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Meu perfil' })).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await trigger.click();
    await expect(menu).toBeHidden();

    await trigger.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.evaluate(() => document.querySelector('main')?.click());
    await expect(menu).toBeHidden();

    await trigger.click();
    await expect(menu).toBeVisible();
    await expectOverlayEntries(page, 1);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');

    await trigger.click();
    await menu.getByRole('link', { name: 'Meu perfil' }).click();
    await expect(page).toHaveURL(`/timeline/${await idOf(page)}`);
    await expect(menu).toBeHidden();
  });
});
