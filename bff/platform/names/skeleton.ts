import { confusableTable } from './tables.ts';

/** From a character to what stands for all that look like it. */
const prototypes = new Map<string, string>();
for (const group of confusableTable.split(';')) {
  const [target = '', distances = ''] = group.split(':');
  const prototype = String.fromCodePoint(...target.split('-').map(fromBase36));
  let code = 0;
  for (const distance of distances.split(','))
    prototypes.set(String.fromCodePoint((code += fromBase36(distance))), prototype);
}

/** An emoji with what makes one picture of several: in it the unseen is seen, but for U+FE0F. */
const UNSEEN =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:[\u{E0020}-\u{E007F}]+|\u200D)?)|\p{Default_Ignorable_Code_Point}/gu;

/** Returns the skeleton of UTS 39, section 4: two texts look alike when theirs are equal. */
export function skeletonOf(text: string) {
  const visible = text
    .normalize('NFD')
    .replace(UNSEEN, (_all, emoji?: string) => emoji?.replaceAll('\uFE0F', '') ?? '');
  return Array.from(visible, (letter) => prototypes.get(letter) ?? letter)
    .join('')
    .normalize('NFD');
}

/**
 * Returns what a nickname is compared by: two look alike, in some case, when they share a key. Each case has keys of
 * its own, because 'I' looks like 'l' while 'i' does not: 'Iara' and 'Lara' are two names, 'Iara' and 'lara' are one.
 */
export function keysOfNickname(nickname: string) {
  const [small, capital] = [nickname.toLowerCase(), nickname.toUpperCase()];
  return [`=${skeletonOf(nickname)}`, `a${skeletonOf(small)}`, `A${skeletonOf(capital)}`];
}

function fromBase36(digits: string) {
  return Number.parseInt(digits, 36);
}
