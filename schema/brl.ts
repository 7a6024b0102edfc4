const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * Formats an amount in centavos as `R$ 1.234,56` (negative: `-R$ 12,00`), with a normal space, not a no-break space.
 */
export function formatBRL(centavos: number) {
  return format.format(centavos / 100).replaceAll('\u00a0', ' ');
}

/** Formats an amount like `formatBRL`, but with a no-break space, so that there is no line break after `R$`. */
export function nonBreakingBRL(centavos: number) {
  return formatBRL(centavos).replace(' ', '\u00a0');
}

/**
 * Formats an amount in centavos as `1234,56`, without the currency. Used for Portuguese spreadsheets and for input
 * fields that show `R$` beside the value.
 */
export function centavosText(centavos: number) {
  return (centavos / 100).toFixed(2).replace('.', ',');
}
