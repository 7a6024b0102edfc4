import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RefundButton } from '../../../web/features/wallet/refunds/RefundButton.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

const refundable = { __typename: 'Refundable', amount: moneyOf(3_500), until: '2026-03-09T12:00:00.000Z' };
const wallet = {
  __typename: 'Wallet',
  id: 'me',
  balance: moneyOf(0),
  owed: moneyOf(0),
  pending: moneyOf(0),
};

function shown(what: object | null) {
  const server = scriptedClient();
  renderApp(server.client, <RefundButton paymentId="p1" />);
  server.nth('PaymentRefundable').answer({ payment: { __typename: 'Payment', id: 'p1', refundable: what } });
  return { server, user: userEvent.setup() };
}

const press = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /Devolver R\$\s35,00 ao cartão/ }));
  await user.click(await screen.findByRole('button', { name: 'Devolver' }));
};

it('a refundable payment shows the amount and the deadline of the refund, and is refunded after a confirmation', async () => {
  const { server, user } = shown(refundable);
  await screen.findByText(/Você pode pedir a devolução até 09 mar 2026/);
  expect(server.of('RefundPayment')).toEqual([]);
  await press(user);
  server.nth('RefundPayment').answer({
    refundPayment: { __typename: 'RefundPaymentSuccess', amount: moneyOf(3_500), isPending: false, wallet },
  });
  await screen.findByText(/R\$\s35,00 a caminho do seu cartão/);
  expect(screen.queryByRole('button', { name: /Devolver/ })).toBeNull();
  const instead = screen.getByText(/Você pediu R\$\s35,00 de volta/);
  await waitFor(() => expect(document.activeElement).toBe(instead));
});

it('a refused refund shows the message of the server and can be retried', async () => {
  const { server, user } = shown(refundable);
  await press(user);
  const message = 'O prazo de 7 dias para pedir a devolução terminou.';
  server.nth('RefundPayment').answer({ refundPayment: { __typename: 'Refusal', code: 'NOT_REFUNDABLE', message } });
  await screen.findByText(message);
  await screen.findByRole('button', { name: /Devolver R\$/ });
});

it('a payment without a refundable amount has no refund button', async () => {
  shown(null);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('after a refund, the refundable amounts of the other payments are fetched again', async () => {
  const server = scriptedClient();
  const both = ['p1', 'p2'].map((id) => <RefundButton key={id} paymentId={id} />);
  renderApp(server.client, <>{both}</>);
  const answer = (nth: number, id: string, what: object | null) =>
    server.nth('PaymentRefundable', nth).answer({ payment: { __typename: 'Payment', id, refundable: what } });
  answer(0, 'p1', refundable);
  answer(1, 'p2', refundable);
  const user = userEvent.setup();
  const [first] = await screen.findAllByRole('button', { name: /Devolver R\$\s35,00 ao cartão/ });
  if (first) await user.click(first);
  await user.click(await screen.findByRole('button', { name: 'Devolver' }));
  server.nth('RefundPayment').answer({
    refundPayment: { __typename: 'RefundPaymentSuccess', amount: moneyOf(3_500), isPending: false, wallet },
  });
  await waitFor(() => expect(server.of('PaymentRefundable')).toHaveLength(4));
  for (const [nth, asked] of server.of('PaymentRefundable').entries()) {
    if (nth > 1) answer(nth, String(asked.variables.id), null);
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: /Devolver/ })).toBeNull());
});

it('a failed request for the refundable amount can be retried', async () => {
  const server = scriptedClient();
  renderApp(server.client, <RefundButton paymentId="p1" />);
  server.nth('PaymentRefundable').fail(new Error('offline'));
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(server.of('PaymentRefundable')).toHaveLength(2));
  server.nth('PaymentRefundable', 1).answer({ payment: { __typename: 'Payment', id: 'p1', refundable } });
  await screen.findByRole('button', { name: /Devolver R\$\s35,00 ao cartão/ });
});

it.each([
  [true, 'Não foi possível ver quanto pode voltar por Pix.'],
  [false, 'Não foi possível ver quanto pode voltar ao cartão.'],
])(
  'if the refundable amount cannot be loaded (Pix: %s), the message says where the money would go',
  async (isPix, words) => {
    const server = scriptedClient();
    renderApp(server.client, <RefundButton paymentId="p1" isPix={isPix} />);
    server.nth('PaymentRefundable').fail();
    expect((await screen.findByRole('alert')).firstChild?.textContent).toBe(words);
  },
);
