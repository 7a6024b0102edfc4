import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { fillRows, type Filler } from './fillRows.ts';
import type { ListPage, PlacedList } from './listPlace.ts';

/**
 * Loads the hollow rows (web/apollo/boundedList.ts) near the screen, for a list that has an element in the document for
 * every row. A hollow row keeps the height that its element had before.
 * @returns the ref of the element whose children are the rows, a function that returns the ref of a hollow row, and the
 * function `fill`, which the list must call when the viewer scrolls
 */
export function useFilledRows(edges: PlacedList['edges'], fetchPage: (page: ListPage) => Promise<unknown>) {
  const list = useRef<HTMLUListElement>(null);
  const filler = useRef<Filler>(undefined);
  /** The heights of the rows in px, by their cursors. */
  const heights = useRef(new Map<string, number>());
  const shown = useMemo(
    () => ({ rows: edges.map(({ cursor, node }) => node ?? { id: cursor }), connection: { edges } }),
    [edges],
  );
  const current = useRef({ ...shown, fetchPage });

  const fill = useCallback(() => {
    const { current: box } = list;
    if (!box) return;
    const { top } = box.getBoundingClientRect();
    fillRows(filler, { findItemIndex: (offset) => rowAt(box.children, top + offset) }, -top, current);
  }, []);

  useLayoutEffect(() => void (current.current = { ...shown, fetchPage }), [shown, fetchPage]);
  useLayoutEffect(() => {
    for (const [index, row] of [...(list.current?.children ?? [])].entries()) {
      const cursor = edges[index]?.cursor;
      if (cursor) heights.current.set(cursor, row.getBoundingClientRect().height);
    }
  }, [edges]);
  useEffect(fill, [edges, fill]);
  useEffect(() => () => filler.current?.stop(), []);

  const hollowRef = (cursor: string) => (row: HTMLElement | null) => {
    if (row) row.style.height = `${heights.current.get(cursor) ?? 0}px`;
  };
  return { list, hollowRef, fill };
}

/** Returns the index of the row at this distance in px from the top of the screen. */
function rowAt(rows: HTMLCollection, y: number) {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rows[middle]?.getBoundingClientRect().top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}
