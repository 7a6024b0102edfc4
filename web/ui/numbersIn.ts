import { asciiDigits } from '../../schema/digits.ts';

const MONTHS = 'janfevmarabrmaijunjulagosetoutnovdez';

/**
 * Returns the numbers of a written date in their order. The Portuguese name of a month after a number counts as the
 * month's number: '3 de maio de 1990' gives 3, 5 and 1990. Ignores a time after the date.
 */
export function numbersIn(text: string): string[] {
  const plain = asciiDigits(text)
    .replace(/\d+:.*/s, '')
    .replace(/\p{L}{3,}/gu, (word) => {
      const at = MONTHS.indexOf(word.slice(0, 3).toLowerCase());
      return at % 3 === 0 ? ` ${at / 3 + 1} ` : ' ';
    });
  return plain.match(/\d+/g) ?? [];
}
