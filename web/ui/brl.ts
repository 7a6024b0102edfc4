import { formatBRL } from '../../schema/brl.ts';
import { trimText } from '../../schema/texts.ts';

/** Formats like `formatBRL`, but with a no-break space, so that no line breaks after `R$`. */
export function nonBreakingBRL(centavos: number) {
  return formatBRL(centavos).replace(' ', '\u00a0');
}

/**
 * Matches an amount of money. One or two digits after the last point or comma are centavos; three digits are thousands.
 */
const AMOUNT =
  /^(?:R\$|BRL)?\s*(\d{1,7}|\d{1,3}(?:([.,\s])\d{3})(?:\2\d{3})?)(?:([.,])(\d{1,2}))?\s*(?:R\$|BRL|reais)?$/i;

/**
 * Reads an amount as members type it and as other programs copy it: '19,90', '19.90', 'R$ 19,9', '1.234', '1.234,56',
 * '1,234.56', '19'.
 * @returns the amount in centavos, or null for any other text
 */
export function parseBRL(text: string) {
  const plain = trimText(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  const [, whole, group, point, part = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined || (group !== undefined && group === point)) return null;
  // Members typing '1,234' probably mean about R$ 1, so the text is not read as a thousand.
  if (group === ',' && point === undefined) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}
