/** Parses an amount in reais such as `R$ 1.234,56` and returns it in centavos. Returns undefined for any other text. */
export function readBRL(text: string) {
  const [, reais, cents] = /^R\$\s?(\d{1,3}(?:\.\d{3})*|\d+),(\d\d)$/.exec(text.trim()) ?? [];
  if (reais === undefined || cents === undefined) return undefined;
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents);
}
