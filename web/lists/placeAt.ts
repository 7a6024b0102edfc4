import type { RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { savePlace, type ListPage, type ListPlace, type PlacedList } from './listPlace.ts';

export { fillRows } from './fillRows.ts';
export { inUse, rowAt } from './rowsInUse.ts';

/** The number of rows that are saved, so that another row can keep its position if the first no longer exists. */
const SAVED_ROWS = 5;
/** The maximum page size (bff/gateway/pagination.ts). */
const MAX_FIRST = 50;
/** In ms. The cards between the posts have arrived by then. */
const HOLD_MS = 5_000;
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
 * Returns the scroll position of a list. The row nearest to the middle of the screen comes first, because the viewer
 * looks there.
 * @param top the distance in px from the top of the list to the top of the screen
 */
function placeAt(handle: WindowVirtualizerHandle, top: number, { rows, connection }: Listed): ListPlace {
  const first = Math.min(handle.findItemIndex(top), rows.length - 1);
  const end = handle.findItemIndex(top + window.innerHeight) + 1;
  const start = Math.max(0, first - SAVED_ROWS);
  const around = rows.slice(start, end + SAVED_ROWS).map(({ id }, at) => {
    const offset = top - handle.getItemOffset(start + at);
    return { id, index: start + at, offset, away: Math.abs(offset + window.innerHeight / 2) };
  });
  const nearest = around.sort((a, b) => a.away - b.away).slice(0, SAVED_ROWS);
  const anchors = nearest.map(({ id, index, offset }) => ({ keys: keysOf(id, connection), index, offset }));
  const topmost = rows[first];
  const page = topmost && pageAround(topmost.id, end - first, connection);
  return { savedAt: Date.now(), anchors, top, sizes: handle.cache, ...(page && { page }) };
}

/** @param id the id of the row; the cursor of a hollow row */
function keysOf(id: string, { edges }: PlacedList) {
  const edge = edges.find(({ cursor, node }) => (node?.id ?? cursor) === id);
  // A row that this tab itself has inserted has no cursor.
  return [...new Set([id, edge?.cursor || id])];
}

type Anchor = { index: number; offset: number };

/** The anchors that have been held. A list that React shows again after it was hidden is at another position. */
const held = new WeakSet<Anchor>();

/**
 * Keeps a row at its position on the screen while rows change their heights, until the viewer does something. After a
 * reload, the cards between the posts arrive later than the posts, below other posts, or not at all.
 * @param box the list's element
 */
export function holdRow(
  { current: box }: RefObject<HTMLElement | null>,
  list: RefObject<WindowVirtualizerHandle | null>,
  anchor: Anchor | null | undefined,
) {
  if (!box || !anchor || held.has(anchor)) return;
  held.add(anchor);
  const { index, offset } = anchor;
  const sizes = new ResizeObserver(() => list.current?.scrollToIndex(index, { offset }));
  const release = new AbortController();
  const { signal } = release;
  signal.addEventListener('abort', () => sizes.disconnect());
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => release.abort(), { signal, passive: true });
  }
  setTimeout(() => release.abort(), HOLD_MS);
  sizes.observe(box);
}
