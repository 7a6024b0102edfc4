import { readFile } from 'node:fs/promises';
import { addBalance, cards, payBy } from './support/cards.ts';
import { expectOverlayEntries } from './support/history.ts';
import { becomeMember, newMember } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const DECLINED = 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente';

test(
  'a top-up succeeds after a declined card, a reload and a failed bank authentication',
  { tag: '@gate-phone' },
  async ({ page }) => {
    await becomeMember(page, newMember('Rita'));
    await page.goto('/payments');
    await expect(page.getByText('Nada no histórico ainda')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Adicionar saldo' }).first().click();

    await expect(page.getByRole('link', { name: 'Anunciar' })).toHaveAttribute('aria-current', 'page');
    const amount = page.getByLabel('Outro valor (R$)');
    const proceed = page.getByRole('button', { name: 'Continuar para o pagamento' });
    for (const [typed, problem] of [
      ['', 'Campo obrigatório'],
      ['dez', 'Informe um valor em reais, como 25,00.'],
      ['4,99', /^O valor mínimo é R\$\s5,00\.$/],
      ['5.000,01', /^O valor máximo é R\$\s5\.000,00\.$/],
    ] as const) {
      await amount.fill(typed);
      await proceed.click();
      await expect(page.getByText(problem)).toBeVisible();
    }
    await page.getByRole('button', { name: /R\$\s20,00/ }).click();
    await expectAccessible(page);
    await proceed.click();

    await expect(page).toHaveTitle(/Pagamento/);
    await payBy(page, cards.declined);
    await expect(page.getByText(DECLINED)).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await payBy(page, cards.asksBank);
    await page.getByRole('button', { name: 'Falhar' }).click();
    await expect(page.getByText('A autenticação do banco não foi concluída.')).toBeVisible();
    await payBy(page, cards.asksBank);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Concluir autenticação' }).click();
    await expect(page.getByText('Saldo adicionado com sucesso!')).toBeVisible();
    await expectOverlayEntries(page, 0);
    await page.goto('/payments');
    await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('R$ 20,00');
  },
);

test('the wallet history keeps its filter in the URL, prints a receipt alone and downloads as CSV', async ({
  page,
}) => {
  await becomeMember(page, newMember('Davi'));
  await addBalance(page, '35,50');
  await addBalance(page, '7,00');
  await page.goto('/payments');
  const lines = page.getByRole('list', { name: 'Movimentações' }).getByRole('button');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(/\+ R\$\s7,00/);
  await expectAccessible(page);

  await page.getByLabel('Tipo').selectOption({ label: 'Assinatura VIP' });
  await expect(page).toHaveURL('/payments?tipo=VIP');
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();

  await lines.last().click();
  const receipt = page.getByRole('dialog', { name: 'Comprovante' });
  await expect(receipt).toContainText(/\+ R\$\s35,50/);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt.getByText('+ R$ 35,50')).toBeInViewport({ ratio: 1 });
  await expect(receipt.getByText('Davi')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Baixar CSV' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^carteira-\d{4}-\d{2}-\d{2}\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.startsWith('\uFEFFData;Hora;Tipo;')).toBe(true);
  expect(table.match(/;(7,00|35,50);/g)).toEqual([';7,00;', ';35,50;']);
});

test('a card payment is credited to the balance even if its page is closed before the confirmation', async ({
  page,
}) => {
  await becomeMember(page, newMember('Nina'));
  // Holds back the request by which the page confirms the payment, so that it never reaches the gateway.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ConfirmTopUp')) await new Promise(() => undefined);
    else await route.fallback();
  });
  await page.goto('/payment/add-balance');
  await page.getByLabel('Outro valor (R$)').fill('12,00');
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await payBy(page, cards.good);
  await expect(page.getByText('Pagamento feito. Confirmando')).toBeAttached();
  const later = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await later.goto('/payments');
  await expect(async () => {
    await later.reload();
    await expect(later.getByRole('region', { name: 'Saldo' })).toContainText('R$ 12,00', { timeout: 3_000 });
  }).toPass();
});
