/**
 * Replaces Intl.Segmenter in Firefox before 125. It matches a flag, or a symbol with its marks, tones, tags and U+200D
 * joins.
 */
const CLUSTER = /\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D.)*/gsu;

/** Returns what a reader takes for one character (a letter with its marks, an emoji) at a place of a text. */
export function graphemeAt(text: string, place: number): { index: number; segment: string } | undefined {
  if ('Segmenter' in Intl) return new Intl.Segmenter('pt').segment(text).containing(place);
  for (const { index, 0: segment } of text.matchAll(CLUSTER))
    if (index + segment.length > place) return { index, segment };
  return undefined;
}

/**
 * Returns the beginning of a text, with a maximum number of UTF-16 units. A plain slice could cut an emoji such as a
 * flag in half.
 */
export function cutText(text: string, max: number) {
  return text.length <= max ? text : text.slice(0, graphemeAt(text, max)?.index);
}

/** Returns the whole emoji or the first letter of a name, for a tile that stands for a picture. */
export function initialOf(name: string) {
  return (graphemeAt(name.trimStart(), 0)?.segment ?? '·').toLocaleUpperCase('pt-BR');
}
