import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdCheckout } from '../../../web/features/ads/AdCheckout.tsx';
import { readAdDraft } from '../../../web/features/ads/adDraft.ts';
import { readIntent, rememberIntent } from '../../../web/features/wallet/pendingIntent.ts';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';
import { scriptedProvider } from '../wallet/provider.ts';

const CHECKOUT = '/ads/new/my-profile/payment-checkout';
const draft = {
  images: [],
  title: '',
  link: '',
  highlight: 'FEED',
  targets: ['WOMAN'],
  startDate: '2020-01-02',
  endDate: '2020-01-03',
  key: 'form-1',
};

beforeEach(() => {
  signIn();
  sessionStorage.setItem('@me/ad-draft:PROFILE_AD', JSON.stringify(draft));
  rememberIntent('PROFILE_AD', { paymentIntentId: 'pi_1', clientSecret: 'secret', centavos: 2_000 });
});
afterEach(leave);

async function open() {
  const server = scriptedClient();
  const pages = (
    <Routes>
      <Route path={CHECKOUT} element={<AdCheckout kind="PROFILE_AD" />} />
      <Route path="/ads/new/my-profile" element={<p>O formulário</p>} />
      <Route path="/ads" element={<p>A central</p>} />
    </Routes>
  );
  renderApp(server.client, pages, CHECKOUT);
  const confirmed = (index = 0) => server.nth('ConfirmAdPayment', index);
  await waitFor(() => confirmed());
  return { server, confirmed, user: userEvent.setup() };
}

const refusal = (code: string, message: string) => ({
  confirmAdPayment: { __typename: 'Refusal', code, message, field: null },
});

describe('checkout of an ad whose start date has passed', () => {
  it('the checkout of an ad from an earlier day checks the payment of the ad before any other request', async () => {
    const { server, confirmed } = await open();
    screen.getByRole('status', { name: 'Verificando o pagamento' });
    expect(confirmed().variables).toMatchObject({ input: { paymentIntentId: 'pi_1' } });
    expect(server.asked.map(({ name }) => name)).toEqual(['ConfirmAdPayment']);
  });

  it('if the payment intent of an ad from an earlier day is unpaid, it is deleted, and the form opens with the draft and the message of the server', async () => {
    const { confirmed } = await open();
    act(() => confirmed().answer(refusal('PAYMENT_FAILED', 'Falhou')));
    await screen.findByText('O formulário');
    await screen.findByText('Falhou');
    expect(readIntent('PROFILE_AD')).toBeNull();
    expect(readAdDraft('PROFILE_AD')).toMatchObject({ highlight: 'FEED', targets: ['WOMAN'] });
    expect(readAdDraft('PROFILE_AD').key, 'the old key would lead to the same payment').not.toBe('form-1');
  });

  it('if a late ad payment gets PAID_INTO_WALLET, the page shows the message, and the draft gets a new idempotency key', async () => {
    const { confirmed, user } = await open();
    const message = 'O pagamento está no seu saldo: o período do anúncio já começou.';
    act(() => confirmed().answer(refusal('PAID_INTO_WALLET', message)));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Ajustar o anúncio e publicar com o saldo' }));
    await screen.findByText('O formulário');
    expect(readIntent('PROFILE_AD')).toBeNull();
    expect(readAdDraft('PROFILE_AD').key).not.toBe('form-1');
  });

  it('after a late ad payment is confirmed, the page shows the success and the draft of the ad is empty', async () => {
    const { confirmed } = await open();
    const ad = { __typename: 'Ad', id: 'a1' };
    act(() => confirmed().answer({ confirmAdPayment: { __typename: 'PublishAdSuccess', ad } }));
    await screen.findByText('A central');
    await screen.findByText('Anúncio criado com sucesso!');
    expect(readAdDraft('PROFILE_AD').targets).toEqual([]);
  });

  it('after a late ad payment is confirmed, a newer draft of an ad and the payment intent of that draft are kept', async () => {
    const { confirmed } = await open();
    sessionStorage.setItem('@me/ad-draft:PROFILE_AD', JSON.stringify({ ...draft, targets: ['MAN'], key: 'form-2' }));
    rememberIntent('PROFILE_AD', { paymentIntentId: 'pi_2', clientSecret: 'secret', centavos: 3_000 });
    const ad = { __typename: 'Ad', id: 'a1' };
    act(() => confirmed().answer({ confirmAdPayment: { __typename: 'PublishAdSuccess', ad } }));
    await screen.findByText('Anúncio criado com sucesso!');
    await screen.findByText('A central');
    expect(readAdDraft('PROFILE_AD')).toMatchObject({ targets: ['MAN'], key: 'form-2' });
    expect(readIntent('PROFILE_AD')?.paymentIntentId).toBe('pi_2');
  });

  it('if the check of a late ad payment fails, the payment intent is kept, and the check can be retried', async () => {
    const { confirmed, user } = await open();
    act(() => confirmed().fail());
    expect((await screen.findByRole('alert')).textContent).toContain('Ocorreu um erro durante pagamento do anúncio');
    expect(readIntent('PROFILE_AD')?.paymentIntentId).toBe('pi_1');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => confirmed(1));
    act(() => confirmed(1).answer(refusal('PAYMENT_FAILED', 'Falhou')));
    await screen.findByText('O formulário');
  });
});

