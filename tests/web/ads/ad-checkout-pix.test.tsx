import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdCheckout } from '../../../web/features/ads/AdCheckout.tsx';
import { readAdDraft } from '../../../web/features/ads/adDraft.ts';
import { readIntent } from '../../../web/features/wallet/pendingIntent.ts';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const CHECKOUT = '/ads/new/my-post/payment-checkout';
const draft = {
  images: [],
  title: '',
  link: '',
  highlight: null,
  postId: 'p1',
  priceCentavos: 3_000,
  targets: ['MULHER'],
  startDate: '2040-01-02',
  endDate: '2040-01-04',
  key: 'form-1',
};

beforeEach(() => {
  signIn();
  sessionStorage.setItem('@me/ad-draft:POST_AD', JSON.stringify(draft));
});
afterEach(leave);

function open() {
  const server = scriptedClient();
  const pages = (
    <Routes>
      <Route path={CHECKOUT} element={<AdCheckout kind="POST_AD" />} />
      <Route path="/ads/new/my-post" element={<p>O formulário</p>} />
      <Route path="/ads" element={<p>A central</p>} />
    </Routes>
  );
  renderApp(server.client, pages, CHECKOUT);
  return { server, user: userEvent.setup() };
}

type Shown = ReturnType<typeof open>;

const created = (id: string, centavos = 3_000) => ({
  createPostAdIntent: {
    __typename: 'CreateAdIntentSuccess',
    intent: { __typename: 'PaymentIntent', id, clientSecret: `${id}_secret_1`, amount: moneyOf(centavos) },
  },
});
const pixOf = (id: string, more: object = {}) => ({
  pixPayment: {
    __typename: 'PixPayment',
    id,
    amount: moneyOf(3_000),
    state: 'WAITING',
    code: 'código',
    expiresAt: new Date(Date.now() + 90_000).toISOString(),
    isLate: false,
    testUrl: null,
    purpose: 'POST_AD',
    priceCentavos: 3_000,
    communityId: null,
    purchase: null,
    refusal: null,
    ...more,
  },
});

/** Selects Pix on the checkout, after the checkout has created its card payment. */
async function choosePix({ server, user }: Shown) {
  await waitFor(() => server.nth('CreatePostAdIntent'));
  act(() => server.nth('CreatePostAdIntent').answer(created('pi_card')));
  await user.click(await screen.findByRole('radio', { name: /^Pix/ }));
  await waitFor(() => server.nth('CreatePostAdIntent', 1));
  act(() => server.nth('CreatePostAdIntent', 1).answer(created('pi_pix')));
  await waitFor(() => server.nth('PixPayment'));
}

it('choosing Pix for a boost starts a payment with a new idempotency key, and the summary shows the total to pay by Pix', async () => {
  const shown = open();
  await choosePix(shown);
  const [card, pix] = shown.server.of('CreatePostAdIntent').map(({ variables }) => variables);
  expect(card).toMatchObject({ key: 'form-1', method: 'CARD' });
  expect(pix).toMatchObject({ method: 'PIX' });
  expect(pix?.['key']).not.toBe('form-1');
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix')));
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  expect(screen.getByRole('region', { name: 'Resumo da compra' }).textContent).toContain('Total por Pix');
  expect(readIntent('POST_AD')).toMatchObject({ paymentIntentId: 'pi_pix' });
});

it('when the Pix for a boost is paid, the page confirms the payment, shows the success and opens the list of ads', async () => {
  const shown = open();
  await choosePix(shown);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', { state: 'PAID', code: null, purchase: 'MADE' })));
  await waitFor(() => shown.server.nth('ConfirmPostAdPayment'));
  expect(shown.server.nth('ConfirmPostAdPayment').variables).toMatchObject({ paymentIntentId: 'pi_pix' });
  const ad = { __typename: 'Ad', id: 'a1' };
  act(() =>
    shown.server.nth('ConfirmPostAdPayment').answer({ confirmPostAdPayment: { __typename: 'PublishAdSuccess', ad } }),
  );
  await screen.findByText('A central');
  await screen.findByText('Anúncio criado com sucesso!');
});

it('when the Pix for a boost has expired, the page offers a new code, which starts a payment with a new idempotency key', async () => {
  const shown = open();
  await choosePix(shown);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', { state: 'EXPIRED', code: null })));
  await shown.user.click(await screen.findByRole('button', { name: 'Gerar outro código' }));
  await waitFor(() => shown.server.nth('CreatePostAdIntent', 2));
  const keys = shown.server.of('CreatePostAdIntent').map(({ variables }) => variables['key']);
  expect(new Set(keys).size).toBe(3);
  expect(shown.server.of('CreatePixTopUp')).toEqual([]);
  act(() => shown.server.nth('CreatePostAdIntent', 2).answer(created('pi_new')));
  await waitFor(() => expect(readIntent('POST_AD')).toMatchObject({ paymentIntentId: 'pi_new' }));
});

