/**
 * Regular expression for six digits with no letter or digit directly before or after. Blanks, signs and invisible
 * characters may separate the digits.
 */
const SIX_DIGITS = /(?<![\p{L}\p{N}])\d(?:[\s\p{Default_Ignorable_Code_Point}.-]*\d){5}(?![\p{L}\p{N}])/gu;

/**
 * Reads a six-digit code from a mail or an authenticator app. Accepts the forms in which members paste codes: '123
 * 456', '123-456', 'Código: 123456', fullwidth digits, or with invisible characters. Without this, a correct code in
 * such a form would be refused and would use up a try.
 * @returns the six digits; if the text contains no such code or several, the text without blanks
 */
export function readCode(text: string) {
  const plain = text.normalize('NFKC');
  const [code, ...others] = plain.match(SIX_DIGITS) ?? [];
  return code !== undefined && others.length === 0
    ? code.replace(/\D/g, '')
    : plain.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
}
