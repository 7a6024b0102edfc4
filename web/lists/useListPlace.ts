import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import { getSession } from '../storage/session.ts';
import type { Filler } from './fillRows.ts';
import { readPlace, type ListPage, type ListPlace, type PlacedList } from './listPlace.ts';

/**
 * The code that computes a scroll position and loads hollow rows. It is loaded after the first screen, before which no
 * member scrolls.
 */
let measuring: typeof import('./placeAt.ts') | undefined;

/**
 * Restores the scroll position in a list after a back navigation or a reload; otherwise starts at the top of the page.
 * The position is relative to the list, because content above the list may load later. If the rows have changed
 * meanwhile, the list starts at the row that was at the top of the screen.
 * @param name identifies the list
 * @param rows the rows as the list renders them
 * @param connection the rows as the server returned them
 * @param fetchPage loads rows that have become hollow (web/apollo/boundedList.ts); absent if no row becomes hollow
 * @returns the refs and heights with which to render the list, the function `note`, which the list must call when the
 * viewer scrolls, and the function `fill`, which it must call when the rows have changed
 */
export function useListPlace(
  name: string,
  rows: readonly { id: string }[],
  connection: PlacedList,
  fetchPage?: (page: ListPage) => Promise<unknown>,
) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<WindowVirtualizerHandle>(null);
  const goesBack = useNavigationType() === NavigationType.Pop;
  const [anchor] = useState(() => {
    const place = goesBack && readPlace(name);
    return place ? anchorOf(place, rows, connection) : undefined;
  });
  const current = useRef({ rows, connection, fetchPage });
  const filler = useRef<Filler>(undefined);
  const top = useRef(anchor?.top);
  /**
   * The scroll position at which the list starts. React hides the list while another page is loading; if the list is
   * shown again, it starts at this position again.
   */
  const start = useRef(top.current);
  useEffect(() => void (current.current = { rows, connection, fetchPage }), [rows, connection, fetchPage]);

  useEffect(() => {
    import('./placeAt.ts')
      .then((code) => {
        measuring = code;
        code.holdRow(box, list, anchor);
      })
      .catch(() => undefined);
  }, [anchor]);

  const fill = useCallback(() => {
    measuring?.fillRows(filler, list.current, top.current, current);
  }, []);
  useEffect(() => () => filler.current?.stop(), []);

  const note = useCallback(() => {
    top.current = -topOf(box);
    fill();
  }, [fill]);

  useLayoutEffect(() => {
    const viewer = viewerId();
    const keep = () => {
      // After the session has ended, do not save this member's scroll position, because the next viewer would get it.
      if (viewerId() === viewer) measuring?.keepPlace(name, list.current, top.current, current.current);
    };
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const go = () => {
      if (start.current !== undefined) window.scrollTo(0, window.scrollY + topOf(box) + start.current);
      else if (anchor) list.current?.scrollToIndex(anchor.index, { offset: anchor.offset });
      else window.scrollTo(0, 0);
    };
    go();
    // On the first screen the call above scrolls nothing, because the app becomes visible only after its effects have
    // run. So scroll again in the next frame.
    const frame = requestAnimationFrame(() => {
      if (anchor) go();
      note();
    });
    window.addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(frame);
      keep();
      start.current = top.current;
      window.removeEventListener('pagehide', keep);
      history.scrollRestoration = before;
    };
  }, [name, note, anchor]);

  return { box, list, sizes: anchor?.sizes, note, fill };
}

/**
 * Returns the row that keeps its position: the first saved row that still exists, loaded or hollow. `top` and `sizes`
 * are undefined if they no longer fit the rows. Returns undefined if the list contains none of the saved rows.
 */
function anchorOf({ anchors, top, sizes }: ListPlace, rows: readonly { id: string }[], { edges }: PlacedList) {
  for (const { keys, offset, index: before } of anchors) {
    const edge = edges.find(({ cursor, node }) => keys.includes(cursor) || (node && keys.includes(node.id)));
    const index = rows.findIndex(({ id }) => id === (edge?.node?.id ?? edge?.cursor));
    if (index >= 0) return { index, offset, ...(index === before && { top, sizes }) };
  }
  return undefined;
}

/** Returns the distance in px from the top of the screen to the top of the element. */
function topOf({ current }: RefObject<HTMLElement | null>) {
  return current?.getBoundingClientRect().top ?? 0;
}

function viewerId() {
  return getSession()?.user.userId;
}
