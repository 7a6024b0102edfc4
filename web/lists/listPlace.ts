import type { CacheSnapshot } from 'virtua';
import { createStored } from '../storage/createStored.ts';

/**
 * The viewer's position in a list: the offset in px of the screen's top from the list's top, the number of rows and
 * their heights.
 */
export type ListPlace = { top: number; count: number; sizes: CacheSnapshot };

const stored = createStored('place', isPlace, { area: 'session', per: 'viewer' });

/** Saves the place for this tab; it survives a reload. */
export function savePlace(list: string, place: ListPlace) {
  stored.write(place, list);
}

/** Returns the saved place, or null if the list now has fewer rows. */
export function readPlace(list: string, count: number): ListPlace | null {
  const place = stored.read(list);
  return place && place.count <= count ? place : null;
}

function isPlace(value: unknown): value is ListPlace {
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
