import type { Emoji, SkinTone } from 'frimousse';
import { createStored } from '../../storage/createStored.ts';

/** Common emoji that fill up the row of recently used emoji, until the member has used enough emoji. */
const FIRST: readonly Emoji[] = [
  { emoji: '🔥', label: 'fogo' },
  { emoji: '❤️', label: 'coração vermelho' },
  { emoji: '😂', label: 'rosto chorando de rir' },
  { emoji: '😍', label: 'rosto sorridente com olhos de coração' },
  { emoji: '😘', label: 'rosto mandando um beijo' },
  { emoji: '👏', label: 'mãos aplaudindo' },
  { emoji: '🙏', label: 'mãos juntas' },
];

const tones = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'];
const isTone = (value: unknown): value is SkinTone => typeof value === 'string' && tones.includes(value);
const isEmoji = (value: unknown): value is Emoji =>
  typeof value === 'object' &&
  value !== null &&
  'emoji' in value &&
  typeof value.emoji === 'string' &&
  'label' in value &&
  typeof value.label === 'string';
const areEmoji = (value: unknown): value is Emoji[] => Array.isArray(value) && value.every(isEmoji);

const recent = createStored('recent-emoji', areEmoji, { area: 'local', per: 'member' });

/** The skin tone that the member chose most recently. */
export const skinTone = createStored('skin-tone', isTone, { area: 'local', per: 'member' });

/** Returns the row of recently used emoji, newest first, filled up with common emoji. */
export function recentEmoji() {
  return row(recent.read() ?? []);
}

export function keepRecent(used: Emoji) {
  recent.write(row([used, ...(recent.read() ?? [])]));
}

function row(emoji: readonly Emoji[]) {
  const all = new Map<string, Emoji>();
  for (const one of [...emoji, ...FIRST]) if (!all.has(one.emoji)) all.set(one.emoji, one);
  return [...all.values()].slice(0, FIRST.length);
}
