import { confusableTable } from './tables.ts';

/** Maps each character to its prototype. All characters that look alike have the same prototype. */
const prototypes = new Map<string, string>();
for (const group of confusableTable.split(';')) {
  const [target = '', distances = ''] = group.split(':');
  const prototype = String.fromCodePoint(...target.split('-').map(fromBase36));
  let code = 0;
  for (const distance of distances.split(','))
    prototypes.set(String.fromCodePoint((code += fromBase36(distance))), prototype);
}

/**
 * Matches an invisible character, or an emoji together with its joiner or tags. The joiner and tags are kept, because
 * they change the emoji's image. U+FE0F is always removed.
 */
const UNSEEN =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:[\u{E0020}-\u{E007F}]+|\u200D)?)|\p{Default_Ignorable_Code_Point}/gu;

/** The first letters of alphabets of circled and squared capitals, and of the halves of flags. All end with Z. */
const CIRCLED = [0x24b6, 0x24d0, 0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
const CIRCLED_LETTER = /[\u24B6-\u24E9\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
/** Letters, each with the signs and emoji that look like them and are absent from confusables.txt. */
const signsOf = {
  ...{
    O: '⭕◯○❍⚪⚫🔴🔵🟠🟡🟢🟣🟤',
    X: '❌❎✖✕✗✘',
    C: '©',
    R: '®',
    TM: '™',
    i: 'ℹ',
    10: '🔟',
    100: '💯',
    AB: '🆎',
    CL: '🆑',
  },
  ...{ COOL: '🆒', FREE: '🆓', ID: '🆔', NEW: '🆕', NG: '🆖', OK: '🆗', SOS: '🆘', UP: '🆙', VS: '🆚' },
};
const signs = new Map(
  Object.entries(signsOf).flatMap(([letters, symbols]) => Array.from(symbols, (sign) => [sign, letters] as const)),
);

/**
 * Replaces the emoji and signs that show letters, such as 🅰 and ⭕, by these letters. Keycaps lose their frame. A flag
 * becomes the two letters that Windows shows in its place.
 */
function withLetters(text: string) {
  const plain = text.replace(CIRCLED_LETTER, (circled) => {
    const code = circled.codePointAt(0) ?? 0;
    return String.fromCodePoint(code - (CIRCLED.findLast((first) => first <= code) ?? 0) + 65);
  });
  return Array.from(plain.replaceAll('\u20E3', ''), (sign) => signs.get(sign) ?? sign).join('');
}

/** Returns the skeleton of a text (UTS 39, section 4). Two texts look alike if they have the same skeleton. */
export function skeletonOf(text: string) {
  const visible = withLetters(text)
    .normalize('NFD')
    .replace(UNSEEN, (_all, emoji?: string) => emoji?.replaceAll('\uFE0F', '') ?? '');
  return Array.from(visible, (letter) => prototypes.get(letter) ?? letter)
    .join('')
    .normalize('NFD');
}

/**
 * Matches capital I's (Latin, Cyrillic or Greek) that are not the first letter of a word and stand beside a small
 * letter. In such a place a reader takes them for a small l: 'CIara' is read as 'Clara', but 'MARIA' is not read as
 * 'MARlA'.
 */
const INNER_I =
  /(?<=\p{Ll}\p{M}*)[I\u0406\u0399\u04C0]+|(?<=[\p{L}\p{N}]\p{M}*)[I\u0406\u0399\u04C0]+(?=\p{M}*\p{Ll})/gu;

/**
 * Returns the keys by which nicknames are compared: two nicknames that share a key look alike, or differ only in upper
 * and lower case from nicknames that do. There is one key for the nickname as written, one for its lower case, one for
 * its upper case, and one for the lower case of the nickname as it is read, because 'I' looks like 'l' while 'i' does
 * not. 'Iara' and 'Lara' are distinct, 'Iara' and 'lara' are not, and 'CIara' and 'clara' are not.
 */
export function keysOfNickname(nickname: string) {
  const plain = withLetters(nickname).normalize('NFD');
  const read = plain.replace(INNER_I, (run) => 'l'.repeat(run.length));
  const small = [plain, read].map((text) => `a${foldedSkeletonOf(text.toLowerCase())}`);
  return [...new Set([`=${skeletonOf(plain)}`, ...small, `A${skeletonOf(plain.toUpperCase())}`])];
}

/**
 * Returns the skeleton of a text in lower case. The skeleton alone may contain capital letters: that of '0' is 'O', so
 * it would keep 'rnar0' and 'maro' apart.
 */
function foldedSkeletonOf(small: string) {
  return skeletonOf(skeletonOf(small).toLowerCase()).toLowerCase();
}

function fromBase36(digits: string) {
  return Number.parseInt(digits, 36);
}
