import type { CacheSnapshot } from 'virtua';
import { createStored } from '../storage/createStored.ts';

/**
 * The viewer's scroll position in a list: the distance in px from the top of the list to the top of the screen, the
 * number of rows, and the heights of the rows.
 */
export type ListPlace = { top: number; count: number; sizes: CacheSnapshot };

const stored = createStored('place', isPlace, { area: 'session', per: 'viewer' });

/** Saves the viewer's scroll position in a list for this tab. The saved position survives a reload. */
export function savePlace(list: string, place: ListPlace) {
  stored.write(place, list);
}

/**
 * Returns the saved scroll position. Returns null if no position is saved, or if the list now has fewer rows than it
 * had.
 */
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
