import { expect, type Page } from '@playwright/test';
import { expectOverlayEntries } from './history.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0027 6000 3184',
  disputed: '4000 0000 0000 0259',
} as const;

/** Fills in the open checkout with this card number and pays. */
export async function payBy(page: Page, card: string) {
  await page.getByRole('textbox', { name: 'Número do cartão' }).fill(card);
  await page.getByRole('textbox', { name: 'Validade (mês e ano)' }).fill('12 / 40');
  await page.getByRole('textbox', { name: 'Código de segurança' }).fill('123');
  await page.getByRole('button', { name: /^Pagar R\$/ }).click();
}

/** Selects the card on the checkout of an ad, and waits for its fields. */
export async function continueWithCard(page: Page) {
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  await page.getByRole('button', { name: 'Continuar com cartão' }).click();
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
}

/** Adds money to the balance by card: opens the form, pays, and waits for the success message. */
export async function addBalance(page: Page, amount: string, card: string = cards.good) {
  await page.goto('/payment/add-balance');
  await page.getByLabel('Outro valor (R$)').fill(amount);
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await payBy(page, card);
  await expect(page.getByText('Saldo adicionado com sucesso!')).toBeVisible();
  await expectOverlayEntries(page, 0);
}
