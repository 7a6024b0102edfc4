import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PaymentRow_PaymentFragment } from '../../../web/features/wallet/history/generated/payments.ts';
import { Receipt } from '../../../web/features/wallet/history/Receipt.tsx';
import { AddBalanceCheckoutPage } from '../../../web/pages/AddBalanceCheckoutPage.tsx';
import { GroupPage } from '../../../web/pages/GroupPage.tsx';
import { communityOf } from '../../support/communities-web.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signInProfessional } from '../../support/web.tsx';

beforeAll(() => vi.stubGlobal('scrollTo', vi.fn()));
beforeEach(signInProfessional);
afterEach(leave);

const anyKey: unknown = expect.any(String);

const waiting = {
  __typename: 'PixPayment',
  id: 'pi_vip',
  amount: moneyOf(1_990),
  state: 'WAITING',
  code: '00020126',
  expiresAt: '2040-01-01T12:00:00.000Z',
  isLate: false,
  testUrl: null,
  purpose: 'VIP_MONTH',
  price: moneyOf(1_990),
  communityId: 'c1',
  community: { __typename: 'Community', id: 'c1', name: 'Mesa VIP' },
  purchase: null,
  postId: null,
  post: null,
  startDate: null,
  endDate: null,
  refusal: null,
  isMandateActive: null,
};
const paid = { ...waiting, state: 'PAID', code: null };

/** Opens the dialog to subscribe to a VIP community, and chooses Pix Automático. */
async function chosen() {
  const server = scriptedClient();
  const pages = (
    <Routes>
      <Route path="/groups/:idCommunity" element={<GroupPage />} />
      <Route path="/payment/add-balance/payment-checkout" element={<AddBalanceCheckoutPage />} />
    </Routes>
  );
  renderApp(server.client, pages, '/groups/c1');
  const user = userEvent.setup();
  await waitFor(() => server.nth('Community'));
  server.nth('Community').answer({ community: communityOf({ kind: 'VIP' }) });
  await user.click(await screen.findByRole('button', { name: /^Assinar por/ }));
  await user.click(await screen.findByRole('radio', { name: /^Pix Automático/ }));
  return { server, user };
}

const started = {
  subscribeByPix: { __typename: 'SubscribeByPixSuccess', pix: { __typename: 'PixPayment', id: 'pi_vip' } },
};

it('choosing Pix Automático opens one Pix for the confirmed price, and its payment leads back to the community', async () => {
  const { server, user } = await chosen();
  await user.dblClick(await screen.findByRole('button', { name: /^Gerar o Pix de R\$\s19,90$/ }));
  expect(server.of('SubscribeByPix').map(({ variables }) => variables)).toEqual([
    { input: { id: 'c1', priceCents: 1_990, idempotencyKey: anyKey } },
  ]);
  server.nth('SubscribeByPix').answer(started);
  await waitFor(() => server.nth('PixPayment'));
  act(() => server.nth('PixPayment').answer({ pixPayment: waiting }));
  await screen.findByText(/você autoriza o Pix Automático/);
  expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Pix copia e cola' })).toHaveProperty(
    'value',
    waiting.code,
  );
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 1));
  act(() => server.nth('PixPayment', 1).answer({ pixPayment: { ...paid, purchase: 'MADE' } }));
  await screen.findByText('Pagamento recebido');
  await waitFor(() => server.nth('Community', 1));
});

it('the Pix of a month shows its code while the query about it has no answer', async () => {
  const { server, user } = await chosen();
  await user.click(await screen.findByRole('button', { name: /^Gerar o Pix de R\$\s19,90$/ }));
  server.nth('SubscribeByPix').answer({ subscribeByPix: { __typename: 'SubscribeByPixSuccess', pix: waiting } });
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  await screen.findByText(/você autoriza o Pix Automático/);
});

it('the balance is not needed for Pix Automático, and a refusal is shown without leaving the dialog', async () => {
  const { server, user } = await chosen();
  await user.click(await screen.findByRole('button', { name: /^Gerar o Pix/ }));
  const message = 'Esta comunidade não aceita novas assinaturas.';
  server.nth('SubscribeByPix').answer({ subscribeByPix: { __typename: 'Refusal', code: 'NOT_ALLOWED', message } });
  await screen.findByText(message);
  await screen.findByRole('button', { name: /^Gerar o Pix/ });
});

it('if the price has changed, the new price is shown before a Pix is opened', async () => {
  const { server, user } = await chosen();
  await user.click(await screen.findByRole('button', { name: /^Gerar o Pix/ }));
  server
    .nth('SubscribeByPix')
    .answer({ subscribeByPix: { __typename: 'Refusal', code: 'PRICE_CHANGED', message: 'O preço mudou.' } });
  await waitFor(() => server.nth('Community', 1));
  server.nth('Community', 1).answer({ community: { ...communityOf({ kind: 'VIP' }), price: moneyOf(2_500) } });
  await screen.findByText(/^O preço mudou: agora custa R\$\s25,00 por mês\. Nada foi cobrado\.$/);
  await screen.findByRole('button', { name: /^Gerar o Pix de R\$\s25,00$/ });
});

