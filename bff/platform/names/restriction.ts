import { visibleLength } from '../../../schema/texts.ts';
import { withoutEmoji } from './emoji.ts';
import { allowedTable } from './tables.ts';

/** The code points allowed in names, as ranges [first, end) in ascending order. */
const allowed: (readonly [number, number])[] = [];
for (const range of allowedTable.split(';')) {
  const [distance = 0, length = 0] = range.split(',').map((digits) => Number.parseInt(digits, 36));
  const first = (allowed.at(-1)?.[0] ?? 0) + distance;
  allowed.push([first, first + length]);
}
/**
 * Matches characters that are allowed in names although their Identifier_Status is not Allowed: the ordinals of
 * Portuguese abbreviations ('Profª Ana'), rare Han letters, which are usual in Japanese surnames ('山﨑', '𠮷野家'), and
 * Hebrew vowel points ('דָוִד'), because Arabic vowel marks are allowed too.
 */
const ALSO_ALLOWED = /[ªº\p{Unified_Ideograph}\u05B0-\u05BD\u05BF\u05C1\u05C2\u05C7]/u;
const MANY_MARKS = /\p{M}{5}/u;

/**
 * Matches a character that is not part of any text: a control or format character, a private or unassigned code point,
 * a replacement character, or half of a flag, which many systems draw as a letter.
 */
const NO_TEXT = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Regional_Indicator}\uFFFC\uFFFD]/u;

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
/** For each alphabet, matches a letter, a combining mark or a digit that does not belong to it. */
const foreign = [...together, ...alone.map((script) => [script])].map((scripts) => {
  const own = ['Common', 'Inherited', ...scripts].map((name) => `\\p{scx=${name}}`).join('');
  return new RegExp(`(?![${own}])[\\p{Alphabetic}\\p{M}\\p{Nd}]`, 'u');
});

/**
 * Returns true if a name or title has five or more combining marks on one letter: no language uses so many (UTS 39,
 * section 5.4), and they would overlap the lines of text above.
 */
export function hasManyMarks(name: string) {
  return MANY_MARKS.test(name);
}

/** Returns true if a name has only visible characters that the general security profile of UTS 39 allows. */
export function hasOnlyAllowed(name: string) {
  const words = withoutEmoji(name);
  if (NO_TEXT.test(words) || hasManyMarks(words)) return false;
  for (const symbol of words) {
    if (symbol !== ' ' && visibleLength(symbol) === 0) return false;
    if (/[\p{L}\p{M}\p{N}\p{Alphabetic}]/u.test(symbol) && !isAllowed(symbol)) return false;
  }
  return true;
}

/**
 * Returns true if all letters, combining marks and digits of a name belong to one alphabet, and all its digits to one
 * decimal system (UTS 39, section 5.3). Returns false, for example, for 'Аna' with a Cyrillic А, and for '1٢'.
 */
export function isOfOneAlphabet(name: string) {
  const words = withoutEmoji(name);
  const systems = new Set(words.match(/\p{Nd}/gu)?.map(zeroOf));
  return systems.size <= 1 && foreign.some((letter) => !letter.test(words));
}

/** Returns the code point of the zero in the decimal system of a digit. */
function zeroOf(digit: string) {
  let code = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - 1))) code -= 1;
  return code;
}

function isAllowed(symbol: string) {
  const code = symbol.codePointAt(0) ?? 0;
  let [low, high] = [0, allowed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((allowed[middle]?.[1] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return (allowed[low]?.[0] ?? Infinity) <= code || ALSO_ALLOWED.test(symbol);
}
