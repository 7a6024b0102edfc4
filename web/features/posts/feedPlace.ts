import type { CacheSnapshot } from 'virtua';
import { createStored } from '../../storage/createStored.ts';

/** Where somebody was in the feed: how far down, and how tall the cards there are. */
export type FeedPlace = { top: number; count: number; sizes: CacheSnapshot };

const stored = createStored('place', isPlace, { area: 'session', per: 'viewer' });

/** For this tab, over a reload. */
export function savePlace(list: string, place: FeedPlace) {
  stored.write(place, list);
}

/** The place to go back to; null when the feed now holds fewer cards than then. */
export function readPlace(list: string, count: number): FeedPlace | null {
  const place = stored.read(list);
  return place && place.count <= count ? place : null;
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
