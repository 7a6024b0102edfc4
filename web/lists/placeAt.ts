import type { WindowVirtualizerHandle } from 'virtua';
import { savePlace, type ListPage, type ListPlace, type PlacedList } from './listPlace.ts';

export { fillRows } from './fillRows.ts';

/** The number of rows that are saved: the topmost visible row and the rows below it. */
const SAVED_ROWS = 5;
/** The maximum page size (bff/gateway/pagination.ts). */
const MAX_FIRST = 50;
/** The number of rows that are loaded above and below the visible rows. */
const ROWS_AROUND = 10;

/**
 * Returns the variables with which a single request loads the visible rows again. If they fit on a page from the start
 * of the list, the page begins there. Further down, it begins a few rows above them. Returns undefined at the start of
 * the list, for its usual first page.
 * @param id the id of the topmost visible row
 * @param visible the number of visible rows
 */
function pageAround(id: string, visible: number, { edges, pageInfo }: PlacedList): ListPage | undefined {
  const index = edges.findIndex(({ cursor, node }) => (node?.id ?? cursor) === id);
  if (index < 1) return undefined;
  const fromStart = index + visible + ROWS_AROUND;
  if (!pageInfo.hasPreviousPage && fromStart <= MAX_FIRST) return { first: fromStart };
  const first = Math.min(MAX_FIRST, visible + 2 * ROWS_AROUND);
  return { first, after: edges[Math.max(0, index - ROWS_AROUND - 1)]?.cursor };
}

type Listed = { rows: readonly { id: string }[]; connection: PlacedList };

/** Saves the scroll position of a list, unless the list is not shown or the viewer has not scrolled it. */
export function keepPlace(
  name: string,
  handle: WindowVirtualizerHandle | null,
  top: number | undefined,
  listed: Listed,
) {
  if (handle && top !== undefined) savePlace(name, placeAt(handle, top, listed));
}

/**
 * Returns the scroll position of a list.
 * @param top the distance in px from the top of the list to the top of the screen
 */
function placeAt(handle: WindowVirtualizerHandle, top: number, { rows, connection }: Listed): ListPlace {
  const index = Math.min(handle.findItemIndex(top), rows.length - 1);
  const saved = rows.slice(index, index + SAVED_ROWS);
  const anchors = saved.map(({ id }, below) => ({
    keys: keysOf(id, connection),
    index: index + below,
    offset: Math.round(top - handle.getItemOffset(index + below)),
  }));
  const visible = handle.findItemIndex(top + window.innerHeight) - index + 1;
  const page = saved[0] && pageAround(saved[0].id, visible, connection);
  return { savedAt: Date.now(), anchors, top, sizes: handle.cache, ...(page && { page }) };
}

/** @param id the id of the row; the cursor of a hollow row */
function keysOf(id: string, { edges }: PlacedList) {
  const edge = edges.find(({ cursor, node }) => (node?.id ?? cursor) === id);
  // A row that this tab itself has inserted has no cursor.
  return [...new Set([id, edge?.cursor || id])];
}
