/** Length of a code by mail or of an authenticator app. */
const DIGITS = 6;

/**
 * Reads a code of six digits as it was pasted: '123 456', '123-456', 'Código: 123456', fullwidth digits, and invisible
 * characters around them. Without this a right code is refused and uses up a try.
 * @returns the six digits, or the text without blanks if there are not six
 */
export function readCode(text: string) {
  const plain = text.normalize('NFKC');
  const digits = plain.replace(/\D/g, '');
  return digits.length === DIGITS ? digits : plain.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
}
