import { expectOverlayEntries } from './support/history.ts';
import { enterAsHelena, memberPages, openPage, VISITOR_PAGES } from './support/main-pages.ts';
import { idOf } from './support/members.ts';
import { beOldBrowser } from './support/old-browser.ts';
import { publishWords } from './support/publish.ts';
import { expect, test } from './support/test.ts';

test.describe('in a browser without the APIs that Safari 16.4, Chrome 111 or Firefox 114 lacks', () => {
  test.beforeEach(async ({ page }) => {
    await beOldBrowser(page);
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
