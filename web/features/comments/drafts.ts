/** What was begun and not sent, by post and thread; session storage, so that signing out forgets it. */
export function readDraft(postId: string, parentId: string | null) {
  return sessionStorage.getItem(keyOf(postId, parentId)) ?? '';
}

export function keepDraft(postId: string, parentId: string | null, text: string) {
  try {
    sessionStorage.setItem(keyOf(postId, parentId), text);
  } catch {
    // It is still in the field.
  }
}

export function dropDraft(postId: string, parentId: string | null) {
  sessionStorage.removeItem(keyOf(postId, parentId));
}

function keyOf(postId: string, parentId: string | null) {
  return `comment-draft:${postId}:${parentId ?? ''}`;
}
