import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_LOADED } from '../../../web/apollo/boundedList.ts';
import { createCacheBounds } from '../../../web/apollo/cacheBounds.ts';
import { PaymentList } from '../../../web/features/wallet/history/PaymentList.tsx';
import { eventually } from '../../support/eventually.ts';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const TOTAL = 200;
const PAGE = 50;
const ROW_PX = 60;
const values = { tipo: '', situacao: '', de: '', ate: '' };
let scrollY = 0;

beforeEach(() => {
  signIn();
  vi.stubGlobal('innerHeight', 10 * ROW_PX);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.matches('li') ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return new DOMRect(0, index * ROW_PX - scrollY, 390, ROW_PX);
  });
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function pageFrom(start: number) {
  const edges = Array.from({ length: PAGE }, (_, index) => ({
    __typename: 'PaymentEdge',
    cursor: `at-${start + index}`,
    node: {
      __typename: 'Payment',
      id: `e${start + index}`,
      kind: 'TOP_UP',
      state: 'SUCCEEDED',
      amount: moneyOf(3_500),
      method: 'CARD',
      description: `Movimento ${start + index}.`,
      communityId: null,
      pixId: null,
      debitAt: null,
      createdAt: '2026-03-02T12:00:00.000Z',
    },
  }));
  const pageInfo = { __typename: 'PageInfo', endCursor: edges.at(-1)?.cursor, hasNextPage: start + PAGE < TOTAL };
  return { payments: { __typename: 'PaymentConnection', edges, pageInfo } };
}

it('a history of 200 payments keeps at most 150 of them loaded, and loads the others again near the screen', async () => {
  const server = scriptedClient();
  createCacheBounds(server.client);
  const answer = (index: number, start: number) =>
    act(() => {
      server.nth('Payments', index).answer(pageFrom(start));
      return Promise.resolve();
    });
  renderApp(
    server.client,
    <PaymentList filter={{}} isFiltered={false} clear={() => undefined} values={values} set={() => undefined} />,
  );
  for (let page = 0; page * PAGE < TOTAL; page += 1) {
    scrollY = page * PAGE * ROW_PX;
    await eventually(() => expect(server.of('Payments')).toHaveLength(page + 1));
    await answer(page, page * PAGE);
  }
  await eventually(() => expect(document.querySelectorAll('li')).toHaveLength(TOTAL));
  const rows = [...document.querySelectorAll('li')];
  expect(screen.getAllByRole('button').length).toBeLessThanOrEqual(MAX_LOADED);
  const hollow = rows.filter(({ childElementCount }) => childElementCount === 0);
  expect(new Set(hollow.map(({ style }) => style.height))).toEqual(new Set([`${ROW_PX}px`]));

  scrollY = 30 * ROW_PX;
  act(() => void window.dispatchEvent(new Event('scroll')));
  await eventually(() => expect(server.of('Payments')).toHaveLength(TOTAL / PAGE + 1));
  const { variables } = server.nth('Payments', TOTAL / PAGE);
  expect(variables).toMatchObject({ after: 'at-19' });
  await answer(TOTAL / PAGE, 20);
  expect(await screen.findByText('Movimento 30.')).toBeDefined();
});
