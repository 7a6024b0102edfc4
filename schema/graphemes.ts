/**
 * Matches one grapheme, for browsers that lack Intl.Segmenter (Firefox before 125): a flag, or a character with its
 * combining marks, skin tones, tags and the characters that U+200D joins to it.
 */
const CLUSTER = /\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D.)*/gsu;

/**
 * Returns the grapheme (a letter with its combining marks, or a whole emoji) that contains the given index of a text.
 * @param place the index, in UTF-16 units
 */
export function graphemeAt(text: string, place: number): { index: number; segment: string } | undefined {
  if ('Segmenter' in Intl) return new Intl.Segmenter('pt').segment(text).containing(place);
  for (const { index, 0: segment } of text.matchAll(CLUSTER))
    if (index + segment.length > place) return { index, segment };
  return undefined;
}

/**
 * Shortens a text to at most `max` UTF-16 units and never cuts within a grapheme. A plain slice could cut an emoji such
 * as a flag in half.
 */
export function cutText(text: string, max: number) {
  return text.length <= max ? text : text.slice(0, graphemeAt(text, max)?.index);
}

/**
 * Returns the first letter of a name in upper case, or the emoji with which the name starts. The app shows it in place
 * of a missing picture.
 */
export function initialOf(name: string) {
  return (graphemeAt(name.trimStart(), 0)?.segment ?? '·').toLocaleUpperCase('pt-BR');
}
