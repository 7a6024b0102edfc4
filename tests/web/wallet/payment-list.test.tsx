import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setUnread } from '../../../web/features/notifications/unread.ts';
import { PaymentsPage } from '../../../web/pages/PaymentsPage.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

const pending = {
  __typename: 'Payment',
  id: 'i1',
  kind: 'TOP_UP',
  state: 'PENDING',
  amount: moneyOf(5_000),
  method: 'PIX',
  description: null,
  communityId: null,
  pixId: 'pi_1',
  debitAt: null,
  createdAt: '2026-11-26T15:00:00.000Z',
};
const arrived = { ...pending, id: 'm1', state: 'SUCCEEDED', pixId: null };

const paymentsOf = (...nodes: { id: string }[]) => ({
  payments: {
    __typename: 'PaymentConnection',
    edges: nodes.map((node) => ({ __typename: 'PaymentEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

/** Opens the wallet with a pending Pix, in a tab that already knows the number of notifications. */
async function opened() {
  setUnread(0, 1);
  const server = scriptedClient();
  renderApp(server.client, <PaymentsPage />, '/payments');
  await waitFor(() => server.nth('Payments'));
  act(() => server.nth('Payments').answer(paymentsOf(pending)));
  act(() => server.nth('VipSubscriptions').answer({ vipSubscriptions: [] }));
  await screen.findByRole('button', { name: /Pendente$/ });
  return { server, user: userEvent.setup() };
}

it('when a notification arrives, the history and the subscriptions are fetched again, and a paid Pix is no longer pending', async () => {
  const { server } = await opened();
  act(() => setUnread(1, 2));
  await waitFor(() => server.nth('Payments', 1));
  server.nth('VipSubscriptions', 1);
  act(() => server.nth('Payments', 1).answer(paymentsOf(arrived)));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Pendente$/ })).toBeNull());
  expect(screen.getAllByRole('button', { name: /^Saldo adicionado com Pix/ })).toHaveLength(1);
});

it('if the Pix of an open receipt is paid, the receipt with the code closes', async () => {
  const { server, user } = await opened();
  await user.click(screen.getByRole('button', { name: /^Saldo adicionado com Pix/ }));
  await screen.findByRole('button', { name: 'Abrir o código Pix' });
  act(() => setUnread(1, 3));
  await waitFor(() => server.nth('Payments', 1));
  act(() => server.nth('Payments', 1).answer(paymentsOf(arrived)));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Comprovante' })).toBeNull());
});

it('if the history cannot be fetched after a notification, the rows stay', async () => {
  const { server } = await opened();
  act(() => setUnread(1, 4));
  await waitFor(() => server.nth('Payments', 1));
  await act(async () => {
    server.nth('Payments', 1).fail();
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: /^Saldo adicionado com Pix/ });
  expect(screen.queryByText('O histórico não carregou')).toBeNull();
});
