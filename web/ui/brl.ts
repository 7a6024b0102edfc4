import { formatBRL } from '../../schema/brl.ts';
import { trimText } from '../../schema/texts.ts';

/** Formats as `formatBRL` does, with a no-break space: a line never ends after `R$`. */
export function nonBreakingBRL(centavos: number) {
  return formatBRL(centavos).replace(' ', '\u00a0');
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
  // Most members who type '1,234' mean an amount near R$ 1, so it is not read as a thousand.
  if (group === ',' && point === undefined) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}
