import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readIntent, rememberIntent } from '../../../web/features/wallet/pendingIntent.ts';
import { AddBalanceCheckoutPage } from '../../../web/pages/AddBalanceCheckoutPage.tsx';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';
import { scriptedProvider } from './provider.ts';

beforeEach(signIn);
afterEach(() => {
  leave();
  delete window.Stripe;
  vi.unstubAllGlobals();
});

it.each([
  ['a member who stayed on the checkout is led to the next page', false],
  ['a member who has left the checkout only sees a toast', true],
])('after a top-up payment has succeeded, %s', async (_rule, goesElsewhere) => {
  const provider = scriptedProvider();
  const { client, nth } = scriptedClient();
  rememberIntent('TOP_UP', { paymentIntentId: 'pi_1', clientSecret: 'secret', centavos: 5_000, returnTo: '/ads' });
  renderApp(
    client,
    <Routes>
      <Route
        path="/checkout"
        element={
          <>
            <Link to="/chat">Mensagens</Link>
            <AddBalanceCheckoutPage />
          </>
        }
      />
      <Route path="/chat" element={<p>Conversa</p>} />
      <Route path="/ads" element={<p>Anúncios</p>} />
    </Routes>,
    '/checkout',
  );
  nth('PaymentProvider').answer({
    paymentProvider: {
      __typename: 'PaymentProvider',
      scriptUrl: '/sandbox/stripe.js',
      publishableKey: 'pk_test_sandbox',
      isTest: true,
    },
  });
  await waitFor(() => provider.nth('retrieve'));
  provider.nth('retrieve').answer({ paymentIntent: { status: 'requires_payment_method' } });
  const pay = await screen.findByRole('button', { name: /Pagar R\$/ });
  await waitFor(() => expect(pay).toHaveProperty('disabled', false));
  await userEvent.click(pay);
  if (goesElsewhere) await userEvent.click(screen.getByRole('link', { name: 'Mensagens' }));

  provider.nth('confirm').answer({ paymentIntent: { status: 'succeeded' } });
  await waitFor(() => nth('ConfirmTopUp'));
  nth('ConfirmTopUp').answer({
    confirmTopUp: {
      __typename: 'ConfirmTopUpSuccess',
      wallet: { __typename: 'Wallet', id: 'w', balance: { __typename: 'Money', centavos: 5_000, formatted: '' } },
    },
  });
  await screen.findByText('Saldo adicionado com sucesso!');
  await screen.findByText(goesElsewhere ? 'Conversa' : 'Anúncios');
  expect(readIntent('TOP_UP')).toBeNull();
});
