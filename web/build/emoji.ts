import emojibase from 'emojibase-data/pt/data.json' with { type: 'json' };
import type { EmojiData } from 'frimousse';

/** The newest that phones of the last years show; what is younger would be a box to many. */
const NEWEST = 15;

/** Emojibase's groups, in its order; its own names for them are not Brazilian. Group 2 is skin tones by themselves. */
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

/** All emoji with their Brazilian names and keywords, as the picker reads them; found without accents too. */
export function emojiData(): EmojiData {
  const shown = emojibase
    .filter(({ group, version }) => categories.some(({ index }) => index === group) && version <= NEWEST)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const emojis = shown.map(({ emoji, label, tags = [], group = 0, version, skins = [] }) => {
    const toned = (tone: number) => skins.find((skin) => skin.tone === tone)?.emoji ?? emoji;
    const words = [label, ...tags];
    const plain = words.map(withoutAccents).filter((word) => !words.includes(word));
    return {
      emoji,
      label,
      category: group,
      version,
      tags: [...tags, ...plain],
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

function withoutAccents(word: string) {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