describe('checkout of an ad with a payment intent that has ended', () => {
  /** Opens the checkout of an ad whose card payment has this status at the payment provider. */
  async function openAt(status: string) {
    const day = new Date(Date.now() + 86_400_000 * 3).toISOString().slice(0, 10);
    const form = { ...draft, startDate: day, endDate: day, method: 'CARD' };
    sessionStorage.setItem('@me/ad-draft:PROFILE_AD', JSON.stringify(form));
    const provider = scriptedProvider();
    const server = scriptedClient();
    renderApp(server.client, <AdCheckout kind="PROFILE_AD" />, CHECKOUT);
    await waitFor(() => server.nth('PaymentProvider'));
    const { __typename, ...rest } = { __typename: 'PaymentProvider', scriptUrl: '/sandbox/stripe.js' };
    const keys = { publishableKey: 'pk_test_sandbox', isTest: true };
    act(() => server.nth('PaymentProvider').answer({ paymentProvider: { __typename, ...rest, ...keys } }));
    await waitFor(() => provider.nth('retrieve'));
    act(() => provider.nth('retrieve').answer({ paymentIntent: { status } }));
    return { provider, server };
  }

  async function startAgain({ provider, server }: Awaited<ReturnType<typeof openAt>>) {
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Começar de novo' }));
    await waitFor(() => server.nth('CreateAdIntent'));
    expect(server.nth('CreateAdIntent').variables).not.toMatchObject({ input: { idempotencyKey: 'form-1' } });
    const intent = { __typename: 'PaymentIntent', id: 'pi_2', clientSecret: 'another', amount: moneyOf(2_000) };
    const begun = { createAdIntent: { __typename: 'CreateAdIntentSuccess', intent } };
    act(() => server.nth('CreateAdIntent').answer(begun));
    await waitFor(() => expect(readIntent('PROFILE_AD')?.paymentIntentId).toBe('pi_2'));
    await waitFor(() => provider.nth('retrieve', 1));
  }

  it('a canceled payment intent of an ad is replaced by a new intent with a new idempotency key', async () => {
    await startAgain(await openAt('canceled'));
  });

  it('two clicks on the button that replaces a canceled payment intent start a single intent, and its card form opens', async () => {
    const { provider, server } = await openAt('canceled');
    await userEvent.setup().dblClick(await screen.findByRole('button', { name: 'Começar de novo' }));
    await waitFor(() => server.nth('CreateAdIntent'));
    const intent = { __typename: 'PaymentIntent', id: 'pi_2', clientSecret: 'another', amount: moneyOf(2_000) };
    act(() => server.nth('CreateAdIntent').answer({ createAdIntent: { __typename: 'CreateAdIntentSuccess', intent } }));
    await waitFor(() => expect(readIntent('PROFILE_AD')?.paymentIntentId).toBe('pi_2'));
    expect(readIntent('PROFILE_AD')?.key).toBe(readAdDraft('PROFILE_AD').key);
    await waitFor(() => provider.nth('retrieve', 1));
    expect(server.of('CreateAdIntent')).toHaveLength(1);
  });

  it('a paid payment intent that was returned cannot be paid again; the page offers a new intent instead', async () => {
    const page = await openAt('succeeded');
    await waitFor(() => page.server.nth('ConfirmAdPayment'));
    act(() => page.server.nth('ConfirmAdPayment').answer(refusal('PAYMENT_FAILED', 'Este pagamento foi devolvido.')));
    expect((await screen.findByRole('alert')).textContent).toContain('o valor foi devolvido ou está no seu saldo');
    expect(screen.getByRole('button', { name: /Pagar R\$/ }).closest('.hidden')).not.toBeNull();
    await startAgain(page);
    expect(page.server.asked.map(({ name }) => name)).not.toContain('CancelPayment');
  });
});
