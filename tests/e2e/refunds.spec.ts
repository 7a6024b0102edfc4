import { addBalance, cards } from './support/cards.ts';
import { becomeMember, newMember } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('refunding a card payment from its receipt updates balance and history and sends a notification', async ({
  page,
}) => {
  await becomeMember(page, newMember('Ivo'));
  await addBalance(page, '35,50');
  await page.goto('/payments');
  const lines = page.getByRole('list', { name: 'Movimentações' }).getByRole('button');
  await lines.first().click();
  const receipt = page.getByRole('dialog', { name: 'Comprovante' });
  await receipt.getByRole('button', { name: /^Devolver R\$\s35,50 ao cartão$/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Devolver ao cartão?' });
  await expect(question).toContainText('voltam para o cartão usado no pagamento');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Devolver' }).dblclick();
  await expect(page.getByText(/R\$\s35,50 a caminho do seu cartão/)).toBeVisible();
  await expect(receipt.getByRole('button', { name: /^Devolver/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);

  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('R$ 0,00');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(/Devolvido ao cartão.*− R\$\s35,50/);
  await page.reload();
  await lines.last().click();
  await expect(receipt).toContainText(/\+ R\$\s35,50/);
  await expect(receipt.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await expect(
    receipt.getByRole('button', { name: /^Devolver/ }),
    'the refund button is gone after one refund',
  ).toHaveCount(0);

  await page.goto('/notifications');
  await page.getByRole('link', { name: /Devolução do pagamento: R\$\s35,50 a caminho da fatura/ }).click();
  await expect(page).toHaveURL(/\/payments\?recibo=/);
  await expect(receipt).toContainText(/− R\$\s35,50/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/payments');
});

test('the amount of a disputed card payment is taken from the balance, and the member gets a notification', async ({
  page,
}) => {
  await becomeMember(page, newMember('Noa'));
  await addBalance(page, '20,00', cards.disputed);
  await page.goto('/notifications');
  const notice = page.getByRole('link', { name: /Contestação do pagamento: R\$\s20,00 fora da sua carteira/ });
  await expect(notice).toBeVisible();
  await notice.click();
  await expect(page.getByRole('dialog', { name: 'Comprovante' })).toContainText('Contestado no cartão');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('R$ 0,00');
});
