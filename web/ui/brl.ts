import { trimText } from '../../schema/texts.ts';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 1990 → 'R$ 19,90', with the space that does not break. */
export function formatBRL(centavos: number) {
  return reais.format(centavos / 100);
}

/** '19,90', 'R$ 19,9', '1.234' or '19' as centavos; null for anything else. */
export function parseBRL(text: string) {
  const [, whole, part = ''] =
    /^(?:R\$)?\s*(\d{1,7}|\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/.exec(trimText(text)) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** As `parseBRL` reads it, for a field that says 'R$' itself; nothing for no amount. */
export function centavosText(centavos: number | null) {
  return centavos === null ? '' : (centavos / 100).toFixed(2).replace('.', ',');
}
