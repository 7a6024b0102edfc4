/** Returns a text without accents and in lower case, so that the search for 'CORACAO' finds 'coração'. */
export function foldWord(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();
}
