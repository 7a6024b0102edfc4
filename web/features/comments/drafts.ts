import { createStoredText } from '../../storage/createStoredText.ts';

/** What was begun and not sent, by post and thread. */
const stored = createStoredText('comment-draft', { area: 'session', per: 'author' });

export function readDraft(postId: string, parentId: string | null) {
  return stored.read(partOf(postId, parentId)) ?? '';
}

export function keepDraft(postId: string, parentId: string | null, text: string) {
  stored.write(text === '' ? null : text, partOf(postId, parentId));
}

/** Whom the draft's first words name: a nickname may have blanks, so that its end cannot be seen in the text. */
const mentions = createStoredText('comment-mention', { area: 'session', per: 'author' });

export function keepMention(postId: string, parentId: string | null, mention: string) {
  mentions.write(mention === '' ? null : mention, partOf(postId, parentId));
}

/** Returns a draft for another member of the thread: whom it named is named no more, and what is written stays. */
export function readdressedDraft(postId: string, parentId: string | null, mention: string) {
  const draft = readDraft(postId, parentId);
  const before = mentions.read(partOf(postId, parentId));
  const isNamed = before !== null && draft.startsWith(before);
  return mention + (isNamed ? draft.slice(before.length) : draft.replace(/^@\S+ /, ''));
}

function partOf(postId: string, parentId: string | null) {
  return `${postId}:${parentId ?? ''}`;
}
