const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `R$ 1.234,56` with a plain space (SPEC 9). */
export function formatBRL(centavos: number) {
  return format.format(centavos / 100).replaceAll('\u00a0', ' ');
}

/** What a text like `R$ 1.234,56` says, in centavos; undefined for any other. */
export function readBRL(text: string) {
  const [, reais, cents] = /^R\$\s?(\d{1,3}(?:\.\d{3})*|\d+),(\d\d)$/.exec(text.trim()) ?? [];
  if (reais === undefined || cents === undefined) return undefined;
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents);
}
