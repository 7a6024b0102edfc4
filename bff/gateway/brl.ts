/** Parses text like `R$ 1.234,56` into centavos; returns undefined for any other text. */
export function readBRL(text: string) {
  const [, reais, cents] = /^R\$\s?(\d{1,3}(?:\.\d{3})*|\d+),(\d\d)$/.exec(text.trim()) ?? [];
  if (reais === undefined || cents === undefined) return undefined;
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents);
}
