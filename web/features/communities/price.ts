const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 1990 → 'R$ 19,90', with the space that does not break. */
export function formatPrice(cents: number) {
  return reais.format(cents / 100);
}

/** '19,90', 'R$ 19,9' or '19' as centavos; null for anything else. */
export function parsePrice(text: string) {
  const [, whole, part = ''] = /^(?:R\$)?\s*(\d{1,4}|\d\.\d{3})(?:,(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace('.', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** As `parsePrice` reads it. */
export function priceText(cents: number | null) {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
}
