import { createStoredText } from '../../storage/createStoredText.ts';

/** The unsent texts of comments, by post and thread. */
const stored = createStoredText('comment-draft', { area: 'session', per: 'author' });

export function readCommentDraft(postId: string, parentId: string | null) {
  return stored.read(partOf(postId, parentId)) ?? '';
}

export function keepCommentDraft(postId: string, parentId: string | null, text: string) {
  stored.write(text === '' ? null : text, partOf(postId, parentId));
}

/**
 * The mention at the start of each draft. The mention is stored separately, because a nickname may contain spaces, so
 * that the text alone does not show where the mention ends.
 */
const mentions = createStoredText('comment-mention', { area: 'session', per: 'author' });

export function keepMention(postId: string, parentId: string | null, mention: string) {
  mentions.write(mention === '' ? null : mention, partOf(postId, parentId));
}

/**
 * Returns the draft after the member has chosen to reply to another member of the thread: replaces the mention and
 * keeps the rest of the text.
 */
export function readdressedDraft(postId: string, parentId: string | null, mention: string) {
  const draft = readCommentDraft(postId, parentId);
  // The member may have replaced the blank after the mention, for example by a comma.
  const before = mentions.read(partOf(postId, parentId))?.trimEnd();
  if (before === undefined) return mention + draft.replace(/^@\S+ /, '');
  if (!draft.startsWith(before)) return mention + draft;
  const rest = draft.slice(before.length);
  if (mention === '') return rest.replace(/^[\s,:;]+/, '');
  return rest === '' || /^[\p{L}\p{N}]/u.test(rest) ? mention + rest : mention.trimEnd() + rest;
}

function partOf(postId: string, parentId: string | null) {
  return `${postId}:${parentId ?? ''}`;
}
