import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderSummary } from '../../../web/features/wallet/OrderSummary.tsx';
import { CardCheckout } from '../../../web/features/wallet/card/CardCheckout.tsx';
import type { PaidOutcome } from '../../../web/features/wallet/card/useCardPayment.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';
import { scriptedProvider } from './provider.ts';

const intent = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_x', centavos: 5_000 };
const declined = 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente';

beforeEach(signIn);
afterEach(() => {
  leave();
  delete window.Stripe;
  vi.unstubAllGlobals();
});

/** Opens the card checkout of a payment that has this status at the payment provider. */
async function opened(status = 'requires_payment_method') {
  const provider = scriptedProvider();
  const server = scriptedClient();
  const onPaid = vi.fn<(id: string) => Promise<PaidOutcome>>().mockResolvedValue({ done: true });
  const onRestart = vi.fn<() => void>();
  renderApp(server.client, <CardCheckout intent={intent} onPaid={onPaid} onRestart={onRestart} />);
  answerProvider(server);
  await waitFor(() => provider.nth('retrieve'));
  provider.nth('retrieve').answer({ paymentIntent: { status } });
  return { provider, server, onPaid, onRestart, user: userEvent.setup() };
}

function answerProvider({ nth }: ReturnType<typeof scriptedClient>) {
  nth('PaymentProvider').answer({
    paymentProvider: {
      __typename: 'PaymentProvider',
      scriptUrl: '/sandbox/stripe.js',
      publishableKey: 'pk_test_sandbox',
      isTest: true,
    },
  });
}

const payButton = () => screen.findByRole('button', { name: /Pagar R\$/ });

async function ready() {
  const button = await payButton();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  return button;
}