it('an expired code of a VIP month leads back to the dialog with Pix Automático chosen, instead of a top-up', async () => {
  const { server, user } = await chosen();
  await user.click(await screen.findByRole('button', { name: /^Gerar o Pix/ }));
  server.nth('SubscribeByPix').answer(started);
  await waitFor(() => server.nth('PixPayment'));
  act(() => server.nth('PixPayment').answer({ pixPayment: { ...waiting, state: 'EXPIRED', code: null } }));
  await user.click(await screen.findByRole('button', { name: 'Gerar outro código' }));
  await screen.findByRole('dialog', { name: /^Assinar/ });
  await screen.findByRole('button', { name: /^Gerar o Pix de R\$\s19,90$/ });
  expect(server.of('CreatePixTopUp')).toEqual([]);
});

/** Opens the page of a Pix as a link from /payments does, in a tab that did not start the payment. */
async function linked(pixPayment: object) {
  const server = scriptedClient();
  const pages = (
    <Routes>
      <Route path="/groups/:idCommunity" element={<GroupPage />} />
      <Route path="/payment/add-balance/payment-checkout" element={<AddBalanceCheckoutPage />} />
    </Routes>
  );
  renderApp(server.client, pages, '/payment/add-balance/payment-checkout?pix=pi_vip&voltar=%2Fpayments');
  await waitFor(() => server.nth('PixPayment'));
  act(() => server.nth('PixPayment').answer({ pixPayment }));
  return { server, user: userEvent.setup() };
}

it('the Pix of a VIP month that is opened from /payments shows the terms of Pix Automático, and leads to no top-up', async () => {
  const { server } = await linked(waiting);
  await screen.findByText(
    /da comunidade \p{Cf}*Mesa VIP\p{Cf}*\. .* seu banco debita R\$\s19,90 por mês para a Brasa/u,
  );
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/payments');
  expect(screen.queryByRole('link', { name: 'Mudar o valor' })).toBeNull();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 1));
  act(() => server.nth('PixPayment', 1).answer({ pixPayment: { ...paid, purchase: 'MADE' } }));
  await waitFor(() => server.nth('Community'));
});

it('the Pix of a VIP month of a community that the viewer may not see shows the terms without its name', async () => {
  await linked({ ...waiting, community: null });
  await screen.findByText(/^Este Pix paga um mês de uma comunidade VIP\. .* seu banco debita R\$\s19,90 por mês/);
});

it('an expired Pix of a VIP month still shows for which community it was', async () => {
  await linked({ ...waiting, state: 'EXPIRED', code: null });
  await screen.findByText(/da comunidade \p{Cf}*Mesa VIP/u);
});

it('a Pix above the price of its month shows the price, and where the rest goes', async () => {
  await linked({ ...waiting, amount: moneyOf(500), price: moneyOf(200) });
  await screen.findByText(
    /^O mês custa R\$\s2,00\. O que o Pix tem a mais .* fica no seu saldo\. Este Pix paga um mês/,
  );
  await screen.findByText(/seu banco debita R\$\s5,00 por mês/);
});

it.each([
  [
    'that was raised to the minimum says that the rest is in the balance, and does not claim a debt',
    500,
    'O que ele tinha a mais está no seu saldo, menos o que houvesse em aberto na sua carteira.',
  ],
  [
    'that was raised for a debt says that the rest was for the debt',
    700,
    'O que ele tinha a mais era para o valor em aberto na sua carteira; o que sobrou está no seu saldo.',
  ],
])('a paid Pix above the price of its month %s', async (_what, amount, words) => {
  await linked({ ...paid, purchase: 'MADE', amount: moneyOf(amount), price: moneyOf(200) });
  await screen.findByText(`Este Pix pagou um mês da comunidade. ${words}`);
});

it('the page of a Pix for a VIP month that is opened from a receipt has a URL that names the community', async () => {
  const server = scriptedClient();
  const onClose = vi.fn();
  const payment: PaymentRow_PaymentFragment = {
    __typename: 'Payment',
    id: 'i1',
    kind: 'TOP_UP',
    state: 'PENDING',
    amount: moneyOf(1_990),
    method: 'PIX',
    description: 'Mesa VIP',
    communityId: 'c1',
    pixId: 'pi_vip',
    debitAt: null,
    createdAt: '2026-11-26T15:00:00.000Z',
  };
  function Address() {
    return <output>{useLocation().search}</output>;
  }
  const page = (
    <>
      <Receipt payment={payment} onClose={onClose} />
      <Address />
    </>
  );
  renderApp(server.client, page, '/payments');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Abrir o código Pix' }));
  await screen.findByText('?pix=pi_vip&voltar=%2Fpayments&comunidade=%2Fgroups%2Fc1');
});

