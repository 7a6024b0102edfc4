import { cards, payBy } from './support/cards.ts';
import { becomeMember, newMember } from './support/members.ts';
import { another, expect, expectAccessible, test, watchConsole } from './support/test.ts';

test(
  'a member tops up, then buys, cancels and resumes a VIP subscription; the community’s owner sees pending income',
  { tag: '@gate-phone' },
  async ({ page, browser, consoleErrors }) => {
    const name = `Mesa ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
    const words = `Só para assinantes da ${name}`;
    await becomeMember(page, newMember('Vera'));
    await page.goto('/groups');
    await page.getByRole('button', { name: 'Criar', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Criar comunidade' });
    await form.getByRole('radio', { name: /VIP/ }).check();
    await form.getByLabel('Nome').fill(name);
    await form.getByLabel('Preço por mês (R$)').fill('19,90');
    await form.getByRole('button', { name: 'Criar comunidade' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const address = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Publicar na comunidade' }).click();
    await page.getByRole('tab', { name: 'Texto' }).click();
    await page.getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();

    const { viewport } = test.info().project.use;
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: viewport ?? null });
    const other = await context.newPage();
    await other.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
    watchConsole(other, consoleErrors);
    await becomeMember(other, newMember('Caio'));
    await other.goto(address);
    await expect(other.getByText('Só para quem participa', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: /^Assinar por R\$\s19,90 ao mês$/ }).click();
    await expect(other.getByText(/^Seu saldo não é suficiente: faltam R\$\s19,90\.$/)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('link', { name: 'Adicionar saldo' }).click();
    await expect(other.getByLabel('Outro valor (R$)')).toHaveValue('19,90');
    await other.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await payBy(other, cards.good);

    await other.getByRole('button', { name: /^Pagar R\$\s19,90 e assinar$/ }).click();
    await expect(other.getByText(words)).toBeVisible();
    await expect(
      other.getByText(/^Sua assinatura se renova em .* por R\$\s19,90, com o saldo da carteira\.$/),
    ).toBeVisible();
    await expectAccessible(other);

    await other.getByRole('button', { name: 'Cancelar assinatura' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Cancelar assinatura' }).click();
    await expect(other.getByText(/^Assinatura cancelada\. Você participa até /)).toBeVisible();
    await expect(other.getByText(words)).toBeVisible();
    await other.getByRole('button', { name: 'Retomar assinatura' }).click();
    await expect(other.getByRole('button', { name: 'Cancelar assinatura' })).toBeVisible();
    await other.goto('/payments?tipo=VIP');
    await expect(other.getByRole('list', { name: 'Movimentações' }).getByRole('button')).toContainText(/− R\$\s19,90/);
    await context.close();

    await page.goto('/payments');
    // The owner of a VIP community gets 80 % of the monthly price. The amount is added to the owner's balance in daily
    // parts.
    await expect(page.getByRole('region', { name: 'Saldo' })).toContainText(/R\$\s15,92 a receber de assinaturas VIP/);
  },
);

test('a member joins a VIP community by Pix Automático, sees how it renews, and cancels the mandate in the wallet', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const name = `Mesa ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
  await becomeMember(page, newMember('Vilma'));
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Criar comunidade' });
  await form.getByRole('radio', { name: /VIP/ }).check();
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('Preço por mês (R$)').fill('19,90');
  await form.getByRole('button', { name: 'Criar comunidade' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const other = await another(browser, page, consoleErrors);
  await becomeMember(other, newMember('Caetano'));
  await other.goto(address);
  await other.getByRole('button', { name: /^Assinar por R\$\s19,90 ao mês$/ }).click();
  await other.getByRole('radio', { name: /^Pix Automático/ }).check();
  await expectAccessible(other);
  await other.getByRole('button', { name: /^Gerar o Pix de R\$\s19,90$/ }).click();
  await expect(other.getByRole('img', { name: 'Código QR do Pix' })).toBeVisible();
  await expect(other.getByText(/você autoriza o Pix Automático/)).toBeVisible();
  await expectAccessible(other);
  const codePage = other.url();
  // In another tab or on another device, the member finds the code in the wallet.
  await other.goto('/payments');
  await other.getByRole('button', { name: new RegExp(`^${name}.*Pix para assinatura VIP.*Pendente`) }).click();
  await other.getByRole('button', { name: 'Abrir o código Pix' }).click();
  await expect(other.getByText(/você autoriza o Pix Automático/)).toBeVisible();
  await expectAccessible(other);
  const bankLink = other.getByRole('link', { name: 'Abrir o banco de teste' });
  const [bank] = await Promise.all([other.context().waitForEvent('page'), bankLink.click()]);
  await bank.getByRole('button', { name: 'Pagar este código', exact: true }).click();
  await other.bringToFront();
  await expect(other).toHaveURL(address);
  await expect(other.getByText(/^Sua assinatura se renova em .* por R\$\s19,90, por Pix Automático\.$/)).toBeVisible();
  await expectAccessible(other);
  await other.goto(codePage);
  await expect(other.getByText('Este Pix pagou um mês da comunidade.')).toBeVisible();
  await expectAccessible(other);

  await other.goto('/payments');
  await other.getByRole('button', { name: `Cancelar o Pix Automático de ${name}` }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Cancelar Pix Automático' }).click();
  await expect(other.getByText(/^Renova-se em .* por R\$\s19,90, com o saldo da carteira\.$/)).toBeVisible();
  await other.goto(address);
  await expect(other.getByText(/^Sua assinatura se renova em .*, com o saldo da carteira\.$/)).toBeVisible();
});
