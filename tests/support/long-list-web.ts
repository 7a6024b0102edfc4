import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { MAX_LOADED } from '../../web/apollo/boundedList.ts';
import { createCacheBounds } from '../../web/apollo/cacheBounds.ts';
import { eventually } from './eventually.ts';
import type { scriptedClient } from './web.tsx';

export const ROW_PX = 60;

/**
 * Returns the height of a row in px. An element that stands in for hollow rows has the height that the list has set.
 */
function heightOf(row: Element) {
  if (row.childElementCount > 0) return ROW_PX;
  return Number(/height: (\d+)px/.exec(row.getAttribute('style') ?? '')?.[1] ?? ROW_PX);
}

/**
 * Lays the rows of a list out below each other, 60 px each, on a screen of ten rows. jsdom has no layout.
 * @param selector finds the rows
 */
export function layOutRows(selector: string) {
  let scrollY = 0;
  const rows = () => [...document.querySelectorAll(selector)];
  vi.stubGlobal('innerHeight', 10 * ROW_PX);
  let tops: Map<Element, number> | undefined;
  const topsOf = (element: Element) => {
    if (tops?.has(element)) return tops;
    let top = 0;
    tops = new Map(rows().map((row) => [row, (top += heightOf(row)) - heightOf(row)]));
    queueMicrotask(() => (tops = undefined));
    return tops;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.matches(selector) ? (topsOf(this).get(this) ?? 0) : 0;
    return new DOMRect(0, top - scrollY, 390, heightOf(this));
  });
  return {
    rows,
    /** The height of all rows in px, loaded and hollow. */
    height: () => rows().reduce((sum, row) => sum + heightOf(row), 0),
    /** Returns true if the row with this index is loaded. */
    isLoaded: (index: number) => {
      let rest = index * ROW_PX;
      const row = rows().find((candidate) => (rest -= heightOf(candidate)) < 0);
      return row !== undefined && row.childElementCount > 0;
    },
    /** Scrolls until the row with this index is at the top of the screen. */
    scrollTo: (index: number) => {
      scrollY = index * ROW_PX;
      act(() => void window.dispatchEvent(new Event('scroll')));
    },
    restore: () => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    },
  };
}

type Server = ReturnType<typeof scriptedClient>;
type Opened = Server & { layout: ReturnType<typeof layOutRows> };

/**
 * Presses the button of a list for each further page, until all 200 rows were loaded. Expects that the list keeps at
 * most 150 of them, that the other rows keep their height, and that they are loaded again near the screen.
 * @param operation the query of the list
 * @param more the label of the button
 * @param rowOf returns a row with this index
 * @param listOf wraps a page of rows in the answer of the query
 */
export async function expectBounded(
  { layout, ...server }: Opened,
  operation: string,
  more: string,
  rowOf: (index: number) => { __typename: string },
  listOf: (connection: object) => Record<string, unknown>,
) {
  createCacheBounds(server.client);
  const TOTAL = 200;
  const PAGE = 50;
  let answered = 0;
  const answerAll = async () => {
    await eventually(() => expect(server.of(operation).length).toBeGreaterThan(answered));
    while (server.of(operation).length > answered) {
      const { variables, answer } = server.nth(operation, answered);
      answered += 1;
      const after = variables['after'];
      const start = typeof after === 'string' ? Number(after.slice('at-'.length)) + 1 : 0;
      const edges = Array.from({ length: Math.min(PAGE, TOTAL - start) }, (_, index) => ({
        __typename: 'Edge',
        cursor: `at-${start + index}`,
        node: rowOf(start + index),
      }));
      const pageInfo = { __typename: 'PageInfo', endCursor: edges.at(-1)?.cursor, hasNextPage: start + PAGE < TOTAL };
      await act(() => {
        answer(listOf({ __typename: 'Connection', edges, pageInfo }));
        return Promise.resolve();
      });
    }
  };
  await answerAll();
  for (let page = 1; page * PAGE < TOTAL; page += 1) {
    layout.scrollTo(page * PAGE - 10);
    const button = await screen.findByText(more);
    act(() => button.click());
    await answerAll();
    await eventually(() => expect(layout.isLoaded((page + 1) * PAGE - 1)).toBe(true));
  }
  expect(layout.height(), 'no row moves').toBe(TOTAL * ROW_PX);
  expect(layout.rows().length).toBeLessThanOrEqual(MAX_LOADED + 1);
  expect(layout.rows().length, 'the rows around the viewer stay').toBeGreaterThan(2 * PAGE);

  layout.scrollTo(45);
  await answerAll();
  await eventually(() => expect(layout.isLoaded(45)).toBe(true));
  expect(layout.height(), 'no row moves').toBe(TOTAL * ROW_PX);
}
