import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccessClient } from '../../../web/apollo/accessClient.ts';
import { ShutOutAccount } from '../../../web/features/privacy/ShutOutAccount.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient } from '../../support/web.tsx';

vi.mock(import('../../../web/apollo/accessClient.ts'), () => ({ createAccessClient: vi.fn() }));

const privacy = {
  __typename: 'Privacy',
  walletBalance: moneyOf(3_500),
  unusedInAds: moneyOf(0),
  pendingVipEarnings: moneyOf(0),
  deletesAt: null,
  export: null,
};
const payment = {
  __typename: 'Payment',
  id: 'p1',
  kind: 'TOP_UP',
  state: 'SUCCEEDED',
  amount: moneyOf(5_000),
  method: 'PIX',
  description: null,
  communityId: null,
  pixId: null,
  debitAt: null,
  createdAt: '2026-03-02T12:00:00.000Z',
};
const none = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
);
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

function Place() {
  const location = useLocation();
  return <p data-testid="place">{`${location.pathname} ${location.state === null ? 'sem' : 'com'} acesso`}</p>;
}

function shown() {
  const server = scriptedClient();
  vi.mocked(createAccessClient).mockReturnValue(server.client);
  const page = scriptedClient();
  renderApp(
    page.client,
    <>
      <ShutOutAccount access="acesso" />
      <Place />
    </>,
    { pathname: '/report/decision', state: { access: 'acesso' } },
  );
  expect(createAccessClient).toHaveBeenCalledWith('acesso');
  return { server, page, user: userEvent.setup() };
}

it('a suspended or banned member needs only the access token for data export, refund and account deletion', async () => {
  const { server, page, user } = shown();
  server.nth('PrivacySettings').answer({ privacy });
  await screen.findByRole('button', { name: 'Pedir cópia dos meus dados' });
  server.nth('Payments').answer({
    payments: {
      __typename: 'PaymentConnection',
      edges: [{ __typename: 'PaymentEdge', cursor: 'c', node: payment }],
      pageInfo: none,
    },
  });
  await waitFor(() => expect(server.of('PaymentRefundable')).toHaveLength(1));
  const until = '2026-03-09T12:00:00.000Z';
  const refundable = { __typename: 'Refundable', amount: moneyOf(3_500), until };
  server.nth('PaymentRefundable').answer({ payment: { __typename: 'Payment', id: 'p1', refundable } });
  await screen.findByRole('button', { name: /Devolver R\$\s35,00 por Pix/ });

  await user.click(screen.getByRole('button', { name: 'Quero excluir minha conta' }));
  await user.click(screen.getByRole('checkbox', { name: /Sei que há R\$\s35,00 na carteira/ }));
  await user.click(screen.getByRole('button', { name: 'Excluir minha conta' }));
  const deletesAt = '2026-03-09T15:00:00.000Z';
  server.nth('DeleteAccount').answer({ deleteAccount: { __typename: 'DeleteAccountSuccess', deletesAt } });
  await screen.findByText(/Sua conta será excluída em 9 de março de 2026/);
  await waitFor(() => expect(server.of('PrivacySettings')).toHaveLength(2));
  server.nth('PrivacySettings', 1).fail(new Error('offline'));
  const card = screen.getByRole('region', { name: 'Excluir minha conta' });
  expect(document.activeElement, 'the focus moves to the card').toBe(card);

  await user.click(screen.getByRole('button', { name: 'Manter minha conta' }));
  server
    .nth('UndoAccountDeletion')
    .answer({ undoAccountDeletion: { __typename: 'UndoAccountDeletionSuccess', privacy } });
  await screen.findByRole('button', { name: 'Quero excluir minha conta' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Excluir minha conta' }));
  expect(page.asked).toEqual([]);
});

it('if a payment has nothing to refund, a suspended or banned member sees a message that says so', async () => {
  const { server } = shown();
  server.nth('PrivacySettings').answer({ privacy: { ...privacy, walletBalance: moneyOf(0) } });
  await waitFor(() => expect(server.of('Payments')).toHaveLength(1));
  server.nth('Payments').answer({
    payments: {
      __typename: 'PaymentConnection',
      edges: [{ __typename: 'PaymentEdge', cursor: 'c', node: payment }],
      pageInfo: none,
    },
  });
  await waitFor(() => expect(server.of('PaymentRefundable')).toHaveLength(1));
  server.nth('PaymentRefundable').answer({ payment: { __typename: 'Payment', id: 'p1', refundable: null } });
  await screen.findByText('Nada a devolver deste pagamento.');
});

it('signing out as a suspended or banned member ends the access and removes the access token from the browser history', async () => {
  const { server, page, user } = shown();
  server.nth('PrivacySettings').answer({ privacy });
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(server.of('LogOut')).toHaveLength(1));
  expect(screen.getByTestId('place').textContent).toBe('/report/decision com acesso');
  server.nth('LogOut').answer({ logOut: true });
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/login sem acesso'));
  expect(page.of('LogOut'), 'no request uses a session').toEqual([]);
});

it('payments of a suspended or banned member load page by page', async () => {
  const { server, user } = shown();
  server.nth('PrivacySettings').answer({ privacy: { ...privacy, walletBalance: moneyOf(0) } });
  await waitFor(() => expect(server.of('Payments')).toHaveLength(1));
  const page = (id: string, centavos: number, pageInfo: object) => ({
    payments: {
      __typename: 'PaymentConnection',
      edges: [{ __typename: 'PaymentEdge', cursor: id, node: { ...payment, id, amount: moneyOf(centavos) } }],
      pageInfo,
    },
  });
  server.nth('Payments').answer(page('p1', 5_000, { ...none, endCursor: 'p1', hasNextPage: true }));
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => expect(server.of('Payments')).toHaveLength(2));
  expect(server.nth('Payments', 1).variables).toMatchObject({ after: 'p1' });
  server.nth('Payments', 1).answer(page('p2', 7_000, none));
  await screen.findByText(/R\$\s70,00/);
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});

it('a suspended or banned member can cancel a subscription, and the name of its community is not a link', async () => {
  const { server, page, user } = shown();
  await waitFor(() => expect(server.of('VipSubscriptions')).toHaveLength(1));
  const paid = {
    ...{ __typename: 'VipSubscription', communityId: 'c1', name: 'Mesa VIP', status: 'ACTIVE', price: moneyOf(1_990) },
    ...{
      paidUntil: '2026-12-21T15:00:00.000Z',
      graceUntil: null,
      confirmationId: null,
      renewal: 'WALLET',
      debitAt: null,
    },
  };
  server.nth('VipSubscriptions').answer({ vipSubscriptions: [paid] });
  await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura de Mesa VIP' }));
  expect(screen.queryByRole('link', { name: 'Mesa VIP' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }));
  await waitFor(() => expect(server.of('CancelVipSubscription')).toHaveLength(1));
  const subscriptions = [{ ...paid, status: 'CANCELS_AT_END' }];
  server
    .nth('CancelVipSubscription')
    .answer({ cancelVipSubscription: { __typename: 'CancelVipSubscriptionSuccess', subscriptions } });
  await screen.findByText('Cancelada. Vale até 21 dez 2026.');
  expect(page.asked).toEqual([]);
});
