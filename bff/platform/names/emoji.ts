/** The regular expression is created at run time, because TypeScript allows the `v` flag only with newer targets. */
const rgiEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v');
const graphemes = new Intl.Segmenter('pt', { granularity: 'grapheme' });
/** Matches U+FE0F that does not directly follow a character of an emoji, for example because it is repeated. */
const STRAY_VARIATION = /(?<!\p{Emoji})\uFE0F/u;

/**
 * Removes emoji from a text before a check of its characters, because valid emoji contain invisible characters:
 * joiners, and tags for the region of a flag.
 */
export function withoutEmoji(text: string) {
  return Array.from(graphemes.segment(text), ({ segment }) => (isEmoji(segment) ? '' : segment)).join('');
}

/**
 * Returns true for an emoji, even if U+FE0F (which requests the coloured form) is missing or superfluous. Keyboards
 * differ, and macOS adds U+FE0F to a star that does not need it.
 */
function isEmoji(grapheme: string) {
  if (rgiEmoji.test(grapheme)) return true;
  if (STRAY_VARIATION.test(grapheme)) return false;
  const qualified = grapheme
    .replaceAll('\uFE0F', '')
    .replaceAll(/(?!\p{Emoji_Presentation})\p{Emoji}(?!\p{Emoji_Modifier})/gu, '$&\uFE0F');
  return grapheme.length > 1 && rgiEmoji.test(qualified);
}