it('when the Pix for a boost is paid late, no boost starts; the page says that the money is in the balance and links to the boost form', async () => {
  const shown = open();
  await choosePix(shown);
  const late = { state: 'PAID', code: null, isLate: true, purchase: 'REFUSED', refusal: 'LATE' };
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', late)));
  await screen.findByText(/já tinha expirado quando o pagamento chegou/);
  expect(shown.server.of('ConfirmPostAdPayment')).toEqual([]);
  await shown.user.click(screen.getByRole('button', { name: 'Ajustar o anúncio e publicar com o saldo' }));
  await screen.findByText('O formulário');
  expect(readIntent('POST_AD')).toBeNull();
});

it('when the purchase of a paid Pix was refused, the page says why and does not confirm the payment', async () => {
  const shown = open();
  await choosePix(shown);
  const refused = { state: 'PAID', code: null, purchase: 'REFUSED', refusal: 'NOT_AVAILABLE' };
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', refused)));
  await screen.findByText('O anúncio não foi pago');
  expect(shown.server.of('ConfirmPostAdPayment')).toEqual([]);
  await shown.user.click(screen.getByRole('button', { name: 'Ajustar o anúncio e publicar com o saldo' }));
  await screen.findByText('O formulário');
});

it.each([
  ['BUSINESS_AD', 'CreateBusinessAdIntent', 'createBusinessAdIntent', '/ads/new/my-business/payment-checkout'],
  ['PROFILE_AD', 'CreateProfileAdIntent', 'createProfileAdIntent', '/ads/new/my-profile/payment-checkout'],
] as const)(
  'the checkout of a %s sends the price that the form showed, and after PRICE_CHANGED asks for the new price',
  async (kind, operation, field, path) => {
    const business = { images: [{ id: 'i1', url: '/i1' }], title: 'Velas', link: 'https://velas.example' };
    const filled = { ...draft, ...business, highlight: 'FEED' };
    sessionStorage.setItem(`@me/ad-draft:${kind}`, JSON.stringify(filled));
    const server = scriptedClient();
    renderApp(server.client, <AdCheckout kind={kind} />, path);
    await waitFor(() => server.nth(operation));
    expect(server.nth(operation).variables).toMatchObject({ input: { priceCentavos: 3_000 } });
    const refusal = { __typename: 'Refusal', code: 'PRICE_CHANGED', message: 'O preço mudou.', field: null };
    act(() => server.nth(operation).answer({ [field]: refusal }));
    await screen.findByText(/Você viu R\$\s30,00\./);
  },
);

it.each([
  ['has ended', 'PAYMENT_FAILED', false],
  ['cannot start now', 'INVALID_INPUT', true],
])(
  'if the payment of an ad %s, a retry sends a new idempotency key only if the old one is used up',
  async (_what, code, isKept) => {
    const { server, user } = open();
    await waitFor(() => server.nth('CreatePostAdIntent'));
    const refusal = { __typename: 'Refusal', code, message: 'Comece de novo.', field: null };
    act(() => server.nth('CreatePostAdIntent').answer({ createPostAdIntent: refusal }));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => server.nth('CreatePostAdIntent', 1));
    expect(server.nth('CreatePostAdIntent', 1).variables['key'] === 'form-1').toBe(isKept);
  },
);

it('after PRICE_CHANGED, the checkout of a boost shows both prices; continuing sends the new price with a new idempotency key', async () => {
  const { server, user } = open();
  await waitFor(() => server.nth('CreatePostAdIntent'));
  const message = 'O preço mudou. Confira o novo valor.';
  act(() =>
    server.nth('CreatePostAdIntent').answer({
      createPostAdIntent: { __typename: 'Refusal', code: 'PRICE_CHANGED', message, field: null },
    }),
  );
  await screen.findByText('O preço mudou');
  await waitFor(() => server.nth('AdPrice'));
  act(() =>
    server.nth('AdPrice').answer({
      adPrice: {
        __typename: 'AdPrice',
        total: moneyOf(3_600),
        perDay: moneyOf(1_200),
        days: 3,
        reach: null,
      },
    }),
  );
  await screen.findByText(/^Agora são R\$\s36,00\./);
  screen.getByText(/Você viu R\$\s30,00\./);
  await user.click(await screen.findByRole('button', { name: /^Continuar por R\$\s36,00$/ }));
  await waitFor(() => server.nth('CreatePostAdIntent', 1));
  expect(server.nth('CreatePostAdIntent', 1).variables).toMatchObject({ input: { priceCentavos: 3_600 } });
  expect(server.nth('CreatePostAdIntent', 1).variables['key']).not.toBe('form-1');
  expect(readAdDraft('POST_AD').priceCentavos).toBe(3_600);
});
