import { trimText } from '../../../../schema/texts.ts';

/** Formats the digits of a text as DD/MM/YYYY, at most 10 characters (SPEC.md, section 5). */
export function maskBirthDate(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** The date formats that the browser's autofill or a paste may insert. */
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:T.*)?$/;
const DAY_FIRST = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})$/;

/**
 * Parses a date that autofill or a paste inserted as a whole: '1990-05-03', '3/5/1990', '03.05.1990', '19900503'.
 * @returns DD/MM/YYYY, or null if the date is incomplete because the member is still typing
 */
export function wholeBirthDate(text: string) {
  const plain = trimText(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  const masked = maskBirthDate(plain);
  if (/^\d{8}$/.test(plain) && parseBirthDate(masked) !== null) return masked;
  const [, year, month, day] = YEAR_FIRST.exec(plain.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')) ?? [];
  if (year && month && day) return written(day, month, year);
  const [, first, second, last] = DAY_FIRST.exec(plain) ?? [];
  return first && second && last ? written(first, second, last) : null;
}

function written(day: string, month: string, year: string) {
  const masked = `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  return parseBirthDate(masked) === null ? null : masked;
}

/** Returns the position of the caret after the text was formatted: behind the digit that was before the caret. */
export function maskedCaret(text: string, caret: number) {
  const digitsBefore = Math.min(text.slice(0, caret).replace(/\D/g, '').length, 8);
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
