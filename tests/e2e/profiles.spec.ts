import type { Browser, Page } from '@playwright/test';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { publishWords } from './support/publish.ts';
import { expect, expectAccessible, test, watchConsole } from './support/test.ts';

/** Signs up a second member in a browser context of their own. */
async function another(browser: Browser, page: Page, consoleErrors: string[], name: string) {
  const context = await browser.newContext({ viewport: page.viewportSize(), locale: 'pt-BR' });
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  watchConsole(other, consoleErrors);
  const member = newMember(name);
  await becomeMember(other, member);
  return { page: other, member, close: () => context.close() };
}

async function find(page: Page, name: string) {
  await page.goto('/discover');
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/busca=/);
  const row = page.getByRole('main').getByRole('article', { name });
  await expect(row).toBeVisible();
  return row;
}

test(
  'an accepted follower sees a private profile until the member of the profile blocks the follower',
  { tag: '@gate-desktop' },
  async ({ page, browser, consoleErrors }) => {
    const ana = newMember('Jacinta');
    await becomeMember(page, ana);
    const { page: other, member: bia, close } = await another(browser, page, consoleErrors, 'Zilda');

    await other.goto('/profile-edit');
    await expect(other.getByLabel('Data de nascimento')).toHaveValue('14/05/1990');
    await expectAccessible(other);
    await other.getByLabel('Bio').fill('Gosto de chuva.');
    await other.getByRole('switch', { name: 'Perfil privado' }).click();
    await other.getByRole('button', { name: 'Salvar' }).click();
    await expect(other.getByText('Perfil atualizado')).toBeVisible();

    const row = await find(page, bia.name);
    await expectAccessible(page);
    await row.getByRole('button', { name: /^Seguir/ }).click();
    await expect(row.getByRole('button', { name: /^Solicitado/ })).toBeVisible();
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/timeline\//);
    await expect(page.getByText('Este perfil é privado')).toBeVisible();
    await expectAccessible(page);
    const timeline = page.url();

    await other.goto(`/timeline/${await idOf(other)}`);
    await other.getByRole('link', { name: 'Seguidores, pedidos e bloqueios' }).click();
    await expect(other).toHaveURL('/settings/people?lista=pedidos');
    await expectAccessible(other);
    await other.getByRole('button', { name: `Aceitar ${ana.name}` }).click();
    await expect(other.getByText('Nenhum pedido pendente.')).toBeVisible();
    await page.reload();
    await expect(page.locator('#conteudo').getByRole('button', { name: /^Seguindo/ })).toBeVisible();
    await expect(page.getByText('Nenhum post por aqui')).toBeVisible();

    const mine = await find(other, ana.name);
    await mine.getByRole('link').click();
    await expect(other.getByText('Segue você')).toBeVisible();
    await other.getByRole('main').getByRole('button', { name: 'Mais opções' }).first().click();
    await other.getByRole('menuitem', { name: 'Bloquear' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
    await expect(other.getByText(`Você bloqueou ${ana.name}`)).toBeVisible();

    await page.goto(timeline);
    await expect(page.getByText('Perfil não encontrado')).toBeVisible();
    await page.goto('/discover');
    await page.getByRole('searchbox').fill(bia.name);
    await expect(page.getByText('Ninguém encontrado')).toBeVisible();

    await other.goto('/settings/people');
    await other.getByRole('link', { name: 'Bloqueados' }).click();
    await other.getByRole('button', { name: `Desbloquear ${ana.name}` }).click();
    await expect(other.getByText('Você não bloqueou ninguém.')).toBeVisible();
    await page.goto(timeline);
    await expect(page.getByText('Este perfil é privado')).toBeVisible();
    await close();
  },
);

test('an author’s name opens the author’s timeline, a post there opens the page of the post, and "Voltar" goes back', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const { page: other, member: author, close } = await another(browser, page, consoleErrors, 'Otto');
  const words = `Da serra ${Date.now()}`;
  await publishWords(other, words);
  await becomeMember(page, newMember('Nilo'));
  await page.goto('/');
  const post = page.getByRole('article').filter({ hasText: words });
  await post.getByRole('link', { name: author.name }).first().click();
  await expect(page).toHaveURL(/\/timeline\/[0-9a-f-]{36}$/);
  // Waits until the code of the timeline page has loaded: until then, the feed stays on the screen.
  await expect(page.getByRole('heading', { name: author.name, level: 1 })).toBeVisible();
  const timeline = page.url();
  await post.getByRole('link', { name: /^Comentar/ }).click();
  await expect(page).toHaveURL(/\/timeline\/[0-9a-f-]{36}\/post\//);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(timeline);
  await close();
});

test('a cropped profile picture is saved and shown on the profile', async ({ page }) => {
  await becomeMember(page, newMember('Cleia'));
  await page.goto('/profile-edit');
  const { default: sharp } = await import('sharp');
  const buffer = await sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#e2703a' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Trocar foto').setInputFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'Enquadrar foto' });
  await dialog.getByRole('group').press('ArrowDown');
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Usar este recorte' }).click();
  await expect(page.getByText('Foto atualizada')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao perfil' }).click();
  await expect(page.getByRole('main').locator('header img').last()).toHaveAttribute('src', /^\/media\//);
});
