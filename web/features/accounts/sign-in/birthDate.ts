import { numbersIn } from '../../../ui/numbersIn.ts';
import { asciiDigits } from '../../../../schema/digits.ts';

/** Formats the digits of a text as DD/MM/YYYY, at most 10 characters (SPEC.md, section 5). */
export function maskBirthDate(text: string) {
  const digits = digitsOf(text).slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

function digitsOf(text: string) {
  return asciiDigits(text).replace(/\D/g, '');
}

/**
 * Parses a date that autofill or a paste inserted as a whole: '1990-05-03', '3/5/90', '03.05.1990', '19900503',
 * '3 de maio de 1990'. Reads the first number as the month only if it cannot be the day: '5/23/1990'. Ignores words
 * before it.
 * @returns DD/MM/YYYY, or null for a text that is no whole date
 */
export function wholeBirthDate(text: string) {
  const [first = '', second = '', third = '', ...more] = numbersIn(text.replace(/^\P{Nd}+/u, ''));
  if (more.length > 0) return null;
  if (second === '' && first.length === 8)
    return (
      written(first.slice(0, 2), first.slice(2, 4), first.slice(4)) ??
      written(first.slice(6), first.slice(4, 6), first.slice(0, 4))
    );
  if (first.length === 4) return written(third, second, first);
  return written(first, second, third) ?? written(second, first, third);
}

/**
 * Writes a date as DD/MM/YYYY. A year of two digits means the person's age is from 18 to 99 years. Returns null if
 * there is no such date.
 */
function written(day: string, month: string, year: string) {
  const now = new Date().getFullYear();
  const age = (now - Number(year)) % 100;
  const masked = [day.padStart(2, '0'), month.padStart(2, '0'), year.length === 2 && age >= 18 ? now - age : year].join(
    '/',
  );
  return parseBirthDate(masked) === null ? null : masked;
}

/** Returns the position of the caret after the text was formatted: behind the digit that was before the caret. */
export function maskedCaret(text: string, caret: number) {
  const digitsBefore = Math.min(digitsOf(text.slice(0, caret)).length, 8);
  const separators = digitsBefore > 4 ? 2 : digitsBefore > 2 ? 1 : 0;
  return digitsBefore + separators;
}

/** Converts DD/MM/YYYY to YYYY-MM-DD. Returns null if the calendar has no such day. */
export function parseBirthDate(masked: string) {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(masked) ?? [];
  if (!day || !month || !year) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month}-${day}` : null;
}
