/**
 * Matches one grapheme, for browsers that lack Intl.Segmenter (Firefox before 125): a flag, or a character with its
 * combining marks, skin tones, tags and the characters that U+200D joins to it.
 */
const CLUSTER = /\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D.)*/gsu;
/**
 * Matches a letter, a digit or an emoji. Does not match fillers, which are invisible letters, or the signs # and *,
 * which are emoji only together with U+FE0F.
 */
const INITIAL = /(?!\p{DI}|[#*](?!\uFE0F))[\p{L}\p{N}\p{Emoji}]/u;
const GEORGIAN = /[\u10D0-\u10FF]/;

/** Created once, because creating it takes longer than rendering the avatar of a post. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the grapheme (a letter with its combining marks, or a whole emoji) that contains the given index of a text.
 * @param place the index, in UTF-16 units
 */
export function graphemeAt(text: string, place: number): { index: number; segment: string } | undefined {
  if ('Segmenter' in Intl) return (segmenter ??= new Intl.Segmenter('pt')).segment(text).containing(place);
  for (const { index, 0: segment } of text.matchAll(CLUSTER))
    if (index + segment.length > place) return { index, segment };
  return undefined;
}

/**
 * Shortens a text to at most `max` UTF-16 units, between two graphemes. A plain slice could cut an emoji such as a flag
 * in half. Only if the first grapheme is longer, as a letter with hundreds of combining marks, is it cut, between two
 * code points: otherwise nothing of the text would be left.
 */
export function cutText(text: string, max: number) {
  return text.length <= max ? text : text.slice(0, graphemeAt(text, max)?.index || max).replace(/\p{Cs}$/u, '');
}

/**
 * Returns the first letter, digit or emoji of a name, and of a name without any its first visible character.
 * The app shows it in place of a missing picture. A letter is shown in title case, unless its title case is longer, as
 * 'Ss' is for 'ß'. Georgian names have no capitals, and the fonts of older phones lack them.
 */
export function initialOf(name: string) {
  const letter = name.search(INITIAL);
  const initial = graphemeAt(name, letter < 0 ? name.search(/[^\s\p{Cf}]/u) : letter)?.segment ?? '·';
  if (GEORGIAN.test(initial)) return initial;
  // The title case of a digraph such as 'ǆ' is the code point after its upper case.
  const capital = initial
    .toUpperCase()
    .replace(/[\u01C4\u01C7\u01CA\u01F1]/, (upper) => String.fromCharCode(upper.charCodeAt(0) + 1));
  return capital.length > initial.length ? initial : capital;
}
