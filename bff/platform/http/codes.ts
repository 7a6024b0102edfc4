/** Six digits with blanks, signs or invisible characters between them, and no letter beside them. */
const SIX_DIGITS = /(?<![\p{L}\p{N}])\d(?:[\s\p{Default_Ignorable_Code_Point}.-]*\d){5}(?![\p{L}\p{N}])/gu;

/**
 * Reads a code of six digits, by mail or of an authenticator app, as it was pasted: '123 456', '123-456',
 * 'Código: 123456', fullwidth digits, and invisible characters around them. Without this a right code is refused and
 * uses up a try.
 * @returns the six digits, or the text without blanks if there is no such code, or more than one
 */
export function readCode(text: string) {
  const plain = text.normalize('NFKC');
  const [code, ...others] = plain.match(SIX_DIGITS) ?? [];
  return code !== undefined && others.length === 0
    ? code.replace(/\D/g, '')
    : plain.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
}
