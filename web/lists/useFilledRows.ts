import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Filler } from './fillRows.ts';
import type { ListPage, PlacedList } from './listPlace.ts';
import { ROW_PX, type Run } from './runs.ts';

/**
 * The number of lists of which the heights of the rows are known, also after the viewer has left the page. More than a
 * page shows at once: each opened thread is a list of its own.
 */
const KEPT_LISTS = 200;

/** The code that loads hollow rows. It is loaded after the first screen, before which no row becomes hollow. */
let filling: typeof import('./placeAt.ts') | undefined;

const noRows: readonly string[] = [];

/** For each list: the heights of the rows in px, by their cursors. A list that is shown again has its old height. */
const heightsOfLists = new Map<string, Map<string, number>>();

function heightsOf(name: string) {
  const heights = heightsOfLists.get(name) ?? new Map<string, number>();
  heightsOfLists.delete(name);
  heightsOfLists.set(name, heights);
  for (const oldest of [...heightsOfLists.keys()].slice(0, -KEPT_LISTS)) heightsOfLists.delete(oldest);
  return heights;
}

type FilledRows<Node extends { id: string }> = {
  /** Identifies the list. */
  name: string;
  edges: PlacedList<Node>['edges'];
  /** The rows as the list renders them. Each run is an element of the document. */
  runs: readonly Run<Node>[];
  fetchPage: (page: ListPage) => Promise<unknown>;
  /** Finds the elements of the runs in the element of the list. */
  selector?: string;
};

/**
 * Loads the hollow rows (web/apollo/boundedList.ts) near the screen, for a list that is not virtualized. Hollow rows
 * keep the height that their elements had before. A row stays loaded while the viewer uses it.
 * @returns the ref of the list's element, and a function that returns the height of a run of hollow rows in px
 */
export function useFilledRows<Node extends { id: string }>({
  name,
  edges,
  runs,
  fetchPage,
  selector = ':scope > *',
}: FilledRows<Node>) {
  const box = useRef<HTMLElement>(null);
  const filler = useRef<Filler>(undefined);
  const shown = useMemo(
    () => ({
      rows: runs.flatMap(({ node, cursors }) => (node ? [node] : cursors.map((id) => ({ id })))),
      connection: { edges },
    }),
    [edges, runs],
  );
  const current = useRef({ ...shown, runs, name, fetchPage, inUse: noRows });

  const fill = useCallback(() => {
    const { top, height } = box.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
    // The list is hidden, for example behind an open conversation on a phone.
    if (!box.current || height === 0 || !filling) return;
    const { name: list, runs: shownRuns } = current.current;
    const elements = [...box.current.querySelectorAll(selector)];
    const heights = heightsOf(list);
    const tops = measure(elements, shownRuns, heights);
    const rowAt = (offset: number) => filling?.rowAt(top + offset, tops, shownRuns, heights) ?? 0;
    current.current.inUse = filling.inUse(elements, shownRuns);
    filling.fillRows(filler, { findItemIndex: rowAt }, -top, current);
  }, [selector]);

  useLayoutEffect(() => {
    current.current = { ...shown, runs, name, fetchPage, inUse: noRows };
  }, [shown, runs, name, fetchPage]);
  useLayoutEffect(() => {
    if (box.current) measure([...box.current.querySelectorAll(selector)], runs, heightsOf(name));
  }, [name, runs, selector]);
  useEffect(fill, [runs, fill]);
  useEffect(() => {
    import('./placeAt.ts').then(
      (code) => {
        filling = code;
        fill();
      },
      () => undefined,
    );
  }, [fill]);
  useEffect(() => {
    const aborter = new AbortController();
    const options = { capture: true, passive: true, signal: aborter.signal };
    for (const event of ['scroll', 'focusin']) window.addEventListener(event, fill, options);
    return () => aborter.abort();
  }, [fill]);
  useEffect(() => () => filler.current?.stop(), []);

  const ref = useCallback((element: HTMLElement | null) => void (box.current = element), []);
  return { ref, heightOf: ({ cursors }: Run<Node>) => sumOf(cursors, heightsOf(name)) };
}

function sumOf(cursors: readonly string[], heights: ReadonlyMap<string, number>) {
  return cursors.reduce((sum, cursor) => sum + (heights.get(cursor) ?? ROW_PX), 0);
}

/** Notes the heights of the loaded rows. @returns the distances of the runs from the top of the screen in px */
function measure(elements: readonly Element[], runs: readonly Run<{ id: string }>[], heights: Map<string, number>) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  for (const [index, { node, cursors }] of runs.entries()) {
    const [own, next] = [boxes[index], boxes[index + 1]];
    if (!node || !own || !cursors[0] || own.height === 0) continue;
    // The distance to the next row contains the margins of the row.
    const isFollowed = next && elements[index + 1]?.parentElement === elements[index]?.parentElement;
    heights.set(cursors[0], isFollowed ? next.top - own.top : own.height);
  }
  return boxes.map(({ top }) => top);
}
