import type { EmojiData } from 'frimousse';

let pending: Promise<EmojiData> | null = null;

/**
 * Loads the list of emoji with their names, which the build generates (web/build/emoji.ts). The list is requested a
 * single time; after a failure the next call requests it again.
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
  return data;
}

function isEmojiData(value: unknown): value is EmojiData {
  return typeof value === 'object' && value !== null && 'emojis' in value && Array.isArray(value.emojis);
}
