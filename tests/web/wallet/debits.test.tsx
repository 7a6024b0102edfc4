import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PaymentRow_PaymentFragment } from '../../../web/features/wallet/history/generated/payments.ts';
import { setUnread } from '../../../web/features/notifications/unread.ts';
import { LinkedReceipt } from '../../../web/features/wallet/history/LinkedReceipt.tsx';
import { PaymentLine } from '../../../web/features/wallet/history/PaymentLine.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

const debit: PaymentRow_PaymentFragment = {
  __typename: 'Payment',
  id: 'i1',
  kind: 'TOP_UP',
  state: 'PENDING',
  amount: moneyOf(1_990),
  method: 'PIX',
  description: 'Mesa VIP',
  communityId: 'c1',
  pixId: null,
  debitAt: '2026-11-29T15:00:00.000Z',
  createdAt: '2026-11-26T15:00:00.000Z',
};

function lineOf(payment: PaymentRow_PaymentFragment) {
  renderApp(scriptedClient().client, <PaymentLine payment={payment} onOpen={() => undefined} />);
  return screen.getByRole('button').textContent;
}

it('a debit that waits is listed with its community and its day, not as a top-up', () => {
  const text = lineOf(debit);
  expect(text).toContain('Mesa VIP');
  expect(text).toContain('Pix para assinatura VIP');
  expect(text).toContain('Débito em 29 nov 2026');
  expect(text).not.toContain('Saldo adicionado');
});

it.each([
  ['debit', 'PIX', 'Pix para assinatura VIP'],
  ['charge of the saved card', 'CARD', 'Cartão guardado, para assinatura VIP'],
] as const)('a %s that failed is listed with its community and the day on which it started', (_what, method, label) => {
  const text = lineOf({ ...debit, state: 'FAILED', method });
  expect(text).toContain('Mesa VIP');
  expect(text).toContain(label);
  expect(text).toContain('26 nov 2026');
});

it('the receipt of a debit that waits shows its day and that the bank tries again', async () => {
  const server = scriptedClient();
  renderApp(server.client, <LinkedReceipt />, '/payments?recibo=i1');
  server.nth('PaymentReceipt').answer({ payment: debit });
  await screen.findByText('29 nov 2026');
  await screen.findByText(/^Seu banco faz o débito nesse dia\./);
});

it.each([
  ['debit that waits', debit],
  ['Pix that was paid', { ...debit, state: 'SUCCEEDED', debitAt: null }],
] as const)('in the sandbox, the receipt of a %s leads to its test page', async (_what, payment) => {
  const server = scriptedClient();
  renderApp(server.client, <LinkedReceipt />, '/payments?recibo=i1');
  server.nth('PaymentReceipt').answer({ payment });
  await waitFor(() => server.nth('PaymentTestPage'));
  const testUrl = '/sandbox/pix/pi_1?client_secret=pi_1_secret_2';
  act(() => server.nth('PaymentTestPage').answer({ payment: { __typename: 'Payment', id: 'i1', testUrl } }));
  const link = await screen.findByRole('link', { name: 'Abrir o banco de teste' });
  expect(link.getAttribute('href')).toBe(testUrl);
});

it('outside the sandbox, the receipt of a Pix has no link to a test page', async () => {
  const server = scriptedClient();
  renderApp(server.client, <LinkedReceipt />, '/payments?recibo=i1');
  server.nth('PaymentReceipt').answer({ payment: debit });
  await waitFor(() => server.nth('PaymentTestPage'));
  act(() => server.nth('PaymentTestPage').answer({ payment: { __typename: 'Payment', id: 'i1', testUrl: null } }));
  expect(screen.queryByRole('link', { name: 'Abrir o banco de teste' })).toBeNull();
});

it('when a notification arrives, the open receipt is asked again, and stays open if that fails', async () => {
  act(() => setUnread(0, 1));
  const server = scriptedClient();
  renderApp(server.client, <LinkedReceipt />, '/payments?recibo=i1');
  server.nth('PaymentReceipt').answer({ payment: debit });
  await screen.findByText('Pendente');
  act(() => setUnread(1, 2));
  await waitFor(() => server.nth('PaymentReceipt', 1));
  act(() => server.nth('PaymentReceipt', 1).fail());
  act(() => setUnread(2, 3));
  await waitFor(() => server.nth('PaymentReceipt', 2));
  screen.getByRole('dialog', { name: 'Comprovante' });
  expect(screen.queryByText('Não foi possível abrir o comprovante')).toBeNull();
  act(() => server.nth('PaymentReceipt', 2).answer({ payment: { ...debit, state: 'SUCCEEDED', debitAt: null } }));
  await waitFor(() => expect(screen.queryByText('Pendente')).toBeNull());
});
