import emojibase from 'emojibase-data/pt/data.json' with { type: 'json' };
import type { EmojiData } from 'frimousse';

/** The newest emoji version that phones of recent years support. They would show newer emoji as empty boxes. */
const NEWEST = 15;

/**
 * The emoji groups of Emojibase, in Emojibase's order, with our own Brazilian labels. Group 2 is left out, because it
 * contains only skin tones.
 */
const categories = [
  { index: 0, label: 'Sorrisos e emoções' },
  { index: 1, label: 'Pessoas e corpo' },
  { index: 3, label: 'Animais e natureza' },
  { index: 4, label: 'Comida e bebida' },
  { index: 5, label: 'Viagens e lugares' },
  { index: 6, label: 'Atividades' },
  { index: 7, label: 'Objetos' },
  { index: 8, label: 'Símbolos' },
  { index: 9, label: 'Bandeiras' },
];

const skinTones = {
  light: 'pele clara',
  'medium-light': 'pele morena clara',
  medium: 'pele morena',
  'medium-dark': 'pele morena escura',
  dark: 'pele escura',
};

/** Returns all emoji in the format of the emoji picker, with Brazilian names and keywords. */
export function emojiData(): EmojiData {
  const shown = emojibase
    .filter(({ group, version }) => categories.some(({ index }) => index === group) && version <= NEWEST)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const emojis = shown.map(({ emoji, label, tags = [], group = 0, version, skins = [] }) => {
    const toned = (tone: number) => skins.find((skin) => skin.tone === tone)?.emoji ?? emoji;
    return {
      emoji,
      label,
      category: group,
      version,
      tags,
      ...(skins.length > 0 && {
        skins: {
          light: toned(1),
          'medium-light': toned(2),
          medium: toned(3),
          'medium-dark': toned(4),
          dark: toned(5),
        },
      }),
    };
  });
  return { locale: 'pt', emojis, categories, skinTones };
}
