import type { Browser, Page } from '@playwright/test';
import { becomeMember, logIn, newMember } from './support/members.ts';
import { expect, expectAccessible, test, watchConsole } from './support/test.ts';

test(
  'a private community shows its posts to an approved member until that member is removed',
  { tag: '@gate-phone' },
  async ({ page, browser, consoleErrors }) => {
    const name = `Roda ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
    const words = `Só para a roda ${name}`;
    await becomeMember(page, newMember('Olga'));
    await page.goto('/groups');
    await expect(page.getByRole('heading', { name: 'Comunidades', exact: true })).toBeVisible();
    await create(page, name);
    await page.getByText('Regras', { exact: true }).click();
    await expect(page.getByText('Com respeito.')).toBeVisible();
    await expectAccessible(page);
    const address = new URL(page.url()).pathname;

    await page.getByRole('link', { name: 'Publicar na comunidade' }).click();
    await page.getByRole('tab', { name: 'Texto' }).click();
    await page.getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page).toHaveURL(address);
    const card = page.getByRole('article').filter({ hasText: words });
    await expect(card).toBeVisible();
    const post =
      (await card
        .getByRole('link', { name: /coment/i })
        .first()
        .getAttribute('href')) ?? '';
    expect(post).toMatch(new RegExp(`^${address}/post/[0-9a-f-]{36}$`));

    const asking = newMember('Pedro');
    const other = await another(browser, page, consoleErrors);
    await becomeMember(other, asking);
    await other.goto('/groups?aba=descobrir');
    await other.getByRole('searchbox', { name: 'Buscar comunidades' }).fill(name);
    await expectAccessible(other);
    await other.getByRole('link', { name: new RegExp(name) }).click();
    await expect(other.getByText('Só para quem participa', { exact: true })).toBeVisible();
    await expect(other.getByText('Com respeito.')).toHaveCount(0);
    await other.getByRole('button', { name: 'Pedir para entrar' }).click();
    await expect(other.getByText('Quem cuida da comunidade vai responder')).toBeVisible();
    await other.goto(post);
    await expect(other.getByRole('heading', { name: 'Post não encontrado' })).toBeVisible();

    await page.goto(`${address}?aba=pedidos`);
    await page.getByRole('button', { name: `Aprovar ${asking.name}` }).click();
    await expect(page.getByText('Nenhum pedido')).toBeVisible();
    await other.goto(address);
    await expect(other.getByText(words)).toBeVisible();
    await expectAccessible(other);

    await page.getByRole('link', { name: 'Membros', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Opções de ${asking.name}` }).click();
    await page.getByRole('menuitem', { name: 'Remover' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByRole('button', { name: `Opções de ${asking.name}` })).toHaveCount(0);
    await expect(other.getByText(words), 'the open page ends live').toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Pedir para entrar' })).toBeVisible();
    await other.goto(address);
    await expect(other.getByRole('button', { name: 'Pedir para entrar' })).toBeVisible();
    await expect(other.getByText(words)).toHaveCount(0);
    await other.goto(post);
    await expect(other.getByRole('heading', { name: 'Post não encontrado' })).toBeVisible();
    await other.context().close();
  },
);

