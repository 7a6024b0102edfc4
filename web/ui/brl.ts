import { trimText } from '../../schema/texts.ts';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 1990 → 'R$ 19,90', with the space that does not break. */
export function formatBRL(centavos: number) {
  return reais.format(centavos / 100);
}

/** The last point or comma begins the centavos if one or two digits follow it; a group of thousands has three. */
const AMOUNT =
  /^(?:R\$|BRL)?\s*(\d{1,7}|\d{1,3}(?:([.,\s])\d{3})(?:\2\d{3})?)(?:([.,])(\d{1,2}))?\s*(?:R\$|BRL|reais)?$/i;

/**
 * Reads an amount as members type it and as other programs copy it: '19,90', '19.90', 'R$ 19,9', '1.234', '1.234,56',
 * '1,234.56', '19'.
 * @returns centavos, or null for anything else
 */
export function parseBRL(text: string) {
  const plain = trimText(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  const [, whole, group, point, part = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined || (group !== undefined && group === point)) return null;
  // To most members '1,234' is a slip of one and a bit, not a thousand.
  if (group === ',' && point === undefined) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}

/** As `parseBRL` reads it, for a field that says 'R$' itself; nothing for no amount. */
export function centavosText(centavos: number | null) {
  return centavos === null ? '' : (centavos / 100).toFixed(2).replace('.', ',');
}
