import { visibleLength } from '../../../schema/texts.ts';
import { allowedTable } from './tables.ts';

/** The code points allowed in names, as ranges [first, end) in ascending order. */
const allowed: (readonly [number, number])[] = [];
for (const range of allowedTable.split(';')) {
  const [distance = 0, length = 0] = range.split(',').map((digits) => Number.parseInt(digits, 36));
  const first = (allowed.at(-1)?.[0] ?? 0) + distance;
  allowed.push([first, first + length]);
}
/**
 * The ordinals ª and º are allowed in names although their Identifier_Status is not Allowed, because Portuguese uses
 * them in abbreviations: 'Profª Ana'.
 */
const ORDINALS = 'ªº';
/**
 * A name may not have five or more combining marks on one letter: no language uses so many (UTS 39, section 5.4), and
 * they would overlap the lines of text above.
 */
const MANY_MARKS = /\p{M}{5}/u;

/** The regular expression is created at run time, because TypeScript allows the `v` flag only with newer targets. */
const rgiEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v');
const graphemes = new Intl.Segmenter('pt', { granularity: 'grapheme' });

/**
 * The scripts that may occur together in a name. The level "Highly Restrictive" of UTS 39 allows letters of a single
 * script, or of scripts that one language combines, as Japanese does.
 */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const alone = [
  ...['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Ethiopic', 'Thaana', 'Devanagari'],
  ...['Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao'],
  ...['Tibetan', 'Myanmar', 'Khmer'],
];
const alphabets = [...together, ...alone.map((script) => [script])].map(
  (scripts) =>
    new RegExp(
      `^[\\P{Alphabetic}${['Common', 'Inherited', ...scripts].map((name) => `\\p{scx=${name}}`).join('')}]*$`,
      'u',
    ),
);

/** Returns true if a name has only visible characters that the general security profile of UTS 39 allows. */
export function hasOnlyAllowed(name: string) {
  const words = withoutEmoji(name);
  if (/\p{Cc}|\p{Default_Ignorable_Code_Point}/u.test(words) || MANY_MARKS.test(words)) return false;
  for (const symbol of words) {
    if (symbol !== ' ' && visibleLength(symbol) === 0) return false;
    if (/[\p{L}\p{M}\p{N}\p{Alphabetic}]/u.test(symbol) && !isAllowed(symbol)) return false;
  }
  return true;
}

/**
 * Returns true if all letters of a name belong to one alphabet. Returns false, for example, for 'Аna' with a Cyrillic
 * А.
 */
export function isOfOneAlphabet(name: string) {
  const words = withoutEmoji(name);
  return alphabets.some((alphabet) => alphabet.test(words));
}

/**
 * Removes emoji from the name before the check, because valid emoji contain invisible characters: joiners, and tags for
 * the region of a flag.
 */
function withoutEmoji(name: string) {
  return Array.from(graphemes.segment(name), ({ segment }) => (isEmoji(segment) ? '' : segment)).join('');
}

/**
 * Returns true for an emoji, even if U+FE0F (which requests the coloured form) is missing or superfluous. Keyboards
 * differ, and macOS adds U+FE0F to a star that does not need it.
 */
function isEmoji(grapheme: string) {
  if (rgiEmoji.test(grapheme)) return true;
  const qualified = grapheme
    .replaceAll('\uFE0F', '')
    .replaceAll(/(?!\p{Emoji_Presentation})\p{Emoji}(?!\p{Emoji_Modifier})/gu, '$&\uFE0F');
  return grapheme.length > 1 && rgiEmoji.test(qualified);
}

function isAllowed(symbol: string) {
  const code = symbol.codePointAt(0) ?? 0;
  let [low, high] = [0, allowed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((allowed[middle]?.[1] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return (allowed[low]?.[0] ?? Infinity) <= code || ORDINALS.includes(symbol);
}
