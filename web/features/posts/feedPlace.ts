import type { CacheSnapshot } from 'virtua';

/** Where somebody was in the feed: how far down, and how tall the cards there are. */
export type FeedPlace = { top: number; count: number; sizes: CacheSnapshot };

/** Session storage, so that a reload keeps it and signing out forgets it. */
export function savePlace(list: string, place: FeedPlace) {
  try {
    sessionStorage.setItem(keyOf(list), JSON.stringify(place));
  } catch {
    // A full store costs the place, nothing more.
  }
}

/** The place to go back to; null when the feed now holds fewer cards than then. */
export function readPlace(list: string, count: number): FeedPlace | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(keyOf(list)) ?? 'null');
    return isPlace(place) && place.count <= count ? place : null;
  } catch {
    return null;
  }
}

function keyOf(list: string) {
  return `${list}-place`;
}

function isPlace(value: unknown): value is FeedPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'top' in value &&
    typeof value.top === 'number' &&
    'count' in value &&
    typeof value.count === 'number' &&
    'sizes' in value &&
    Array.isArray(value.sizes)
  );
}