it('after a reload, the Pix of a month that was bought says so and links to the community', async () => {
  const { server } = await linked({ ...paid, purchase: 'MADE' });
  await screen.findByText('Assinatura paga');
  screen.getByText('Este Pix pagou um mês da comunidade.');
  expect(screen.getByRole('link', { name: 'Abrir a comunidade' }).getAttribute('href')).toBe('/groups/c1');
  expect(screen.queryByText(/saldo/)).toBeNull();
  expect(server.of('Community')).toEqual([]);
});

it.each([
  ['PRICE_CHANGED', 'O preço mudou antes de o pagamento chegar.'],
  ['NOT_AVAILABLE', 'A compra não é mais possível.'],
  ['LATE', 'O código já tinha expirado quando o pagamento chegou.'],
  ['A_NEW_REASON', 'A compra não é mais possível.'],
])(
  'the Pix of a month that was refused as %s says why, and that the money is in the balance',
  async (refusal, words) => {
    const isLate = refusal === 'LATE';
    await linked({ ...paid, isLate, purchase: 'REFUSED', refusal: refusal === 'A_NEW_REASON' ? 'OTHER' : refusal });
    await screen.findByText('A assinatura não foi paga');
    screen.getByText(`${words} O valor está no seu saldo, e o Pix Automático foi cancelado.`);
  },
);

it.each([
  [true, 'O valor está no seu saldo. Os próximos meses são debitados por Pix Automático.'],
  [false, 'O valor está no seu saldo, e o Pix Automático foi cancelado.'],
  [null, 'O valor está no seu saldo.'],
])(
  'the Pix of a month that was already paid, Pix Automático active: %s, says whether it goes on',
  async (isMandateActive, words) => {
    await linked({ ...paid, purchase: 'REFUSED', refusal: 'ALREADY_PAID', isMandateActive });
    await screen.findByText(`O mês já estava pago de outro jeito. ${words}`);
  },
);

it('if the month is refused while the page is open, the page stays and says why', async () => {
  const { server } = await linked(waiting);
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 1));
  const refused = { ...paid, purchase: 'REFUSED', refusal: 'PRICE_CHANGED' };
  act(() => server.nth('PixPayment', 1).answer({ pixPayment: refused }));
  await screen.findByText(/^O preço mudou antes de o pagamento chegar\./);
  expect(server.of('Community')).toEqual([]);
});

it('an expired code of a PAST_DUE member leads to the dialog with Pix Automático chosen', async () => {
  const { server, user } = await linked({ ...waiting, state: 'EXPIRED', code: null });
  await user.click(await screen.findByRole('button', { name: 'Gerar outro código' }));
  await waitFor(() => server.nth('Community'));
  const months = {
    price: moneyOf(1_990),
    paidUntil: '2026-12-21T15:00:00.000Z',
    graceUntil: '2026-12-28T15:00:00.000Z',
  };
  const community = communityOf({ kind: 'VIP', role: 'MEMBER', status: 'PAST_DUE', months });
  server.nth('Community').answer({ community });
  await screen.findByRole('dialog', { name: /^Assinar/ });
  await screen.findByRole('button', { name: /^Gerar o Pix de R\$\s19,90$/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Pagar agora' }));
  expect(await screen.findByRole('radio', { name: /^Saldo da carteira/ })).toHaveProperty('checked', true);
});

const walletOf = (owedCentavos: number) => ({
  wallet: {
    __typename: 'Wallet',
    id: 'me',
    balance: moneyOf(0),
    owed: moneyOf(owedCentavos),
    pending: moneyOf(0),
  },
});

it.each([
  [200, 0, '5,00', /^Cada Pix é de pelo menos R\$\s5,00: R\$\s3,00 ficam no seu saldo\. O mesmo vale/],
  [200, 100, '5,00', /^O Pix inclui R\$\s1,00 em aberto na sua carteira\. Cada Pix é .*: R\$\s2,00 ficam no seu saldo/],
  [1_990, 100, '20,90', /^O Pix inclui R\$\s1,00 em aberto na sua carteira\.\s*$/],
])(
  'for a price of %i and a debt of %i centavos, the dialog shows a Pix of R$ %s and where the rest goes',
  async (price, owed, amount, words) => {
    const server = scriptedClient();
    renderApp(
      server.client,
      <Routes>
        <Route path="/groups/:idCommunity" element={<GroupPage />} />
      </Routes>,
      '/groups/c1?assinar=pix',
    );
    await waitFor(() => server.nth('Community'));
    server.nth('Community').answer({ community: { ...communityOf({ kind: 'VIP' }), price: moneyOf(price) } });
    await waitFor(() => server.nth('Wallet'));
    act(() => server.nth('Wallet').answer(walletOf(owed)));
    await screen.findByRole('button', { name: new RegExp(String.raw`^Gerar o Pix de R\$\s${amount}$`) });
    await screen.findByText((_text, element) => element?.tagName === 'P' && words.test(element.textContent));
  },
);
