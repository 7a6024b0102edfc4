import { ROW_PX, type Run } from './runs.ts';

/** The number of opened rows that stay loaded far from the screen. */
const KEPT_OPEN = 30;

/** Returns the index of the row at a distance in px from the top of the screen. */
export function rowAt(
  y: number,
  tops: readonly number[],
  runs: readonly Run<{ id: string }>[],
  heights: ReadonlyMap<string, number>,
) {
  const at = Math.max(
    0,
    tops.findLastIndex((top) => top <= y),
  );
  const start = runs.slice(0, at).reduce((sum, { cursors }) => sum + cursors.length, 0);
  const cursors = runs[at]?.cursors ?? [];
  let rest = y - (tops[at] ?? 0);
  let inside = 0;
  while (inside < cursors.length - 1) {
    rest -= heights.get(cursors[inside] ?? '') ?? ROW_PX;
    if (rest < 0) break;
    inside += 1;
  }
  return start + inside;
}

/**
 * Returns the ids of the rows that the viewer uses: the row with the keyboard focus, rows with a text that the viewer
 * writes, and rows that the viewer has opened, such as a comment with its replies.
 */
export function inUse(elements: readonly Element[], runs: readonly Run<{ id: string }>[]) {
  const ids = (isUsed: (element: Element) => boolean) =>
    runs.flatMap(({ node }, index) => (node && elements[index] && isUsed(elements[index]) ? [node.id] : []));
  const written = (element: Element) => [...element.querySelectorAll('textarea')].some(({ value }) => value !== '');
  return [
    ...ids((element) => element.contains(document.activeElement) || written(element)),
    ...ids((element) => element.querySelector('[aria-expanded="true"]') !== null).slice(-KEPT_OPEN),
  ];
}
