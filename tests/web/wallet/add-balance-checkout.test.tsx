import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readIntent, rememberIntent } from '../../../web/features/wallet/pendingIntent.ts';
import { AddBalanceCheckoutPage } from '../../../web/pages/AddBalanceCheckoutPage.tsx';
import { AddBalancePage } from '../../../web/pages/AddBalancePage.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';
import { scriptedProvider } from './provider.ts';

beforeEach(signIn);
afterEach(() => {
  leave();
  delete window.Stripe;
  vi.unstubAllGlobals();
});

it('a canceled payment intent of a top-up is replaced by a new intent with the same amount and return path', async () => {
  rememberIntent('TOP_UP', { paymentIntentId: 'pi_1', clientSecret: 'one', centavos: 5_000, returnTo: '/payments' });
  const provider = scriptedProvider();
  const { client, nth, of } = scriptedClient();
  const user = userEvent.setup();
  renderApp(client, <AddBalanceCheckoutPage />);
  const paymentProvider = {
    __typename: 'PaymentProvider',
    scriptUrl: '/s.js',
    publishableKey: 'pk_test_s',
    isTest: true,
  };
  act(() => nth('PaymentProvider').answer({ paymentProvider }));
  await waitFor(() => provider.nth('retrieve'));
  act(() => provider.nth('retrieve').answer({ paymentIntent: { status: 'canceled' } }));
  const again = await screen.findByRole('button', { name: 'Começar de novo' });

  await user.click(again);
  const refused = { __typename: 'Refusal', code: 'TOO_MANY_ATTEMPTS', message: 'Muitas tentativas de pagamento.' };
  act(() => nth('CreateTopUpIntent').answer({ createTopUpIntent: refused }));
  await screen.findByText('Muitas tentativas de pagamento.');

  await user.dblClick(again);
  const keys = of('CreateTopUpIntent').map(({ variables }) => JSON.stringify(variables));
  expect(new Set(keys.slice(1)).size, 'both clicks use one idempotency key').toBe(1);
  expect(keys[1]).not.toBe(keys[0]);
  const intent = { __typename: 'PaymentIntent', id: 'pi_2', clientSecret: 'two', amount: moneyOf(5_000) };
  act(() =>
    nth('CreateTopUpIntent', 1).answer({ createTopUpIntent: { __typename: 'CreateTopUpIntentSuccess', intent } }),
  );
  await waitFor(() => provider.nth('retrieve', 1));
  expect(readIntent('TOP_UP')).toMatchObject({ paymentIntentId: 'pi_2', centavos: 5_000, returnTo: '/payments' });
});

it.each([
  ['card', '/payment/add-balance/payment-checkout'],
  ['Pix', '/payment/add-balance/payment-checkout?pix=pi_1&voltar=%2Fgroups%2Fc1%3Fassinar'],
])('the link that changes the amount of a top-up by %s keeps the amount and the way back', async (_method, path) => {
  const returnTo = '/groups/c1?assinar';
  rememberIntent('TOP_UP', { paymentIntentId: 'pi_1', clientSecret: 'one', centavos: 1_990, returnTo });
  const { client, of } = scriptedClient();
  renderApp(client, <AddBalanceCheckoutPage />, path);
  const pix = { __typename: 'PixPayment', id: 'pi_1', amount: moneyOf(1_990), state: 'WAITING', code: 'código' };
  const time = { expiresAt: new Date(Date.now() + 90_000).toISOString(), isLate: false, testUrl: null };
  const purchase = { purpose: 'TOP_UP', price: null, communityId: null, community: null, purchase: null };
  const ad = { postId: null, post: null, startDate: null, endDate: null, refusal: null, isMandateActive: null };
  act(() => of('PixPayment')[0]?.answer({ pixPayment: { ...pix, ...time, ...purchase, ...ad } }));
  const link = await screen.findByRole('link', { name: 'Mudar o valor' });
  await waitFor(() =>
    expect(link.getAttribute('href')).toBe('/payment/add-balance?valor=1990&voltar=%2Fgroups%2Fc1%3Fassinar'),
  );
});

it('a top-up that is confirmed late does not remove the payment intent of a newer top-up', async () => {
  rememberIntent('TOP_UP', { paymentIntentId: 'pi_1', clientSecret: 'one', centavos: 5_000, returnTo: '/payments' });
  const provider = scriptedProvider();
  const { client, nth } = scriptedClient();
  renderApp(client, <AddBalanceCheckoutPage />);
  const paymentProvider = {
    __typename: 'PaymentProvider',
    scriptUrl: '/s.js',
    publishableKey: 'pk_test_s',
    isTest: true,
  };
  act(() => nth('PaymentProvider').answer({ paymentProvider }));
  await waitFor(() => provider.nth('retrieve'));
  act(() => provider.nth('retrieve').answer({ paymentIntent: { status: 'succeeded' } }));
  await waitFor(() => nth('ConfirmTopUp'));
  rememberIntent('TOP_UP', { paymentIntentId: 'pi_2', clientSecret: 'two', centavos: 9_000 });
  const wallet = { __typename: 'Wallet', id: 'me', balance: moneyOf(5_000), owed: moneyOf(0), pending: moneyOf(0) };
  act(() => nth('ConfirmTopUp').answer({ confirmTopUp: { __typename: 'ConfirmTopUpSuccess', wallet } }));
  await screen.findByText('Saldo adicionado com sucesso!');
  expect(readIntent('TOP_UP')?.paymentIntentId).toBe('pi_2');
});

it.each([
  ['500000', '5000,00', false],
  ['500001', '5000,00', true],
  ['9007199254740991', '5000,00', true],
  ['300', '5,00', false],
  ['x', '50,00', false],
])('the form opened with ?valor=%s suggests R$ %s; it names the rest: %s', (valor, suggested, isPart) => {
  renderApp(scriptedClient().client, <AddBalancePage />, `/payment/add-balance?valor=${valor}`);
  expect(screen.getByLabelText<HTMLInputElement>('Outro valor (R$)').value).toBe(suggested);
  expect(screen.queryByText(/passa do máximo de um pagamento/) !== null).toBe(isPart);
});
