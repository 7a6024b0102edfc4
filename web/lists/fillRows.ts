import type { WindowVirtualizerHandle } from 'virtua';
import { keepLoaded } from '../apollo/boundedList.ts';
import type { ListPage, PlacedList } from './listPlace.ts';
import { createPacer, FURTHER_PAGE_INTERVAL_MS } from './pacer.ts';

/** In screen heights. A hollow row is loaded again when it is this close to the screen. */
const SCREENS_AHEAD = 2;
const MIN_FIRST = 10;
/** In ms. A page that failed is asked for again, for example after the connection was lost. */
const RETRY_AFTER_MS = 5_000;
/** The maximum page size (bff/gateway/pagination.ts). */
const MAX_FIRST = 50;

/** Finds the row at a distance in px from the top of the list. */
type Handle = Pick<WindowVirtualizerHandle, 'findItemIndex'>;

/** The rows as the list renders them, and as the server returned them. */
type Listed = {
  rows: readonly { id: string }[];
  connection: Pick<PlacedList, 'edges'>;
  /** The ids of the rows that stay loaded wherever they are, because the viewer uses them. */
  inUse?: readonly string[] | undefined;
};

/** The lists of which a hollow row is on the screen. */
const hollowLists = new Set<object>();
const listeners = new Set<() => void>();

/** True while a hollow row is on the screen. */
export const hollowOnScreen = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => hollowLists.size > 0,
};

function setHollow(list: object, value: boolean) {
  if (value === hollowLists.has(list)) return;
  if (value) hollowLists.add(list);
  else hollowLists.delete(list);
  for (const listener of listeners) listener();
}

export type Filler = ReturnType<typeof createFiller>;
type Fillable = Listed & { fetchPage?: ((page: ListPage) => Promise<unknown>) | undefined };

/**
 * Loads the hollow rows near the screen.
 * @param filler is set at the first call
 * @param top as for `Filler.look`; undefined before the viewer has scrolled
 * @param list the list as it is rendered now. Without `fetchPage`, it has no hollow rows
 */
export function fillRows(
  filler: { current: Filler | undefined },
  handle: Handle | null,
  top: number | undefined,
  list: { current: Fillable },
) {
  if (!handle || !list.current.fetchPage) return;
  filler.current ??= createFiller(async (page) => list.current.fetchPage?.(page));
  filler.current.look(handle, top ?? 0, list.current);
}

/** Loads hollow rows (web/apollo/boundedList.ts) again when the viewer comes near them, a single page at a time. */
function createFiller(fetchPage: (page: ListPage) => Promise<unknown>) {
  let wanted: ListPage | undefined;
  const list = {};
  const pacer = createPacer({
    fetchPage: async () => {
      const page = wanted;
      if (!page) return;
      try {
        await fetchPage(page);
        // The new rows may have called `look` while the pacer still counted the request as running, so ask again.
        setTimeout(() => wanted?.after !== page.after && pacer.want());
      } catch {
        setTimeout(() => wanted && pacer.want(), RETRY_AFTER_MS);
      }
    },
    stillWanted: () => wanted !== undefined,
    interval: FURTHER_PAGE_INTERVAL_MS,
  });
  return {
    /**
     * Call this when the viewer scrolls, and after each page.
     * @param top the distance in px from the top of the list to the top of the screen
     */
    look(handle: Handle, top: number, { rows, connection, inUse = [] }: Listed) {
      const rowsBetween = (from: number, to: number) =>
        rows.slice(handle.findItemIndex(from), handle.findItemIndex(to) + 1);
      const bottom = top + window.innerHeight;
      const ahead = SCREENS_AHEAD * window.innerHeight;
      const near = rowsBetween(top - ahead, bottom + ahead);
      keepLoaded(list, [...near.map(({ id }) => id), ...inUse]);
      wanted = pageToFill(near, connection);
      setHollow(list, wanted !== undefined && pageToFill(rowsBetween(top, bottom), connection) !== undefined);
      pacer.want();
    },
    stop() {
      wanted = undefined;
      setHollow(list, false);
      keepLoaded(list, []);
      pacer.stop();
    },
  };
}

/**
 * Returns the page that contains the hollow rows among these rows. If the row below them is loaded, the viewer comes
 * from below, so the page also contains the rows above them. Returns undefined if none of the rows is hollow.
 */
function pageToFill(near: readonly { id: string }[], { edges }: Pick<PlacedList, 'edges'>): ListPage | undefined {
  const ids = new Set(near.map(({ id }) => id));
  const isWanted = ({ cursor, node }: PlacedList['edges'][number]) => !node && ids.has(cursor);
  const end = edges.findLastIndex(isWanted);
  if (end < 0) return undefined;
  let start = edges.findIndex(isWanted);
  if (edges[end + 1]?.node) while (end - start + 1 < MAX_FIRST && edges[start - 1]?.node === null) start -= 1;
  // A row that this tab has inserted has no cursor, so the page begins with this row.
  while (edges[start - 1]?.cursor === '') start -= 1;
  return { first: Math.min(MAX_FIRST, Math.max(MIN_FIRST, end - start + 1)), after: edges[start - 1]?.cursor };
}
