import { isBlank } from '../../../schema/texts.ts';
import { nonBreakingBRL } from '../../../schema/brl.ts';
import { parseBRL } from '../../ui/brl.ts';

/** The minimum and maximum top-up of PRODUCT.md, "Wallet and payments". */
export const MIN_TOP_UP_CENTAVOS = 500;
export const MAX_TOP_UP_CENTAVOS = 500_000;

export const presets = [2_000, 5_000, 10_000, 20_000] as const; // centavos

/** Returns the error message for a typed amount; null if the amount can be paid. */
export function problemOf(text: string) {
  if (isBlank(text)) return 'Campo obrigatório';
  const centavos = parseBRL(text);
  if (centavos === null) return 'Informe um valor em reais, como 25,00.';
  if (centavos < MIN_TOP_UP_CENTAVOS) return `O valor mínimo é ${nonBreakingBRL(MIN_TOP_UP_CENTAVOS)}.`;
  if (centavos > MAX_TOP_UP_CENTAVOS) return `O valor máximo é ${nonBreakingBRL(MAX_TOP_UP_CENTAVOS)}.`;
  return null;
}

/**
 * Returns the amount in a query parameter, in centavos. An amount below the minimum top-up is raised to the minimum,
 * and an amount above the maximum is lowered to the maximum; `isPart` is then true. Returns null if the parameter is
 * invalid.
 */
export function amountOf(param: string | null) {
  const centavos = Number(param ?? NaN);
  if (!Number.isSafeInteger(centavos) || centavos <= 0) return null;
  const inLimits = Math.min(Math.max(centavos, MIN_TOP_UP_CENTAVOS), MAX_TOP_UP_CENTAVOS);
  return { centavos: inLimits, isPart: centavos > MAX_TOP_UP_CENTAVOS };
}

type Funds = Record<'balance' | 'owed', { centavos: number }>;

/**
 * Returns `card`, the part of a price that a card or Pix pays: the price minus the wallet's balance, plus the member's
 * debt, but at least the minimum top-up. The server computes it in the same way. `kept` is the surplus that stays in
 * the wallet.
 */
export function cardShare(price: number, { balance, owed }: Funds) {
  if (balance.centavos >= price) return { card: 0, kept: 0 };
  const missing = price - balance.centavos + owed.centavos;
  const card = Math.max(missing, MIN_TOP_UP_CENTAVOS);
  return { card, kept: card - missing };
}

/** Returns a sentence about the part of the price that a card or Pix pays. */
export function payerText({ card, kept }: ReturnType<typeof cardShare>) {
  if (card === 0) return 'Ele paga o valor inteiro.';
  const words = `Por Pix ou cartão você paga ${nonBreakingBRL(card)}`;
  return kept > 0 ? `${words}, que é o mínimo; ${nonBreakingBRL(kept)} ficam no saldo.` : `${words}.`;
}
