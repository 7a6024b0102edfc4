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

/** Returns the skeleton of a text (UTS 39, section 4). Two texts look alike if they have the same skeleton. */
export function skeletonOf(text: string) {
  const visible = text
    .normalize('NFD')
    .replace(UNSEEN, (_all, emoji?: string) => emoji?.replaceAll('\uFE0F', '') ?? '');
  return Array.from(visible, (letter) => prototypes.get(letter) ?? letter)
    .join('')
    .normalize('NFD');
}

/**
 * Returns the keys by which nicknames are compared: two nicknames that share a key look alike. There is one key for the
 * nickname as written, one for its lower case and one for its upper case, because 'I' looks like 'l' while 'i' does
 * not. 'Iara' and 'Lara' are distinct, 'Iara' and 'lara' are not.
 */
export function keysOfNickname(nickname: string) {
  const [small, capital] = [nickname.toLowerCase(), nickname.toUpperCase()];
  return [`=${skeletonOf(nickname)}`, `a${skeletonOf(small)}`, `A${skeletonOf(capital)}`];
}

function fromBase36(digits: string) {
  return Number.parseInt(digits, 36);
}
