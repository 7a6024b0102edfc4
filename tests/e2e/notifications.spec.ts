import { becomeMember, newMember } from './support/members.ts';
import { expect, expectAccessible, test, watchConsole } from './support/test.ts';

test(
  'notifications arrive live, link to the exact reply, become read in all tabs, and can be turned off',
  { tag: '@gate-phone' },
  async ({ page, browser, consoleErrors }) => {
    const author = newMember('Lia');
    await becomeMember(page, author);
    await page.goto('/notifications');
    await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
    await expectAccessible(page);

    const words = `Feira de domingo ${Date.now()}`;
    await page.goto('/post/create');
    await page.getByRole('tab', { name: 'Texto' }).click();
    await page.getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page).toHaveURL('/');
    const card = page.getByRole('article').filter({ hasText: words });
    await card
      .getByRole('link', { name: /coment/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/post\/[0-9a-f-]{36}/);
    const postUrl = page.url();
    await page.getByLabel('Escreva um comentário').fill('Quem vai?');
    await page.getByRole('button', { name: 'Comentar' }).click();
    await expect(page.getByRole('article', { name: `Comentário de ${author.name}` })).toContainText('Quem vai?');
    await page.goto('/');

    const otherContext = await browser.newContext({ viewport: page.viewportSize(), locale: 'pt-BR' });
    const other = await otherContext.newPage();
    await other.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
    watchConsole(other, consoleErrors);
    const friend = newMember('Rui');
    await becomeMember(other, friend);
    await other.goto(postUrl);
    await other.getByRole('button', { name: 'Reagir com fogo' }).first().click();

    const bell = page.getByRole('link', { name: /Notificações/ });
    await expect(bell, 'the badge comes live').toContainText('1');
    await expect(page).toHaveTitle(/^\(1\) /);
    const second = await page.context().newPage();
    await second.goto('/');
    await expect(second.getByRole('link', { name: /Notificações/ })).toContainText('1');

    const thread = other.getByRole('article', { name: `Comentário de ${author.name}` });
    await thread.getByRole('button', { name: 'Responder' }).click();
    await thread.getByRole('textbox').fill('Eu vou, com certeza.');
    await thread.locator('form').getByRole('button', { name: 'Responder' }).click();
    await expect(bell).toContainText('2');

    await bell.click();
    await expect(page).toHaveURL('/notifications');
    await expect(page.getByRole('link', { name: `${friend.name} reagiu ao seu post` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: `${friend.name} respondeu ao seu comentário` }).click();
    const reply = page.getByRole('article', { name: `Comentário de ${friend.name}` });
    await expect(reply).toContainText('Eu vou, com certeza.');
    await expect(reply).toBeInViewport();
    await expect(reply).toBeFocused();
    await page.goto('/notifications');
    await expect(bell).toContainText('1');

    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click();
    await expect(page.getByText('Não lida:')).toHaveCount(0);
    await expect(
      second.getByRole('link', { name: /Notificações/ }),
      'the other tab shows no badge either',
    ).not.toContainText('1');
    await expect(page).toHaveTitle(/^Notificações/);

    await page.getByRole('link', { name: 'Configurar' }).click();
    const reactions = page.getByRole('switch', { name: 'Reações aos seus posts' });
    await reactions.click();
    await expect(reactions).toHaveAttribute('aria-checked', 'false');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Reações aos seus posts' })).toHaveAttribute('aria-checked', 'false');
    await second.close();
    await otherContext.close();
  },
);

test('/notifications redirects a visitor to login with a source_path', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page).toHaveURL('/login?source_path=%2Fnotifications');
});
