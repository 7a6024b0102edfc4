import { asciiDigits } from '../../schema/digits.ts';
import { trimText } from '../../schema/texts.ts';

/** The signs that Arabic keyboards write between the digits of an amount. */
const DECIMAL_SEPARATOR = /\u066b/g;
const THOUSANDS_SEPARATOR = /\u066c/g;

/**
 * Matches an amount of money. After the last point or comma, one or two digits are centavos; three digits belong to the
 * whole number (thousands). A point or comma may also end the amount.
 */
const AMOUNT =
  /^(?:R\$|BRL)?\s*(\d{1,7}|\d{1,3}(?:([.,\s'’])\d{3})(?:\2\d{3})?)(?:\s*([.,])\s*(\d{1,2})|[.,])?\s*(?:R\$|BRL|reais)?$/i;

/**
 * Parses an amount of money as members type it or paste it from other programs: '19,90', '19.90', 'R$ 19,9', '1.234',
 * '1.234,56', '1,234.56', '1’234,56', '19', '19,', '19 ,90', '１９,９０', '١٩٫٩٠'.
 * @returns the amount in centavos, or null for any other text
 */
export function parseBRL(text: string) {
  const visible = asciiDigits(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const plain = trimText(visible.replace(DECIMAL_SEPARATOR, ',').replace(THOUSANDS_SEPARATOR, '’'));
  const [, whole, group, point, part = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined || (group !== undefined && group === point)) return null;
  // Do not read '1,234' as a thousand, because members who type it probably mean about R$ 1.
  if (group === ',' && point === undefined) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}
