import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_LOADED } from '../../../web/apollo/boundedList.ts';
import { createCacheBounds } from '../../../web/apollo/cacheBounds.ts';
import { PaymentList } from '../../../web/features/wallet/history/PaymentList.tsx';
import { eventually } from '../../support/eventually.ts';
import { layOutRows, ROW_PX } from '../../support/long-list-web.ts';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const TOTAL = 200;
const PAGE = 50;
const values = { tipo: '', situacao: '', de: '', ate: '' };
let layout: ReturnType<typeof layOutRows>;

beforeEach(() => {
  signIn();
  layout = layOutRows('li');
});
afterEach(() => {
  leave();
  layout.restore();
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
    layout.scrollTo(page * PAGE);
    await eventually(() => expect(server.of('Payments')).toHaveLength(page + 1));
    await answer(page, page * PAGE);
  }
  await eventually(() => expect(layout.height()).toBe(TOTAL * ROW_PX));
  expect(screen.getAllByRole('button').length).toBeLessThanOrEqual(MAX_LOADED);
  expect(layout.rows().length, 'one element stands in for the hollow rows').toBeLessThanOrEqual(MAX_LOADED + 1);

  layout.scrollTo(30);
  await eventually(() => expect(server.of('Payments')).toHaveLength(TOTAL / PAGE + 1));
  const { variables } = server.nth('Payments', TOTAL / PAGE);
  expect(variables).toMatchObject({ after: 'at-19' });
  await answer(TOTAL / PAGE, 20);
  expect(await screen.findByText('Movimento 30.')).toBeDefined();
});
