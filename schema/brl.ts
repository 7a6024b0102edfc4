const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Formats centavos as `R$ 1.234,56`, with a plain space (SPEC.md section 9); a debit is `-R$ 12,00`. */
export function formatBRL(centavos: number) {
  return format.format(centavos / 100).replaceAll('\u00a0', ' ');
}

/** Returns `1234,56`, the number format of a Portuguese spreadsheet and of a field that shows `R$` itself. */
export function centavosText(centavos: number) {
  return (centavos / 100).toFixed(2).replace('.', ',');
}
