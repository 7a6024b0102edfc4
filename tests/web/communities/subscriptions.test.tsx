import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Subscriptions } from '../../../web/features/communities/vip/Subscriptions.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

const paid = {
  __typename: 'VipSubscription',
  communityId: 'c1',
  name: 'Mesa VIP',
  status: 'ACTIVE',
  price: moneyOf(1_990),
  paidUntil: '2026-12-21T15:00:00.000Z',
  graceUntil: null,
  confirmationId: null,
  renewal: 'WALLET',
  debitAt: null,
};

function shown(...vipSubscriptions: object[]) {
  const server = scriptedClient();
  renderApp(server.client, <Subscriptions />);
  server.nth('VipSubscriptions').answer({ vipSubscriptions });
  return { server, user: userEvent.setup() };
}

it('the list of subscriptions shows renewal date and price, and a double click cancels a subscription only once', async () => {
  const { server, user } = shown(paid);
  await screen.findByText(/^Renova-se em 21 dez 2026 por R\$\s19,90, com o saldo da carteira\.$/);
  await user.click(screen.getByRole('button', { name: 'Cancelar assinatura de Mesa VIP' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Cancelar assinatura' }));
  expect(server.of('CancelVipSubscription').map(({ variables }) => variables)).toEqual([
    { input: { communityId: 'c1' } },
  ]);
  const subscriptions = [{ ...paid, status: 'CANCELS_AT_END' }];
  server
    .nth('CancelVipSubscription')
    .answer({ cancelVipSubscription: { __typename: 'CancelVipSubscriptionSuccess', subscriptions } });
  await screen.findByText('Cancelada. Vale até 21 dez 2026.');
  expect(screen.queryByRole('button', { name: /^Cancelar assinatura/ })).toBeNull();
});

it('a subscription by Pix Automático says so, and a double click cancels Pix Automático once and keeps the subscription', async () => {
  const { server, user } = shown({ ...paid, renewal: 'PIX' });
  await screen.findByText(/^Renova-se em 21 dez 2026 por R\$\s19,90, por Pix Automático\.$/);
  await user.click(screen.getByRole('button', { name: 'Cancelar o Pix Automático de Mesa VIP' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Cancelar Pix Automático' }));
  expect(server.of('CancelPixRenewal').map(({ variables }) => variables)).toEqual([{ input: { communityId: 'c1' } }]);
  server
    .nth('CancelPixRenewal')
    .answer({ cancelPixRenewal: { __typename: 'CancelPixRenewalSuccess', subscriptions: [paid] } });
  await screen.findByText(/^Renova-se em 21 dez 2026 por R\$\s19,90, com o saldo da carteira\.$/);
  expect(screen.queryByRole('button', { name: /Pix Automático/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

const card = { __typename: 'SavedCard', brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 };

it.each([
  [
    'with a saved card, it names the card',
    { ...card, isRefused: false },
    ', e o que faltar, com o cartão de final 4242',
  ],
  ['with a saved card that its bank refuses, it names only the balance', { ...card, isRefused: true }, ''],
  ['without a saved card, it names only the balance', null, ''],
])('before Pix Automático is cancelled, the dialog says what pays then: %s', async (_case, savedCard, rest) => {
  const { server, user } = shown({ ...paid, renewal: 'PIX' });
  await user.click(await screen.findByRole('button', { name: 'Cancelar o Pix Automático de Mesa VIP' }));
  await waitFor(() => server.nth('SavedCard'));
  act(() => server.nth('SavedCard').answer({ savedCard }));
  await screen.findByText(
    `Seu banco não debita mais os próximos meses. A assinatura continua e passa a ser paga com o saldo da sua carteira${rest}. Para voltar ao Pix Automático, cancele a assinatura e assine de novo quando o mês pago terminar, pelo preço que a comunidade tiver então.`,
  );
});

it('before Pix Automático of an unpaid month is cancelled, the dialog says that paying this month by Pix brings it back', async () => {
  const { user } = shown({ ...paid, renewal: 'PIX', status: 'PAST_DUE', graceUntil: '2099-12-28T15:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'Cancelar o Pix Automático de Mesa VIP' }));
  await screen.findByText(/Para voltar ao Pix Automático, pague por Pix o mês que está em aberto\.$/);
});

it('before a subscription by Pix Automático is cancelled, the dialog says that Pix Automático ends and does not come back', async () => {
  const { user } = shown({ ...paid, renewal: 'PIX' });
  await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura de Mesa VIP' }));
  await screen.findByText(
    'Você continua participando até 21 dez 2026, e nada mais é cobrado. O Pix Automático também é cancelado, e não volta se você retomar a assinatura.',
  );
});

it('a subscription whose debit waits shows the day of the debit; after that day an unpaid month says that the bank still tries', async () => {
  const debit = { ...paid, renewal: 'PIX', debitAt: '2099-12-20T15:00:00.000Z' };
  const owed = { ...debit, communityId: 'c2', status: 'PAST_DUE', graceUntil: '2099-12-28T15:00:00.000Z' };
  shown(debit, owed, { ...owed, communityId: 'c3', debitAt: '2025-12-20T15:00:00.000Z' });
  await screen.findByText(/, por Pix Automático\. Seu banco faz o débito em 20 dez 2099\.$/);
  await screen.findByText('O mês não foi pago: seu banco faz o débito em 20 dez 2099. Termina em 28 dez 2099.');
  await screen.findByText('O mês não foi pago: seu banco ainda tenta o débito. Termina em 28 dez 2099.');
});

it('a subscription by Pix Automático below the smallest debit shows the amount of the debits and where the rest goes', async () => {
  shown({ ...paid, renewal: 'PIX', price: moneyOf(200) });
  await screen.findByText(
    / por R\$\s2,00, por Pix Automático, em débitos de R\$\s5,00: o que sobra fica no seu saldo\.$/,
  );
});

it.each([
  ['renews from the wallet', { renewal: 'WALLET' }, 1],
  ['renews by Pix Automático', { renewal: 'PIX' }, 0],
  ['ends anyway', { status: 'CANCELS_AT_END' }, 0],
])(
  'below a subscription that %s, the way to Pix Automático is explained only if the member can still take it',
  async (_what, more, notes) => {
    shown({ ...paid, ...more });
    await screen.findByRole('listitem');
    expect(
      screen.queryAllByText(
        /^O Pix Automático só é autorizado ao pagar um mês por Pix\. .*, pelo preço que a comunidade tiver então\.$/,
      ),
    ).toHaveLength(notes);
  },
);

it('if cancelling Pix Automático is refused, the message of the server is shown', async () => {
  const { server, user } = shown({ ...paid, renewal: 'PIX' });
  await user.click(await screen.findByRole('button', { name: 'Cancelar o Pix Automático de Mesa VIP' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar Pix Automático' }));
  const message = 'O serviço de pagamento está fora do ar.';
  server.nth('CancelPixRenewal').answer({ cancelPixRenewal: { __typename: 'Refusal', code: 'NOT_ALLOWED', message } });
  await screen.findByText(message);
  await screen.findByRole('button', { name: 'Cancelar o Pix Automático de Mesa VIP' });
});

it('an unpaid subscription shows its end date; if cancelling it is refused, the message of the server is shown', async () => {
  const { server, user } = shown({ ...paid, status: 'PAST_DUE', graceUntil: '2026-12-28T15:00:00.000Z' });
  await screen.findByText('O mês não foi pago. Termina em 28 dez 2026.');
  await user.click(screen.getByRole('button', { name: 'Cancelar assinatura de Mesa VIP' }));
  await screen.findByText('O mês não foi pago: você deixa de participar agora.');
  await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }));
  const message = 'Você não tem uma assinatura nesta comunidade.';
  server.nth('CancelVipSubscription').answer({
    cancelVipSubscription: { __typename: 'Refusal', code: 'INVALID_INPUT', message },
  });
  await screen.findByText(message);
  await screen.findByRole('button', { name: 'Cancelar assinatura de Mesa VIP' });
});

it("if cancelling an unpaid subscription ends it at once, the community's member list is removed from the cache", async () => {
  const { server, user } = shown({ ...paid, status: 'PAST_DUE', graceUntil: '2026-12-28T15:00:00.000Z' });
  await screen.findByText('O mês não foi pago. Termina em 28 dez 2026.');
  const { cache } = server.client;
  const members = { __typename: 'MemberConnection', edges: [] };
  cache.restore(Object.assign({}, cache.extract(), { 'Community:c1': { __typename: 'Community', id: 'c1', members } }));
  await user.click(screen.getByRole('button', { name: 'Cancelar assinatura de Mesa VIP' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }));
  server
    .nth('CancelVipSubscription')
    .answer({ cancelVipSubscription: { __typename: 'CancelVipSubscriptionSuccess', subscriptions: [] } });
  await waitFor(() => expect(screen.queryByText('Mesa VIP')).toBeNull());
  expect(cache.extract()).not.toHaveProperty(['Community:c1', 'members']);
});

it('the list of subscriptions is hidden when it is empty', async () => {
  shown();
  await waitFor(() => expect(screen.queryByText('Assinaturas')).toBeNull());
});