test('a VIP community shows non-members its monthly price and no button to request entry', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const name = `Camarote ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
  await becomeMember(page, newMember('Vera'));
  await page.goto('/groups');
  await create(page, name, '19,90');
  const address = new URL(page.url()).pathname;

  const other = await another(browser, page, consoleErrors);
  await becomeMember(other, newMember('Nilo'));
  await other.goto(address);
  await expect(other.getByRole('button', { name: /^Assinar por R\$\s19,90 ao mês$/ })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Pedir para entrar' })).toHaveCount(0);
  await expectAccessible(other);
  await other.context().close();
});

test('a member joins a private community through its invite link', async ({ page, browser, consoleErrors }) => {
  const name = `Convite ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
  await becomeMember(page, newMember('Ines'));
  await page.goto('/groups');
  await create(page, name);
  await page.getByRole('link', { name: 'Convites' }).click();
  await page.getByRole('button', { name: 'Criar convite' }).click();
  await expect(page.getByLabel('Link do convite')).toBeVisible();
  // After a reload of the page, the invite link has to be shown again.
  await page.reload();
  const link = await page.getByLabel('Link do convite').inputValue();
  await expectAccessible(page);

  const other = await another(browser, page, consoleErrors);
  await becomeMember(other, newMember('Caio'));
  await other.goto(link);
  await other.getByRole('button', { name: 'Entrar na comunidade' }).click();
  await expect(other.getByRole('link', { name: 'Publicar na comunidade' })).toBeVisible();
  await other.context().close();
});

test('an offer to transfer a community can be cancelled; accepting a new offer makes the other member the owner', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const name = `Herança ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
  const olga = newMember('Olga');
  await becomeMember(page, olga);
  await page.goto('/groups');
  await create(page, name);
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Convites' }).click();
  await page.getByRole('button', { name: 'Criar convite' }).click();
  const link = await page.getByLabel('Link do convite').inputValue();

  const nilo = newMember('Nilo');
  const other = await another(browser, page, consoleErrors);
  await becomeMember(other, nilo);
  await other.goto(link);
  await other.getByRole('button', { name: 'Entrar na comunidade' }).click();
  await expect(other.getByRole('link', { name: 'Publicar na comunidade' })).toBeVisible();

  await page.goto(`${address}?aba=membros`);
  const offer = async () => {
    await page.getByRole('button', { name: `Opções de ${nilo.name}` }).click();
    await page.getByRole('menuitem', { name: 'Transferir comunidade' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oferecer' }).click();
    await expect(page.getByText('Aguardando resposta')).toBeVisible();
  };
  await offer();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar oferta' }).click();
  await expect(page.getByText('Aguardando resposta')).toHaveCount(0);
  await offer();

  await other.goto('/notifications');
  await other
    .getByRole('link', { name: new RegExp(`${olga.name} quer transferir para você a comunidade ${name}`) })
    .click();
  await expect(other.getByRole('heading', { name: `${olga.name} quer transferir ${name} para você` })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Aceitar' }).click();
  await expect(other.getByRole('heading', { name: `${olga.name} quer transferir ${name} para você` })).toHaveCount(0);
  await other.getByRole('button', { name: 'Opções da comunidade' }).click();
  await expect(other.getByRole('menuitem', { name: 'Encerrar comunidade' })).toBeVisible();
  await expect(page.getByText('Aguardando resposta'), 'the open page updates live').toHaveCount(0);
  await page.getByRole('button', { name: 'Opções da comunidade' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair da comunidade' })).toBeVisible();
  await other.context().close();
});

test('the communities page tells a FREE member that communities are for PROFISSIONAL profiles', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, { email: 'bruno@brasa.example', password: 'brasa-demo-2026' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Comunidades' }).click();
  await expect(page.getByText('Por que só para perfis PROFISSIONAL')).toBeVisible();
  await page.goto('/groups/nao-existe');
  await expect(page, 'a FREE member who opens a community is sent to /groups').toHaveURL('/groups');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/');
});

async function create(page: Page, name: string, price?: string) {
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Criar comunidade' });
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('Descrição').fill('Conversa boa e sem pressa.');
  await form.getByLabel('Regras').fill('Com respeito.');
  if (price !== undefined) {
    await form.getByRole('radio', { name: /VIP/ }).check();
    await form.getByLabel('Preço por mês (R$)').fill(price);
  }
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Criar comunidade' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function another(browser: Browser, like: Page, consoleErrors: string[]) {
  const context = await browser.newContext({ viewport: like.viewportSize(), locale: 'pt-BR' });
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  watchConsole(other, consoleErrors);
  return other;
}
