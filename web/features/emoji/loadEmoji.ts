import type { EmojiData } from 'frimousse';
import { foldWord } from './foldWord.ts';

let pending: Promise<EmojiData> | null = null;

/** The emoji library ranks a match in the label as high as matches in this many tags. */
const LABEL_RANK = 10;

/**
 * Loads the list of emoji with their names, which the build generates (web/build/emoji.ts). The tags hold the words by
 * which a folded search text (foldWord.ts) finds an emoji. The list is requested a single time; after a failure the
 * next call requests it again.
 */
export function loadEmoji() {
  pending ??= ask().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function ask() {
  const response = await fetch('/emoji/pt.json');
  const data: unknown = await response.json();
  if (!isEmojiData(data)) throw new Error('That is no list of emoji.');
  return { ...data, emojis: data.emojis.map((emoji) => ({ ...emoji, tags: searchWordsOf(emoji) })) };
}

/**
 * Returns the folded tags of an emoji. The emoji library looks for the search text in the label as well, so the folded
 * label is added if the two differ.
 */
function searchWordsOf({ label, tags }: EmojiData['emojis'][number]) {
  const name = foldWord(label);
  const names = name === label.toLowerCase() ? [] : Array.from({ length: LABEL_RANK }, () => name);
  return [...names, ...new Set(tags.map(foldWord))];
}

function isEmojiData(value: unknown): value is EmojiData {
  return typeof value === 'object' && value !== null && 'emojis' in value && Array.isArray(value.emojis);
}
