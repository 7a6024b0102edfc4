import { act, cleanup, render } from '@testing-library/react';
import { useImperativeHandle } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../web/storage/session.ts';
import { readPlace } from '../../web/lists/listPlace.ts';
import { useListPlace } from '../../web/lists/useListPlace.ts';
import { leave, signIn } from '../support/web.tsx';

const ROW_PX = 40;
const SIZES = [[], ROW_PX];
/**
 * The distance in px of the list from the top of the page. Tests change it to simulate content above the list that
 * loads late.
 */
let above = 0;
/** The height in px of a card below row 25. */
let card = 0;
/** Calls the listeners of the list's size. */
let resized: () => void;
let go: NavigateFunction;
let scroll: () => void;

/** The ids of the rows. A row whose id begins with `at-` is hollow: the id is its cursor. */
type ListProps = { name: string; ids: readonly string[] };

function List({ name, ids }: ListProps) {
  const rows = ids.map((id) => ({ id }));
  const edges = rows.map((row) =>
    row.id.startsWith('at-') ? { node: null, cursor: row.id } : { node: row, cursor: `at-${row.id}` },
  );
  const pageInfo = { hasNextPage: true, hasPreviousPage: ids[0] !== 'row-0' };
  const { box, list, sizes, note } = useListPlace(name, rows, { edges, pageInfo });
  const handle = {
    cache: SIZES,
    findItemIndex: (offset: number) => Math.max(0, Math.floor(offset / ROW_PX)),
    getItemOffset: offsetOf,
    scrollToIndex: (index: number, { offset }: { offset: number }) => {
      window.scrollY = above + offsetOf(index) + offset;
    },
  };
  useImperativeHandle<unknown, unknown>(list, () => handle);
  scroll = note;
  return (
    <div
      ref={(element) => {
        box.current = element;
        if (element) element.getBoundingClientRect = () => new DOMRect(0, above - window.scrollY);
      }}
    >
      {sizes === undefined ? 'anew' : 'as it was'}
    </div>
  );
}

const rowsFrom = (first: number, count = 40) => Array.from({ length: count }, (_, index) => `row-${first + index}`);

const offsetOf = (index: number) => index * ROW_PX + (index > 25 ? card : 0);

/** A list whose rows are hollow below its start. */
const hollow = rowsFrom(0).map((id, index) => (index < 10 ? id : `at-${id}`));

function Pages({ ids }: { ids: readonly string[] }) {
  go = useNavigate();
  return (
    <Routes>
      <Route path="/list" element={<List key="a" name="people-" ids={ids} />} />
      <Route path="/other" element={<List key="b" name="people-TRANS" ids={ids} />} />
      <Route path="/away" element="away" />
    </Routes>
  );
}

function pagesOf(ids: readonly string[]) {
  return (
    <MemoryRouter initialEntries={['/away']}>
      <Pages ids={ids} />
    </MemoryRouter>
  );
}

function open(ids = rowsFrom(0)) {
  return render(pagesOf(ids));
}

/** Scrolls the list, leaves its page, changes its rows and goes back. */
async function comeBack(top: number, { before, after }: { before?: string[]; after: readonly string[] }) {
  const { rerender, container } = open(before);
  await to('/list');
  scrollTo(top);
  await to('/away');
  window.scrollY = 0;
  rerender(pagesOf(after));
  await back();
  await nextFrame();
  return container.textContent;
}

const to = (path: string) => act(async () => go(path));
const back = () => act(async () => go(-1));
const scrollTo = (top: number) => {
  window.scrollY = top;
  scroll();
};
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

// The list loads this code when it is first shown, and saves no position before.
beforeAll(() => import('../../web/lists/placeAt.ts'));
beforeEach(() => {
  signIn();
  above = 100;
  card = 0;
  window.scrollY = 0;
  const listeners = new Set<() => void>();
  resized = () => {
    for (const listener of listeners) listener();
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly listener: () => void;
      constructor(listener: () => void) {
        this.listener = listener;
      }
      observe() {
        listeners.add(this.listener);
      }
      disconnect() {
        listeners.delete(this.listener);
      }
    },
  );
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    window.scrollY = Math.max(0, y);
  });
});
afterEach(() => {
  cleanup();
  leave();
  vi.unstubAllGlobals();
});