describe('card checkout', () => {
  it('a card payment shows its amount, and calls onPaid after the payment has succeeded at the provider', async () => {
    const { provider, onPaid, user } = await opened();
    const button = await ready();
    expect(button.textContent).toMatch(/^ Pagar R\$\s50,00$/);
    await user.click(button);
    expect(onPaid).not.toHaveBeenCalled();
    provider.nth('confirm').answer({ paymentIntent: { status: 'succeeded' } });
    await waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith('pi_1'));
  });

  it.each([
    ['the whole price', 3_000, 3_000, []],
    ['the rest that the wallet balance does not cover', 3_000, 510, ['Valor', 'R$ 30,00', 'Do seu saldo', '−R$ 24,90']],
    ['the price and the debt', 3_000, 3_700, ['Valor', 'R$ 30,00', 'Valor em aberto na sua carteira', 'R$ 7,00']],
  ])('the order summary shows the item and that the card pays %s', (_share, price, card, rows) => {
    renderApp(scriptedClient().client, <OrderSummary what="Destaque do perfil: Feed" price={price} card={card} />);
    const region = screen.getByRole('region', { name: 'Resumo da compra' });
    expect(within(region).getByRole('heading', { name: 'Destaque do perfil: Feed' })).toBeTruthy();
    const said = [...region.querySelectorAll('dt, dd')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(said).toEqual([...rows, 'Total no cartão', formatBRL(card)]);
  });

  it('if the server cannot be asked about a paid card, the page says that the money is not lost, and asks again', async () => {
    const { provider, onPaid, user } = await opened();
    onPaid.mockResolvedValueOnce({ done: false, message: 'Ocorreu um erro', payAgain: false });
    await user.click(await ready());
    provider.nth('confirm').answer({ paymentIntent: { status: 'succeeded' } });
    await screen.findByText('Ocorreu um erro');
    screen.getByText('Se ele foi feito, o valor entra no seu saldo, mesmo que você saia desta página.');
    await user.click(screen.getByRole('button', { name: 'Verificar pagamento' }));
    await waitFor(() => provider.nth('retrieve', 1));
    provider.nth('retrieve', 1).answer({ paymentIntent: { status: 'succeeded' } });
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(2));
  });

  it('repeated clicks on the pay button confirm a card payment only once', async () => {
    const { provider, user } = await opened();
    const button = await ready();
    await user.dblClick(button);
    await user.click(button);
    expect(provider.of('confirm')).toHaveLength(1);
  });

  it('two clicks on the pay button before the next render confirm a card payment only once', async () => {
    const { provider } = await opened();
    const button = await ready();
    act(() => {
      button.click();
      button.click();
    });
    expect(provider.of('confirm')).toHaveLength(1);
  });

  it('a declined card payment shows the reason and can be retried', async () => {
    const { provider, onPaid, user } = await opened();
    await user.click(await ready());
    provider
      .nth('confirm')
      .answer({ error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${declined}O cartão não tem saldo ou limite suficiente.`);
    await user.click(await ready());
    provider.nth('confirm', 1).answer({ paymentIntent: { status: 'succeeded' } });
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  });

  it('a card payment whose authentication fails shows the reason and does not call onPaid', async () => {
    const { provider, onPaid, user } = await opened();
    await user.click(await ready());
    const error = {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      payment_intent: { status: 'requires_payment_method' },
    };
    provider.nth('confirm').answer({ error });
    await screen.findByText('A autenticação do banco não foi concluída.');
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('if Stripe answers a card payment with validation_error, only the error of the card field is shown', async () => {
    const { provider, user } = await opened();
    await ready();
    await user.type(screen.getByLabelText('cardNumber'), 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('O número do cartão é inválido.');
    await user.click(await ready());
    provider.nth('confirm').answer({ error: { type: 'validation_error', code: 'invalid_number' } });
    await ready();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('if the answer to a card payment is lost, the payment is looked up at the provider', async () => {
    const { provider, onPaid, user } = await opened();
    await user.click(await ready());
    provider.nth('confirm').answer({ error: { type: 'api_connection_error' } });
    await waitFor(() => provider.nth('retrieve', 1));
    provider.nth('retrieve', 1).answer({ paymentIntent: { status: 'succeeded' } });
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  });

  it('if a card payment cannot be looked up at the provider, the page offers to check again, but not to pay again', async () => {
    const { provider, onPaid, user } = await opened();
    await user.click(await ready());
    provider.nth('confirm').answer({ error: { type: 'api_connection_error' } });
    await waitFor(() => provider.nth('retrieve', 1));
    provider.nth('retrieve', 1).answer({ error: { type: 'api_connection_error' } });
    const look = await screen.findByRole('button', { name: 'Verificar pagamento' });
    expect(screen.queryByRole('button', { name: /Pagar R\$/ })?.closest('.hidden')).not.toBeNull();
    await user.dblClick(look);
    expect(provider.of('retrieve'), 'two clicks send one more request').toHaveLength(3);
    provider.nth('retrieve', 2).answer({ paymentIntent: { status: 'succeeded' } });
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  });

  it('if the server could not confirm a card payment, the page asks it to confirm again, without paying again', async () => {
    const { provider, onPaid, user } = await opened();
    onPaid.mockResolvedValueOnce({ done: false, message: 'Ocorreu um erro.', payAgain: false });
    await user.click(await ready());
    provider.nth('confirm').answer({ paymentIntent: { status: 'succeeded' } });
    await screen.findByText('Ocorreu um erro.');
    await user.click(screen.getByRole('button', { name: 'Verificar pagamento' }));
    provider.nth('retrieve', 1).answer({ paymentIntent: { status: 'succeeded' } });
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(2));
    expect(provider.of('confirm')).toHaveLength(1);
  });

  it('if the money of a card payment went into the wallet, the page says so and shows the next step instead of a pay button', async () => {
    const provider = scriptedProvider();
    const server = scriptedClient();
    const message = 'O pagamento foi feito e o valor está no seu saldo. A data de início não pode ser antes de hoje.';
    const onPaid = () => Promise.resolve({ done: false, message, payAgain: false, inWallet: true } as const);
    renderApp(
      server.client,
      <CardCheckout
        intent={intent}

        onPaid={onPaid}
        onRestart={() => undefined}
        kept={<p>Ajustar o anúncio</p>}
      />,
    );
    answerProvider(server);
    await waitFor(() => provider.nth('retrieve'));
    provider.nth('retrieve').answer({ paymentIntent: { status: 'succeeded' } });
    await screen.findByText(message);
    await screen.findByText('Ajustar o anúncio');
    expect(screen.getByRole('button', { name: /Pagar R\$/ }).closest('.hidden')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Verificar pagamento' })).toBeNull();
  });

  it('if a card payment has succeeded before a reload, it is finished after the reload without paying again', async () => {
    const { provider, onPaid } = await opened('succeeded');
    await waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith('pi_1'));
    expect(provider.of('confirm')).toEqual([]);
  });

  it('after a card payment is canceled, the page offers to start again', async () => {
    const { user, onRestart } = await opened('canceled');
    await screen.findByText('Este pagamento foi cancelado.');
    await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
    expect(onRestart).toHaveBeenCalledOnce();
  });
});

describe('provider script', () => {
  it('if the script of the payment provider fails to load, a button loads it again', async () => {
    const server = scriptedClient();
    const user = userEvent.setup();
    renderApp(
      server.client,
      <CardCheckout
        intent={intent}

        onPaid={() => Promise.resolve({ done: true })}
        onRestart={() => undefined}
      />,
    );
    answerProvider(server);
    const script = await waitFor(() => {
      const found = document.querySelector('script[src="/sandbox/stripe.js"]');
      if (!found) throw new Error('not asked for');
      return found;
    });
    script.dispatchEvent(new Event('error'));
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });

    const provider = scriptedProvider();
    await user.click(again);
    await waitFor(() => provider.nth('retrieve'));
    provider.nth('retrieve').answer({ paymentIntent: { status: 'requires_payment_method' } });
    await ready();
  });
});
