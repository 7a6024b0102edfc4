import { asciiDigits } from '../../../schema/digits.ts';

/** Regular expression for six digits with no letter or digit directly before or after. */
const SIX_DIGITS = /(?<![\p{L}\p{N}])\d{6}(?![\p{L}\p{N}])/gu;

/** Like `SIX_DIGITS`, but up to three blanks or signs may follow each digit. */
const DIGITS_APART = /(?<![\p{L}\p{N}])\d(?:[^\p{L}\p{N}]{0,3}\d){5}(?![\p{L}\p{N}])/gu;

/**
 * Reads a six-digit code from a mail or an authenticator app. Accepts the forms in which members paste codes: '123
 * 456', '123–456', 'Código: 123456', digits of other scripts, or with invisible characters. Without this, a correct
 * code in such a form would be refused and would use up a try. Digits without signs between them take precedence, so
 * that the code is found beside a date.
 * @returns the six digits; if the text contains no such code or several, the text without blanks
 */
export function readCode(text: string) {
  const plain = asciiDigits(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  for (const form of [SIX_DIGITS, DIGITS_APART]) {
    const [code, ...others] = plain.match(form) ?? [];
    if (code !== undefined && others.length === 0) return code.replace(/\D/g, '');
  }
  return plain.replace(/\s/g, '');
}
