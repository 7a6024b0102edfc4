import { isBlank } from '../../../schema/texts.ts';
import { formatBRL, parseBRL } from '../../ui/brl.ts';

/** PRODUCT, "Wallet and payments". */
export const MIN_TOP_UP = 500; // centavos
export const MAX_TOP_UP = 500_000; // centavos

export const presets = [2_000, 5_000, 10_000, 20_000] as const; // centavos

/** What is wrong with an amount as it was typed; null when it can be paid. */
export function problemOf(text: string) {
  if (isBlank(text)) return 'Campo obrigatório';
  const centavos = parseBRL(text);
  if (centavos === null) return 'Informe um valor em reais, como 25,00.';
  if (centavos < MIN_TOP_UP) return `O valor mínimo é ${formatBRL(MIN_TOP_UP)}.`;
  if (centavos > MAX_TOP_UP) return `O valor máximo é ${formatBRL(MAX_TOP_UP)}.`;
  return null;
}

/** An amount out of an address, when it may be suggested. */
export function amountOf(param: string | null) {
  const centavos = Number(param ?? NaN);
  return Number.isSafeInteger(centavos) && centavos <= MAX_TOP_UP && centavos > 0
    ? Math.max(centavos, MIN_TOP_UP)
    : null;
}

type Funds = { balanceCentavos: number; owedCentavos: number };

/** What a card pays of a price, as the server decides it: the rest, what is owed, and never less than the least. */
export function cardShare(price: number, { balanceCentavos, owedCentavos }: Funds) {
  if (balanceCentavos >= price) return { card: 0, kept: 0 };
  const missing = price - balanceCentavos + owedCentavos;
  const card = Math.max(missing, MIN_TOP_UP);
  return { card, kept: card - missing };
}

/** The same in words. */
export function payerWords({ card, kept }: ReturnType<typeof cardShare>) {
  if (card === 0) return 'Ele paga o valor inteiro.';
  const words = `No cartão você paga ${formatBRL(card)}`;
  return kept > 0 ? `${words}, que é o mínimo; ${formatBRL(kept)} ficam no saldo.` : `${words}.`;
}
