import type { Page } from '@playwright/test';
import { bubble, say } from './support/chat.ts';
import { expectOverlayEntries, overlayEntries } from './support/history.ts';
import { enterAsHelena, expectWhole, memberPages, openPage, VISITOR_PAGES } from './support/main-pages.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { another, expect, test } from './support/test.ts';
import { translatePages } from './support/translator.ts';

/**
 * The pages of a moderator in four groups. Each group has a test of its own, because using all controls of all pages
 * takes minutes.
 */
const WALKS = [
  ['posts, people and messages', /^\/(?:$|post|timeline|discover|notifications|chat)/u],
  ['communities', /^\/groups/u],
  ['money, ads and the settings', /^\/(?!$|post|timeline|discover|notifications|chat|groups|moderation)/u],
  ['the moderation', /^\/moderation/u],
] as const;

/**
 * Uses the controls of the page that open a menu or a dialog, switch a tab or toggle a setting. Closes each opened menu
 * or dialog, and presses each toggle twice, so that the demo data does not change.
 */
async function useControls(page: Page, path: string) {
  const main = page.getByRole('main');
  const controls = main.locator(
    '[aria-haspopup], [aria-expanded], [aria-pressed], [role=tab], [role=switch], summary, select',
  );
  const popups = page.locator('[role=dialog], [role=alertdialog], [role=menu]').filter({ visible: true });
  const entries = await overlayEntries(page);
  let isChanged = false;
  // Uses element handles instead of locators: a handle keeps pointing to its element while other controls appear and
  // disappear.
  for (const control of (await controls.elementHandles()).slice(0, 8)) {
    if (!(await control.evaluate((each) => each instanceof Element && each.isConnected && each.checkVisibility())))
      continue;
    // Skips a control that is no longer in the document: the list may have rendered its card again meanwhile.
    if (!(await control.isEnabled().catch(() => false))) continue;
    const kind = await control.evaluate((each) => {
      if (!(each instanceof Element)) return null;
      if (each.matches('select')) return 'select';
      if (each.matches('[aria-pressed], [role=switch]')) return 'switch';
      return each.ariaHasPopup;
    });
    const isConnected = () => control.evaluate((each) => each.isConnected);
    if (kind === 'select') {
      await control.selectOption({ index: 1 });
      isChanged = true;
    }
    // Presses Enter instead of clicking: on a phone the header or the bottom bar may cover a control, and a click would
    // miss it. Accepts that the list renders the card of the control again before the press.
    else
      await control.press('Enter').catch(async (error: unknown) => {
        if (await isConnected()) throw error;
      });
    // Also accepts that the menu has disappeared together with its card, because the list may render the card again.
    if (kind === 'menu' || kind === 'dialog')
      await expect.poll(async () => (await popups.count()) > 0 || !(await isConnected()), path).toBe(true);
    if ((await popups.count()) > 0) {
      await page.keyboard.press('Escape');
      await expect(popups, path).toHaveCount(0);
      // A form with unsaved changes has an entry of its own.
      if (!isChanged) await expectOverlayEntries(page, entries);
    } else if (kind === 'switch' && (await isConnected())) await control.press('Enter');
  }
  for (const more of await main.getByRole('button', { name: /^(ver mais|(Mostrar|Ver|Carregar) mais)/ }).all())
    if (await more.isVisible()) await more.press('Enter');
  await expectWhole(page, path);
}

test.describe('on pages whose texts a page translator has wrapped in elements', () => {
  test.beforeEach(async ({ page }) => {
    await translatePages(page);
  });

  test('each page that a visitor can open shows its content, and its controls cause no error', async ({
    page,
    consoleErrors,
  }) => {
    for (const path of VISITOR_PAGES) {
      await openPage(page, path);
      await useControls(page, path);
    }
    // Ignores React error #418 (hydration mismatch): the translator changed the prerendered page before hydration, so
    // React renders the page again.
    const others = consoleErrors.filter((error) => !error.includes('React error #418'));
    consoleErrors.splice(0, consoleErrors.length, ...others);
  });

  for (const [pages, paths] of WALKS)
    test(`each page of ${pages} shows its content, and its controls cause no error`, async ({ page }) => {
      await enterAsHelena(page);
      for (const path of (await memberPages(page)).filter((each) => paths.test(each))) {
        await openPage(page, path);
        await useControls(page, path);
      }
    });

  test('a member can react, read on, follow, comment, reply, send a message and sign out', async ({
    page,
    browser,
    consoleErrors,
  }) => {
    const other = await another(browser, page, consoleErrors);
    await translatePages(other);
    const bruno = newMember('Bruno');
    await becomeMember(other, bruno);
    const words = `Um texto longo ${Date.now()}.`;
    await other.goto('/post/create?modo=texto');
    const text = `${words} ${'Mais uma frase do mesmo texto. '.repeat(40)}https://exemplo.com/a`;
    await other.getByLabel('Texto do post').fill(text);
    await other.getByRole('button', { name: 'Publicar' }).click();
    await expect(other.getByRole('article').filter({ hasText: words })).toBeVisible();
    await becomeMember(page, newMember('Ana'));
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: words });
    const fire = card.getByRole('button', { name: /^(Reagir com fogo|Apagar a chama)/ });
    for (const pressed of ['true', 'false', 'true']) {
      await fire.click();
      await expect(fire).toHaveAttribute('aria-pressed', pressed);
    }
    await card.getByRole('button', { name: 'ver mais' }).click();
    await expect(card.getByRole('link', { name: 'https://exemplo.com/a' })).toBeVisible();

    await card.getByRole('link', { name: /^Comentar/ }).click();
    await page.getByLabel('Escreva um comentário').fill('Um comentário');
    await page.getByRole('button', { name: 'Comentar' }).click();
    await page.getByRole('button', { name: 'Responder' }).click();
    await page.getByLabel('Responder a').fill('Uma resposta');
    await page.getByRole('button', { name: 'Responder' }).last().click();
    await expect(page.getByRole('article', { name: /^Comentário de/ })).toHaveCount(2);

    await page.goto(`/timeline/${await idOf(other)}`);
    const follow = page
      .getByRole('main')
      .getByRole('button', { name: /^(Seguir|Seguindo)/ })
      .first();
    for (const pressed of ['true', 'false', 'true']) {
      await follow.click();
      await expect(follow).toHaveAttribute('aria-pressed', pressed);
    }

    await page.goto(`/chat?para=${await idOf(other)}`);
    for (const message of ['Oi', 'Tudo bem?']) {
      await say(page, bruno.name, message);
      await expect(bubble(page, message)).toBeVisible();
    }
    await other.goto('/notifications');
    await expectWhole(other, '/notifications');
    await other.goto('/chat?pedidos=1');
    await expect(other.getByText('Tudo bem?').first()).toBeVisible();

    await page.goto('/');
    await page.getByRole('button', { name: 'Perfil', exact: true }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('link', { name: 'Cadastre-se gratuitamente' }).first()).toBeVisible();
  });
});
