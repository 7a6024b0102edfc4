import { cards, payBy } from './support/cards.ts';
import { becomeMember, newMember } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a member saves a card with a tick, sees it in the wallet, and removes it', async ({ page }) => {
  await becomeMember(page, newMember('Lia'));
  await page.goto('/payment/add-balance');
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  await page.getByRole('button', { name: /R\$\s20,00/ }).click();
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  const tick = page.getByRole('checkbox', { name: /^Guardar o cartão para renovar minhas assinaturas VIP/ });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expectAccessible(page);
  await payBy(page, cards.asksBank);
  await page.getByRole('button', { name: 'Concluir autenticação' }).click();
  await expect(page.getByText('Saldo adicionado com sucesso!')).toBeVisible();

  await page.goto('/payments');
  const saved = page.getByRole('region', { name: 'Cartão guardado' });
  await expect(saved).toContainText('Visa com final 3184');
  await expect(saved).toContainText('Vence em 12/2040');
  await expectAccessible(page);
  await saved.getByRole('button', { name: 'Remover' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remover o cartão?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remover cartão' }).click();
  await expect(page.getByText('Cartão removido')).toBeVisible();
  await expect(saved).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('R$ 20,00');
  await expect(saved).toHaveCount(0);
});
