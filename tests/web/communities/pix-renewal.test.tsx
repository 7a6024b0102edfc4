import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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
};

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
  await screen.findByText(/^Ao pagar, você autoriza o Pix Automático/);
  await waitFor(() => server.nth('PixPayment'));
  act(() => server.nth('PixPayment').answer({ pixPayment: waiting }));
  expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Pix copia e cola' })).toHaveProperty(
    'value',
    waiting.code,
  );
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 1));
  act(() => server.nth('PixPayment', 1).answer({ pixPayment: { ...waiting, state: 'PAID', code: null } }));
  await screen.findByText('Pagamento recebido');
  await waitFor(() => server.nth('Community', 1));
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

it('an expired code of a VIP month leads back to the dialog instead of a top-up', async () => {
  const { server, user } = await chosen();
  await user.click(await screen.findByRole('button', { name: /^Gerar o Pix/ }));
  server.nth('SubscribeByPix').answer(started);
  await waitFor(() => server.nth('PixPayment'));
  act(() => server.nth('PixPayment').answer({ pixPayment: { ...waiting, state: 'EXPIRED', code: null } }));
  await user.click(await screen.findByRole('button', { name: 'Gerar outro código' }));
  await screen.findByRole('dialog', { name: /^Assinar/ });
  expect(server.of('CreatePixTopUp')).toEqual([]);
});
