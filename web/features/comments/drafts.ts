import { createStoredText } from '../../storage/createStoredText.ts';

/** What was begun and not sent, by post and thread. */
const stored = createStoredText('comment-draft', { area: 'session', per: 'author' });

export function readDraft(postId: string, parentId: string | null) {
  return stored.read(partOf(postId, parentId)) ?? '';
}

export function keepDraft(postId: string, parentId: string | null, text: string) {
  stored.write(text === '' ? null : text, partOf(postId, parentId));
}

function partOf(postId: string, parentId: string | null) {
  return `${postId}:${parentId ?? ''}`;
}
