import type { CacheSnapshot } from 'virtua';
import { createStored } from '../storage/createStored.ts';

/** The storage key of the scroll positions. The page's inline script reads the feed's position (web/build/boot.ts). */
export const PLACE_KEY = 'place';

/**
 * The time in ms after which a new document of the tab, for example after a reload, ignores a saved scroll position:
 * the list has newer rows by then.
 */
export const PLACE_LIFETIME_MS = 600_000;

/** The variables with which a list requests a page. */
export type ListPage = { first: number; after?: string | undefined };

/** A row of a saved scroll position. */
type SavedRow = {
  /**
   * The cursor of the row, and its id if the row was loaded. A hollow row (web/apollo/boundedList.ts) has only its
   * cursor, so without both the list would not find a row that became hollow or was loaded meanwhile.
   */
  keys: readonly string[];
  index: number;
  /** The distance in px from the top of the row to the top of the screen. Negative if the row begins on the screen. */
  offset: number;
};

/** The viewer's scroll position in a list. It contains ids and numbers, and no content of the rows. */
export type ListPlace = {
  /** The time in ms since 1970. */
  savedAt: number;
  /** The row that keeps its position on the screen. The next rows replace it if it no longer exists. */
  anchors: readonly SavedRow[];
  /** The distance in px from the top of the list to the top of the screen. */
  top: number;
  /** The heights of the rows. They are valid only while the anchor has the same index. */
  sizes: CacheSnapshot;
  /** The page that contains the topmost visible row. Absent if it is the list's usual first page. */
  page?: ListPage;
};

/** A list as the server returns it. The node of a hollow row is null (web/apollo/boundedList.ts). */
export type PlacedList<Node extends { id: string } = { id: string }> = {
  edges: readonly { cursor: string; node: Node | null }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
};

const stored = createStored(PLACE_KEY, isPlace, { area: 'session', per: 'viewer' });

/** Saves the viewer's scroll position in a list for this tab. The saved position survives a reload. */
export function savePlace(list: string, place: ListPlace) {
  stored.write(place, list);
}

/** Returns the saved scroll position, or null if none is saved, or if an earlier document saved it too long ago. */
export function readPlace(list: string): ListPlace | null {
  const place = stored.read(list);
  const validFrom = Math.min(performance.timeOrigin, Date.now() - PLACE_LIFETIME_MS);
  return place && place.savedAt >= validFrom ? place : null;
}

function isPlace(value: unknown): value is ListPlace {
  return value instanceof Object && 'anchors' in value;
}
