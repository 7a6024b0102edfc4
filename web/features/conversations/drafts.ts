/** What was begun and not sent, by conversation; session storage, so that signing out forgets it. */
export function readDraft(conversationId: string) {
  return sessionStorage.getItem(keyOf(conversationId)) ?? '';
}

export function keepDraft(conversationId: string, text: string) {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(conversationId));
    else sessionStorage.setItem(keyOf(conversationId), text);
  } catch {
    // It is still in the field.
  }
}

function keyOf(conversationId: string) {
  return `chat-draft:${conversationId}`;
}
