import { visibleLength } from '../../../schema/texts.ts';
import { allowedTable } from './tables.ts';

/** Ranges [first, end), in ascending order. */
const allowed: (readonly [number, number])[] = [];
for (const range of allowedTable.split(';')) {
  const [distance = 0, length = 0] = range.split(',').map((digits) => Number.parseInt(digits, 36));
  const first = (allowed.at(-1)?.[0] ?? 0) + distance;
  allowed.push([first, first + length]);
}
/** Identifier_Status forbids the ordinals, but Portuguese uses them in abbreviations: 'Profª Ana'. */
const ORDINALS = 'ªº';
/** More marks than any language puts on one letter (UTS 39, section 5.4): they would overlap the lines above. */
const MANY_MARKS = /\p{M}{5}/u;

/** Created at run time, because TypeScript allows the `v` flag only with newer targets. */
const rgiEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v');
const graphemes = new Intl.Segmenter('pt', { granularity: 'grapheme' });

/** UTS 39, "Highly Restrictive": all letters are of one script, or of scripts that one language combines. */
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

/** Returns true when a name has only visible characters of the general security profile of UTS 39. */
export function hasOnlyAllowed(name: string) {
  const words = withoutEmoji(name);
  if (/\p{Cc}|\p{Default_Ignorable_Code_Point}/u.test(words) || MANY_MARKS.test(words)) return false;
  for (const symbol of words) {
    if (symbol !== ' ' && visibleLength(symbol) === 0) return false;
    if (/[\p{L}\p{M}\p{N}\p{Alphabetic}]/u.test(symbol) && !isAllowed(symbol)) return false;
  }
  return true;
}

/** Returns true when all letters of a name are of one alphabet: 'Аna' with a Cyrillic А is not. */
export function isOfOneAlphabet(name: string) {
  const words = withoutEmoji(name);
  return alphabets.some((alphabet) => alphabet.test(words));
}

/** Removes emoji, because valid ones contain invisible characters: joiners, and tags for a flag's region. */
function withoutEmoji(name: string) {
  return Array.from(graphemes.segment(name), ({ segment }) => (isEmoji(segment) ? '' : segment)).join('');
}

/**
 * Accepts emoji with a missing or superfluous U+FE0F, which requests the coloured form: keyboards differ, and macOS
 * adds it to a star that needs none.
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
