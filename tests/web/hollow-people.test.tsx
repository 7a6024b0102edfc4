import { act, render, screen } from '@testing-library/react';
import type { ReactNode, Ref } from 'react';
import { useImperativeHandle } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ListPage } from '../../web/lists/listPlace.ts';
import { PeopleList } from '../../web/features/profiles/PeopleList.tsx';
import { leave, personOf, signIn } from '../support/web.tsx';

const ROW_PX = 70;

vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    ref,
    data,
    children,
  }: {
    ref: Ref<unknown>;
    data: readonly { id: string }[];
    children: (row: { id: string }, index: number) => ReactNode;
  }) => {
    const { length } = data;
    useImperativeHandle(
      ref,
      () => ({
        cache: [[], ROW_PX],
        findItemIndex: (offset: number) => Math.max(0, Math.min(length - 1, Math.floor(offset / ROW_PX))),
        getItemOffset: (index: number) => index * ROW_PX,
        getItemSize: () => ROW_PX,
      }),
      [length],
    );
    return data.map(children);
  },
}));

beforeAll(() => import('../../web/lists/placeAt.ts'));
beforeEach(() => {
  signIn();
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 10 * ROW_PX);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  leave();
});

it('hollow rows of a list of people keep their heights, and are loaded when they are near the screen', async () => {
  const edges = Array.from({ length: 60 }, (_, index) => ({
    cursor: `at-m${index}`,
    node: { ...personOf(`m${index}`), followState: 'NONE' as const },
  }));
  const pageInfo = { hasNextPage: false, hasPreviousPage: false };
  const hollow = edges.map((edge, index) => (index >= 15 && index < 25 ? { ...edge, node: null } : edge));
  const fetchPage = vi.fn<(page: ListPage) => Promise<void>>(() => Promise.resolve());
  const listOf = (shown: Parameters<typeof PeopleList>[0]['connection']) => (
    <MemoryRouter>
      <PeopleList place="people" connection={shown} endCursor={null} fetchPage={fetchPage} action={() => null} />
    </MemoryRouter>
  );
  const { rerender } = render(listOf({ edges, pageInfo }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getAllByRole('article')).toHaveLength(60);
  rerender(listOf({ edges: hollow, pageInfo }));
  expect(screen.getAllByRole('article')).toHaveLength(50);
  const heights = [...document.querySelectorAll<HTMLElement>('.rows-shown > div')].map(({ style }) => style.height);
  expect(heights).toEqual(Array.from({ length: 10 }, () => `${ROW_PX}px`));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(fetchPage.mock.calls).toEqual([[{ first: 10, after: 'at-m14' }]]);
});
