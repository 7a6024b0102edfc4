/** Where somebody was in a conversation, while they were not at its end: the number of the message at the top, and how far it was cut (px). */
export type Place = { seq: number; cut: number };

/** Session storage: a conversation that was left in the middle is found there again, after a reload too. */
export function keepPlace(conversationId: string, place: Place | null) {
  try {
    if (place) sessionStorage.setItem(keyOf(conversationId), JSON.stringify(place));
    else sessionStorage.removeItem(keyOf(conversationId));
  } catch {
    // A full store costs the place, nothing more.
  }
}

export function readPlace(conversationId: string): Place | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(keyOf(conversationId)) ?? 'null');
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

function keyOf(conversationId: string) {
  return `chat-place:${conversationId}`;
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seq' in value &&
    typeof value.seq === 'number' &&
    'cut' in value &&
    typeof value.cut === 'number'
  );
}
