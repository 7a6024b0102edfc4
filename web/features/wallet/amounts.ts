import { isBlank } from '../../../schema/texts.ts';
import { nonBreakingBRL, parseBRL } from '../../ui/brl.ts';

/** PRODUCT, "Wallet and payments". */
export const MIN_TOP_UP_CENTAVOS = 500;
export const MAX_TOP_UP_CENTAVOS = 500_000;

export const presets = [2_000, 5_000, 10_000, 20_000] as const; // centavos

/** Returns the problem of a typed amount, or null if it can be paid. */
export function problemOf(text: string) {
  if (isBlank(text)) return 'Campo obrigatório';
  const centavos = parseBRL(text);
  if (centavos === null) return 'Informe um valor em reais, como 25,00.';
  if (centavos < MIN_TOP_UP_CENTAVOS) return `O valor mínimo é ${nonBreakingBRL(MIN_TOP_UP_CENTAVOS)}.`;
  if (centavos > MAX_TOP_UP_CENTAVOS) return `O valor máximo é ${nonBreakingBRL(MAX_TOP_UP_CENTAVOS)}.`;
  return null;
}

/** Returns an amount from an address parameter, at least the minimum, or null if it is invalid or too large. */
export function amountOf(param: string | null) {
  const centavos = Number(param ?? NaN);
  return Number.isSafeInteger(centavos) && centavos <= MAX_TOP_UP_CENTAVOS && centavos > 0
    ? Math.max(centavos, MIN_TOP_UP_CENTAVOS)
    : null;
}

type Funds = { balanceCentavos: number; owedCentavos: number };

/**
 * Returns the share of a price that a card or a Pix pays, as the server computes it: the price minus the balance, plus
 * the debt, and at least the minimum top-up. `kept` is the surplus that stays in the wallet.
 */
export function cardShare(price: number, { balanceCentavos, owedCentavos }: Funds) {
  if (balanceCentavos >= price) return { card: 0, kept: 0 };
  const missing = price - balanceCentavos + owedCentavos;
  const card = Math.max(missing, MIN_TOP_UP_CENTAVOS);
  return { card, kept: card - missing };
}

/** Describes the part of the price that a card or a Pix pays. */
export function payerText({ card, kept }: ReturnType<typeof cardShare>) {
  if (card === 0) return 'Ele paga o valor inteiro.';
  const words = `Por Pix ou cartão você paga ${nonBreakingBRL(card)}`;
  return kept > 0 ? `${words}, que é o mínimo; ${nonBreakingBRL(kept)} ficam no saldo.` : `${words}.`;
}