describe('scroll position of a list', () => {
  it('going back to a list restores its scroll position and row sizes', async () => {
    const { container } = open();
    await to('/list');
    expect([window.scrollY, container.textContent]).toEqual([0, 'anew']);
    scrollTo(900);
    await to('/away');
    window.scrollY = 0;
    await back();
    expect([window.scrollY, container.textContent]).toEqual([900, 'as it was']);
  });

  it('going back restores the scroll position below the top of the list, even if content above the list is not loaded yet', async () => {
    open();
    await to('/list');
    above = 400;
    scrollTo(900);
    await to('/away');
    above = 100;
    await back();
    expect(window.scrollY, 'the list is scrolled 500 px below its top').toBe(600);
  });

  it('going back to a list that was never scrolled shows the top of its page', async () => {
    open();
    await to('/list');
    await nextFrame();
    await to('/away');
    window.scrollY = 300;
    await back();
    expect(window.scrollY).toBe(0);
  });

  it('each list has its own scroll position', async () => {
    open();
    await to('/list');
    scrollTo(900);
    await to('/other');
    expect(window.scrollY).toBe(0);
    scrollTo(500);
    await back();
    expect(window.scrollY).toBe(900);
  });

  it('a list starts at its top when a link opens it', async () => {
    open();
    await to('/list');
    scrollTo(900);
    await to('/away');
    await to('/list');
    expect(window.scrollY).toBe(0);
  });

  it('going back to a list with new rows at its top starts at the row that was at the top of the screen', async () => {
    const sizes = await comeBack(905, { after: ['new-1', 'new-2', ...rowsFrom(0)] });
    expect([window.scrollY, sizes], 'row 20 is cut by 5 px, and two rows are above it').toEqual([985, 'anew']);
  });

  it('going back to a list without the row that was at the top of the screen keeps the position of the next row', async () => {
    const sizes = await comeBack(905, { after: rowsFrom(0).filter((id) => id !== 'row-20') });
    expect([window.scrollY, sizes], 'row 21 is now at index 20, and 35 px below the top of the screen').toEqual([
      865,
      'anew',
    ]);
  });

  it.each([
    ['hollow and are loaded now', hollow, rowsFrom(0)],
    ['loaded and are hollow now', rowsFrom(0), hollow],
    ['hollow and still are', hollow, hollow],
  ])('going back to a list whose rows were %s starts at the same row', async (_how, before, after) => {
    const sizes = await comeBack(905, { before, after: ['new-1', 'new-2', ...after] });
    expect([window.scrollY, sizes], 'row 20 is cut by 5 px, and two rows are above it').toEqual([985, 'anew']);
  });

  it('after going back, the row in the middle of the screen keeps its position if a card above it is not there or arrives late', async () => {
    card = 200;
    open();
    await to('/list');
    scrollTo(905);
    const middle = above + offsetOf(28) - window.scrollY;
    await to('/away');
    card = 0;
    await back();
    resized();
    expect(above + offsetOf(28) - window.scrollY).toBe(middle);
    card = 200;
    resized();
    expect(above + offsetOf(28) - window.scrollY).toBe(middle);
  });

  it('after the viewer has touched the screen, the list no longer holds a row', async () => {
    open();
    await to('/list');
    scrollTo(905);
    await to('/away');
    await back();
    window.dispatchEvent(new Event('touchstart'));
    scrollTo(1000);
    resized();
    expect(window.scrollY).toBe(1000);
  });

  it('going back to a list without the rows that were on the screen starts at the top', async () => {
    await comeBack(905, { after: rowsFrom(0, 10) });
    expect(window.scrollY).toBe(0);
  });

  it.each([
    ['at the start of a list is the usual first page', 0, rowsFrom(0), undefined],
    ['near the start of a list begins at the start', 905, rowsFrom(0), { first: 50 }],
    ['far down begins a few rows above the row', 4105, rowsFrom(0, 200), { first: 40, after: 'at-row-89' }],
    ['in a list that begins at a later page begins there too', 905, rowsFrom(300), { first: 40, after: 'at-row-309' }],
  ])('the page that loads a position %s', async (_where, top, before, page) => {
    await comeBack(top, { before, after: before });
    expect(readPlace('people-')?.page).toEqual(page);
  });

  it('after the session has ended, going back to a list shows its top', async () => {
    open();
    await to('/list');
    scrollTo(900);
    act(() => clearSession());
    await to('/away');
    signIn();
    await back();
    expect(window.scrollY).toBe(0);
  });
});
