import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LinkedReceipt } from '../../../web/features/wallet/history/LinkedReceipt.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

const payment = {
  __typename: 'Payment',
  id: 'e1',
  kind: 'REFUND',
  state: 'SUCCEEDED',
  amount: moneyOf(-3_500),
  description: 'Devolvido ao cartão',
  communityId: null,
  createdAt: '2026-03-02T12:00:00.000Z',
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function shownAt(path: string) {
  const server = scriptedClient();
  const page = (
    <>
      <LinkedReceipt />
      <Address />
    </>
  );
  renderApp(server.client, page, path);
  return server;
}

it('the receipt named in the URL opens as a dialog, and closing the dialog removes only the receipt from the URL', async () => {
  const server = shownAt('/payments?tipo=REFUND&recibo=m1');
  expect(server.nth('PaymentReceipt').variables).toEqual({ id: 'm1' });
  server.nth('PaymentReceipt').answer({ payment });
  const receipt = await screen.findByRole('dialog', { name: 'Comprovante' });
  expect(receipt.textContent).toContain('Devolvido ao cartão');
  expect(receipt.textContent).toContain('2 de março de 2026 às 09:00 (horário de Brasília)');
  await userEvent.setup().keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('/payments?tipo=REFUND')).toBeDefined();
});

it.each([
  [
    'belongs to another member',
    (server: ReturnType<typeof scriptedClient>) => server.nth('PaymentReceipt').answer({ payment: null }),
  ],
  ['cannot be loaded', (server: ReturnType<typeof scriptedClient>) => server.nth('PaymentReceipt').fail()],
])('a receipt that %s shows an error instead of a dialog', async (_what, respond) => {
  respond(shownAt('/payments?recibo=m1'));
  await screen.findByText('Não foi possível abrir o comprovante');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a URL that names no receipt causes no request for a receipt', () => {
  expect(shownAt('/payments?tipo=REFUND').of('PaymentReceipt')).toEqual([]);
});
