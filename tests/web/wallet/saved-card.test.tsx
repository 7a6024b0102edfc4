import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardCheckout } from '../../../web/features/wallet/card/CardCheckout.tsx';
import { SavedCard } from '../../../web/features/wallet/card/SavedCard.tsx';
import type { PaidOutcome } from '../../../web/features/wallet/card/useCardPayment.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';
import { scriptedProvider } from './provider.ts';

beforeEach(signIn);
afterEach(() => {
  leave();
  delete window.Stripe;
  vi.unstubAllGlobals();
});

/** Opens the checkout of an open intent. */
async function opened(usesSavedCard: boolean) {
  const provider = scriptedProvider();
  const server = scriptedClient();
  const onPaid = vi.fn<(id: string) => Promise<PaidOutcome>>().mockResolvedValue({ done: true });
  const intent = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_x', centavos: 1_990, usesSavedCard };
  renderApp(server.client, <CardCheckout intent={intent} onPaid={onPaid} onRestart={vi.fn()} />);
  const asked = { __typename: 'PaymentProvider', scriptUrl: '/x.js', publishableKey: 'pk_test', isTest: true };
  server.nth('PaymentProvider').answer({ paymentProvider: asked });
  await waitFor(() => provider.nth('retrieve'));
  provider.nth('retrieve').answer({ paymentIntent: { status: 'requires_payment_method' } });
  const button = await screen.findByRole('button', { name: /Pagar R\$/ });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  return { provider, onPaid, button, user: userEvent.setup() };
}

describe('card checkout with the option to save the card', () => {
  it('the card is saved only if the member ticks the box', async () => {
    const { provider, button, user } = await opened(false);
    await user.click(button);
    expect(provider.nth('confirm').payment).not.toHaveProperty('setup_future_usage');
    act(() => provider.nth('confirm').answer({ error: { type: 'card_error', code: 'card_declined' } }));
    await user.click(await screen.findByRole('checkbox', { name: /Guardar o cartão/ }));
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    await waitFor(() => provider.nth('confirm', 1));
    expect(provider.nth('confirm', 1).payment).toMatchObject({ setup_future_usage: 'off_session' });
  });

  it('confirming a renewal pays with the saved card and shows no card fields', async () => {
    const { provider, onPaid, button, user } = await opened(true);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Número do cartão')).toBeNull();
    await user.click(button);
    await waitFor(() => provider.nth('retrieve', 1));
    const failed = { code: 'authentication_required', payment_method: { id: 'pm_7' } };
    provider
      .nth('retrieve', 1)
      .answer({ paymentIntent: { status: 'requires_payment_method', last_payment_error: failed } });
    await waitFor(() => provider.nth('confirm'));
    expect(provider.nth('confirm').payment).toEqual({ payment_method: 'pm_7' });
    provider.nth('confirm').answer({ paymentIntent: { status: 'succeeded' } });
    await waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith('pi_1'));
  });

  it.each([false, true])(
    'the checkout says that Brasa keeps brand, last four digits and expiry of a saved card (pays with it: %j)',
    async (usesSavedCard) => {
      await opened(usesSavedCard);
      // tests/platform/wallet/saved-cards.test.ts proves both sentences against the database.
      expect(
        screen.getByText(/número e o código de segurança vão direto para o provedor.*nunca os recebe\./),
      ).toBeDefined();
      const kept = /De um cartão guardado, ela mantém só a bandeira, os quatro últimos dígitos e a validade\./;
      expect(screen.getByText(kept)).toBeDefined();
    },
  );
});

describe('saved card in the wallet', () => {
  const card = { __typename: 'SavedCard', brand: 'visa', last4: '4242', expiryMonth: 3, expiryYear: 2034 };

  it('the wallet shows brand, last four digits and expiry of the saved card, and removes it after a confirmation', async () => {
    const server = scriptedClient();
    renderApp(server.client, <SavedCard />);
    act(() => server.nth('SavedCard').answer({ savedCard: { ...card, isRefused: false } }));
    expect(await screen.findByText('Visa com final 4242')).toBeDefined();
    expect(screen.getByText(/Vence em 03\/2034/)).toBeDefined();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remover' }));
    await user.click(screen.getByRole('button', { name: 'Remover cartão' }));
    await waitFor(() => server.nth('RemoveSavedCard'));
    const removed = { __typename: 'RemoveSavedCardSuccess', savedCard: null };
    act(() => server.nth('RemoveSavedCard').answer({ removeSavedCard: removed }));
    await waitFor(() => expect(screen.queryByText('Visa com final 4242')).toBeNull());
    const instead = screen.getByText('Você não tem mais um cartão guardado.');
    await waitFor(() => expect(document.activeElement).toBe(instead));
  });

  it('the wallet says that a refused card is not charged any more, and shows no section without a card', async () => {
    const server = scriptedClient();
    renderApp(server.client, <SavedCard />);
    act(() => server.nth('SavedCard').answer({ savedCard: { ...card, isRefused: true } }));
    expect(await screen.findByText(/O banco recusou este cartão/)).toBeDefined();
    act(() => void server.client.cache.modify({ fields: { savedCard: () => null } }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
