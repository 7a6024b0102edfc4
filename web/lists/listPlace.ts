import type { CacheSnapshot } from 'virtua';
import { createStored } from '../storage/createStored.ts';

/** The storage key of the scroll positions. The page's inline script reads the feed's position (web/build/boot.ts). */
export const PLACE_KEY = 'place';

/** The variables with which a list requests a page. */
export type ListPage = { first: number; after?: string | undefined };

/** The viewer's scroll position in a list. It contains ids and numbers, and no content of the rows. */
export type ListPlace = {
  /** The ids of the topmost visible row and of the rows below it, which replace it if it no longer exists. */
  rows: readonly string[];
  /** The index of the topmost visible row. */
  index: number;
  /** The height in px by which the topmost visible row is scrolled out of view. */
  cut: number;
  /** The distance in px from the top of the list to the top of the screen. */
  top: number;
  /** The heights of the rows. They are valid only while the topmost visible row has the same index. */
  sizes: CacheSnapshot;
  /** The page that contains the topmost visible row. Absent if it is the list's usual first page. */
  page?: ListPage;
};

/** A list as the server returns it. */
export type PlacedList = {
  edges: readonly { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
};

const stored = createStored(PLACE_KEY, isPlace, { area: 'session', per: 'viewer' });

/** Saves the viewer's scroll position in a list for this tab. The saved position survives a reload. */
export function savePlace(list: string, place: ListPlace) {
  stored.write(place, list);
}

/** Returns the saved scroll position, or null if no position is saved. */
export function readPlace(list: string): ListPlace | null {
  return stored.read(list);
}

function isPlace(value: unknown): value is ListPlace {
  return typeof value === 'object' && value !== null && 'rows' in value;
}
