import type { CacheSnapshot } from 'virtua';
import { createStored } from '../storage/createStored.ts';

/** Where the viewer was in a list: how far below its top that of the screen was, and how tall the rows are. */
export type ListPlace = { top: number; count: number; sizes: CacheSnapshot };

const stored = createStored('place', isPlace, { area: 'session', per: 'viewer' });

/** For this tab, over a reload. */
export function savePlace(list: string, place: ListPlace) {
  stored.write(place, list);
}

/** The place to go back to; null when the list now holds fewer rows than then. */
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
