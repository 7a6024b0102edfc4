import type { CacheSnapshot } from 'virtua';

/** Where somebody was in a conversation, while they were not at its end. */
export type Place = { top: number; count: number; sizes: CacheSnapshot };

/** For the life of the tab: a conversation that was left in the middle is found there again. */
const places = new Map<string, Place>();

export function keepPlace(conversationId: string, place: Place | null) {
  if (place) places.set(conversationId, place);
  else places.delete(conversationId);
}

/** Null when more, or less, stands there now: measures would not fit. */
export function placeIn(conversationId: string, count: number) {
  const place = places.get(conversationId);
  return place?.count === count ? place : null;
}
