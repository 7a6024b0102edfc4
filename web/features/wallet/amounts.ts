import { formatBRL, parseBRL } from '../../ui/brl.ts';

/** PRODUCT, "Wallet and payments". */
export const MIN_TOP_UP = 500; // centavos
export const MAX_TOP_UP = 500_000; // centavos

export const presets = [2_000, 5_000, 10_000, 20_000] as const; // centavos

/** What is wrong with an amount as it was typed; null when it can be paid. */
export function problemOf(text: string) {
  if (text.trim() === '') return 'Campo obrigatório';
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
