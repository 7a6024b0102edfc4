import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdCheckout } from '../../../web/features/ads/AdCheckout.tsx';
import { readAdDraft } from '../../../web/features/ads/adDraft.ts';
import { AdForm } from '../../../web/features/ads/AdForm.tsx';
import { readIntent, rememberIntent } from '../../../web/features/wallet/pendingIntent.ts';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';
import { scriptedProvider } from '../wallet/provider.ts';
import { addDays, today } from '../../../web/ui/saoPauloDays.ts';

const CHECKOUT = '/ads/new/my-post/payment-checkout';
const draft = {
  images: [],
  title: '',
  link: '',
  highlight: null,
  postId: 'p1',
  priceCentavos: 3_000,
  targets: ['WOMAN'],
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

const withKey = z.object({ input: z.object({ idempotencyKey: z.string() }) });
const keyOf = ({ variables }: { variables: unknown }) => withKey.parse(variables).input.idempotencyKey;

const created = (id: string, centavos = 3_000, pix: object | null = null) => ({
  createAdIntent: {
    __typename: 'CreateAdIntentSuccess',
    pix,
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
    postId: null,
    post: null,
    startDate: null,
    endDate: null,
    refusal: null,
    isMandateActive: null,
    ...more,
  },
});

it('the Pix of an ad shows its code while the query about it has no answer', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  await waitFor(() => server.nth('CreateAdIntent'));
  const { pixPayment } = pixOf('pi_pix', { price: moneyOf(3_000), community: null });
  act(() => server.nth('CreateAdIntent').answer(created('pi_pix', 3_000, pixPayment)));
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Pix copia e cola').value).toBe('código');
});

/** Starts the payment by Pix, which is the method that the checkout suggests. */
async function beginPix({ server, user }: Shown) {
  await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  await waitFor(() => server.nth('CreateAdIntent'));
  act(() => server.nth('CreateAdIntent').answer(created('pi_pix')));
  await waitFor(() => server.nth('PixPayment'));
}

const group = () => screen.getByRole('group', { name: 'Como pagar' });
const chooseCard = ({ user }: Shown) => user.click(screen.getByRole('radio', { name: /^Cartão/ }));

/** Opens a Pix, selects the card and presses the button that starts the payment by card. */
async function continueWithCard(shown: Shown) {
  await beginPix(shown);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix')));
  await chooseCard(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Continuar com cartão' }));
  await waitFor(() => shown.server.nth('CancelPayment'));
}

/** Answers the queries about the post of the boost. */
function answerPost({ server }: Shown, post: object | null = {}, boosts: object[] = []) {
  const found = post && { __typename: 'Post', id: 'p1', text: 'Oi', media: [], ...post };
  const profile = { __typename: 'Profile', id: 'me', isPrivate: false };
  act(() => server.nth('BoostedPost').answer({ viewer: { __typename: 'Viewer', id: 'me', profile }, post: found }));
  const edges = boosts.map((node) => ({
    __typename: 'AdEdge',
    node: { __typename: 'Ad', id: 'a1', ...node },
  }));
  act(() => server.nth('NewestBoost').answer({ myAds: { __typename: 'AdConnection', edges } }));
}

const canceled = (state: string) => ({ cancelPayment: { __typename: 'CancelPaymentSuccess', state } });

it('opening the checkout and selecting a method start no payment, and the focus stays on the method', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('radio', { name: /^Cartão/ }));
  const card = screen.getByRole('radio', { name: /^Cartão/ });
  expect(card).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(card);
  screen.getByRole('button', { name: 'Continuar com cartão' });
  expect(server.of('CreateAdIntent')).toEqual([]);
});

it('the checkout of a boost starts a Pix on request, and the summary shows the total to pay by Pix', async () => {
  const shown = open();
  await beginPix(shown);
  expect(shown.server.of('CreateAdIntent').map(({ variables }) => variables)).toMatchObject([
    { input: { idempotencyKey: 'form-1', method: 'PIX' } },
  ]);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix')));
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  expect(screen.getByRole('region', { name: 'Resumo da compra' }).textContent).toContain('Total por Pix');
  expect(readIntent('POST_AD')).toMatchObject({ paymentIntentId: 'pi_pix' });
  expect(group().parentElement?.contains(document.activeElement)).toBe(true);
});

it('selecting the card while a Pix is open cancels nothing, and going back shows the same code', async () => {
  const shown = open();
  await beginPix(shown);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix')));
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  await chooseCard(shown);
  expect(screen.queryByRole('img', { name: 'Código QR do Pix' })).toBeNull();
  await screen.findByText(/^Seu código Pix ainda vale/);
  await shown.user.click(screen.getByRole('radio', { name: /^Pix/ }));
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  expect(shown.server.of('CreateAdIntent')).toHaveLength(1);
  expect(shown.server.of('CancelPayment')).toEqual([]);
});

it('if the Pix is paid while the card is selected, the page confirms the payment of the Pix', async () => {
  const shown = open();
  await beginPix(shown);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix')));
  await chooseCard(shown);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => shown.server.nth('PixPayment', 1));
  act(() => shown.server.nth('PixPayment', 1).answer(pixOf('pi_pix', { state: 'PAID', code: null })));
  await waitFor(() => shown.server.nth('ConfirmAdPayment'));
  expect(shown.server.nth('ConfirmAdPayment').variables).toMatchObject({ input: { paymentIntentId: 'pi_pix' } });
  expect(screen.queryByRole('group', { name: 'Como pagar' })).toBeNull();
});

it('continuing with the card cancels the open Pix first, and then starts the card payment with a new key', async () => {
  const shown = open();
  await continueWithCard(shown);
  expect(shown.server.nth('CancelPayment').variables).toEqual({ input: { paymentIntentId: 'pi_pix' } });
  expect(shown.server.of('CreateAdIntent')).toHaveLength(1);
  act(() => shown.server.nth('CancelPayment').answer(canceled('FAILED')));
  await waitFor(() => shown.server.nth('CreateAdIntent', 1));
  expect(shown.server.nth('CreateAdIntent', 1).variables).toMatchObject({ input: { method: 'CARD' } });
  expect(keyOf(shown.server.nth('CreateAdIntent', 1))).not.toBe('form-1');
  act(() => shown.server.nth('CreateAdIntent', 1).answer(created('pi_card')));
  await screen.findByRole('form', { name: 'Cartão' });
  expect(group()).toBeDefined();
});

it('if the open Pix turns out to be paid, no card payment starts, and the page confirms the payment of the Pix', async () => {
  const shown = open();
  await continueWithCard(shown);
  act(() => shown.server.nth('CancelPayment').answer(canceled('SUCCEEDED')));
  await waitFor(() => shown.server.nth('ConfirmAdPayment'));
  expect(shown.server.nth('ConfirmAdPayment').variables).toMatchObject({ input: { paymentIntentId: 'pi_pix' } });
  expect(shown.server.of('CreateAdIntent')).toHaveLength(1);
  const message = 'O pagamento está no seu saldo: este post já está sendo impulsionado.';
  const refusal = { __typename: 'Refusal', code: 'PAID_INTO_WALLET', message, field: null };
  act(() => shown.server.nth('ConfirmAdPayment').answer({ confirmAdPayment: refusal }));
  const outcome = await screen.findByText(message);
  expect(document.activeElement?.contains(outcome)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it.each([
  ['cannot be canceled', canceled('PENDING'), /O banco ainda está processando o pagamento anterior/],
  ['cannot be asked about', null, /Verifique sua conexão/],
])(
  'if the open payment %s, no other payment starts, and the methods stay on the page',
  async (_what, answer, words) => {
    const shown = open();
    await continueWithCard(shown);
    act(() => {
      if (answer) shown.server.nth('CancelPayment').answer(answer);
      else shown.server.nth('CancelPayment').fail();
    });
    await screen.findByText(words);
    expect(shown.server.of('CreateAdIntent')).toHaveLength(1);
    expect(group()).toBeDefined();
    await shown.user.click(screen.getByRole('radio', { name: /^Pix/ }));
    await screen.findByRole('img', { name: 'Código QR do Pix' });
  },
);

it('if the answer to a Pix is lost, the member can choose the card, which gets a new key', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  await waitFor(() => server.nth('CreateAdIntent'));
  act(() => server.nth('CreateAdIntent').fail());
  await screen.findByText('O pagamento não começou');
  await user.click(screen.getByRole('radio', { name: /^Cartão/ }));
  await user.click(screen.getByRole('button', { name: 'Continuar com cartão' }));
  await waitFor(() => server.nth('CreateAdIntent', 1));
  expect(server.nth('CreateAdIntent', 1).variables).toMatchObject({ input: { method: 'CARD' } });
  expect(keyOf(server.nth('CreateAdIntent', 1))).not.toBe('form-1');
});

it('after a change of the form, the next payment cancels the payment of the earlier form', async () => {
  const first = open();
  await beginPix(first);
  cleanup();
  const changed = { ...readAdDraft('POST_AD'), targets: ['HOMEM'], key: 'form-2', method: null };
  sessionStorage.setItem('@me/ad-draft:POST_AD', JSON.stringify(changed));
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  await waitFor(() => server.nth('CancelPayment'));
  expect(server.nth('CancelPayment').variables).toEqual({ input: { paymentIntentId: 'pi_pix' } });
  act(() => server.nth('CancelPayment').answer(canceled('FAILED')));
  await waitFor(() => server.nth('CreateAdIntent'));
  expect(server.nth('CreateAdIntent').variables).toMatchObject({ input: { idempotencyKey: 'form-2', method: 'PIX' } });
});

it('after the form was emptied and filled in anew, the next payment cancels the payment of the earlier form', async () => {
  await beginPix(open());
  cleanup();
  renderApp(scriptedClient().client, <AdForm kind="POST_AD" />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Limpar' }));
  cleanup();
  const { key } = readAdDraft('POST_AD');
  expect(key).not.toBe('form-1');
  sessionStorage.setItem('@me/ad-draft:POST_AD', JSON.stringify({ ...draft, key }));
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  await waitFor(() => server.nth('CancelPayment'));
  expect(server.nth('CancelPayment').variables).toEqual({ input: { paymentIntentId: 'pi_pix' } });
  act(() => server.nth('CancelPayment').answer(canceled('FAILED')));
  await waitFor(() => server.nth('CreateAdIntent'));
  expect(server.nth('CreateAdIntent').variables).toMatchObject({ input: { idempotencyKey: key } });
});

it('if the payment of an earlier form turns out to be paid, the page says so, keeps the form and confirms no payment', async () => {
  rememberIntent('POST_AD', { paymentIntentId: 'pi_old', clientSecret: 's', centavos: 3_000, key: 'form-0' });
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  await waitFor(() => server.nth('CancelPayment'));
  act(() => server.nth('CancelPayment').answer(canceled('SUCCEEDED')));
  await screen.findByText(/^O pagamento anterior foi feito\./);
  expect([server.of('ConfirmAdPayment'), server.of('CreateAdIntent')]).toEqual([[], []]);
  expect(readAdDraft('POST_AD').targets).toEqual(['WOMAN']);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => server.nth('CreateAdIntent'));
});

it('when the Pix for a boost is paid, the page confirms the payment, shows the success and opens the list of ads', async () => {
  const shown = open();
  await beginPix(shown);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', { state: 'PAID', code: null, purchase: 'MADE' })));
  await waitFor(() => shown.server.nth('ConfirmAdPayment'));
  expect(shown.server.nth('ConfirmAdPayment').variables).toMatchObject({ input: { paymentIntentId: 'pi_pix' } });
  const ad = { __typename: 'Ad', id: 'a1' };
  act(() => shown.server.nth('ConfirmAdPayment').answer({ confirmAdPayment: { __typename: 'PublishAdSuccess', ad } }));
  await screen.findByText('A central');
  await screen.findByText('Anúncio criado com sucesso!');
});

it('when the Pix for a boost has expired, the page offers a new code, which starts a payment with a new idempotency key', async () => {
  const shown = open();
  await beginPix(shown);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', { state: 'EXPIRED', code: null })));
  await shown.user.click(await screen.findByRole('button', { name: 'Gerar outro código' }));
  await waitFor(() => shown.server.nth('CreateAdIntent', 1));
  const keys = shown.server.of('CreateAdIntent').map(keyOf);
  expect(new Set(keys).size).toBe(2);
  expect(shown.server.of('CreatePixTopUp')).toEqual([]);
  act(() => shown.server.nth('CreateAdIntent', 1).answer(created('pi_new')));
  await waitFor(() => expect(readIntent('POST_AD')).toMatchObject({ paymentIntentId: 'pi_new' }));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it('when the Pix for a boost is paid late, no boost starts; the page says that the money is in the balance and links to the boost form', async () => {
  const shown = open();
  await beginPix(shown);
  const late = { state: 'PAID', code: null, isLate: true, purchase: 'REFUSED', refusal: 'LATE' };
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', late)));
  await screen.findByText(/já tinha expirado quando o pagamento chegou/);
  expect(shown.server.of('ConfirmAdPayment')).toEqual([]);
  answerPost(shown);
  await shown.user.click(await screen.findByRole('button', { name: 'Ajustar o anúncio e publicar com o saldo' }));
  await screen.findByText('O formulário');
  expect(readIntent('POST_AD')).toBeNull();
});

it('when the purchase of a paid Pix was refused, the page says why and does not confirm the payment', async () => {
  const shown = open();
  await beginPix(shown);
  const refused = { state: 'PAID', code: null, purchase: 'REFUSED', refusal: 'NOT_AVAILABLE' };
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', refused)));
  await screen.findByText('O anúncio não foi pago');
  expect(shown.server.of('ConfirmAdPayment')).toEqual([]);
  answerPost(shown);
  await shown.user.click(await screen.findByRole('button', { name: 'Ajustar o anúncio e publicar com o saldo' }));
  await screen.findByText('O formulário');
});

it('when a paid Pix was returned before its purchase, the page offers another code and not the balance', async () => {
  const shown = open();
  await beginPix(shown);
  const returned = { state: 'PAID', code: null, purchase: 'REFUSED', refusal: 'RETURNED' };
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', returned)));
  await screen.findByText('O Pix foi devolvido antes da compra.');
  expect(screen.queryByRole('button', { name: 'Ajustar o anúncio e publicar com o saldo' })).toBeNull();
  await shown.user.click(screen.getByRole('button', { name: 'Gerar outro código' }));
  await waitFor(() => shown.server.nth('CreateAdIntent', 1));
});

it.each([
  ['BUSINESS_AD', 'business', '/ads/new/my-business/payment-checkout'],
  ['PROFILE_AD', 'profile', '/ads/new/my-profile/payment-checkout'],
] as const)(
  'the checkout of a %s sends the price that the form showed, and after PRICE_CHANGED asks for the new price',
  async (kind, field, path) => {
    const business = { images: [{ id: 'i1', url: '/i1' }], title: 'Velas', link: 'https://velas.example' };
    const filled = { ...draft, ...business, highlight: 'FEED' };
    sessionStorage.setItem(`@me/ad-draft:${kind}`, JSON.stringify(filled));
    const server = scriptedClient();
    renderApp(server.client, <AdCheckout kind={kind} />, path);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
    await waitFor(() => server.nth('CreateAdIntent'));
    expect(server.nth('CreateAdIntent').variables).toMatchObject({
      input: { ad: { [field]: { priceCentavos: 3_000 } } },
    });
    const refusal = { __typename: 'Refusal', code: 'PRICE_CHANGED', message: 'O preço mudou.', field: null };
    act(() => server.nth('CreateAdIntent').answer({ createAdIntent: refusal }));
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
    await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
    await waitFor(() => server.nth('CreateAdIntent'));
    const refusal = { __typename: 'Refusal', code, message: 'Comece de novo.', field: null };
    act(() => server.nth('CreateAdIntent').answer({ createAdIntent: refusal }));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => server.nth('CreateAdIntent', 1));
    expect(keyOf(server.nth('CreateAdIntent', 1)) === 'form-1').toBe(isKept);
  },
);

it('if the server refuses the idempotency key of an ad payment as used for other content, a retry sends a new key', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  await waitFor(() => server.nth('CreateAdIntent'));
  const conflict = { message: 'A chave já foi usada.', extensions: { code: 'BAD_USER_INPUT' } };
  act(() => server.nth('CreateAdIntent').fail(new CombinedGraphQLErrors({ errors: [conflict] })));
  await screen.findByText('O pedido mudou desde a última tentativa. Tente novamente.');
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => server.nth('CreateAdIntent', 1));
  expect(keyOf(server.nth('CreateAdIntent', 1))).not.toBe('form-1');
});

it('after PRICE_CHANGED, the checkout of a boost shows both prices; continuing sends the new price with a new idempotency key', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  await waitFor(() => server.nth('CreateAdIntent'));
  const message = 'O preço mudou. Confira o novo valor.';
  act(() =>
    server.nth('CreateAdIntent').answer({
      createAdIntent: { __typename: 'Refusal', code: 'PRICE_CHANGED', message, field: null },
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
  await waitFor(() => server.nth('CreateAdIntent', 1));
  expect(server.nth('CreateAdIntent', 1).variables).toMatchObject({
    input: { ad: { post: { priceCentavos: 3_600 } } },
  });
  expect(keyOf(server.nth('CreateAdIntent', 1))).not.toBe('form-1');
  expect(readAdDraft('POST_AD').priceCentavos).toBe(3_600);
});

it('if the post was deleted before the payment, the checkout offers no code, only a way to another post', async () => {
  const shown = open();
  await beginPix(shown);
  act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix')));
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  answerPost(shown, null);
  await screen.findByText('Este post não está mais disponível.');
  screen.getByRole('link', { name: 'Escolher outro post' });
  expect(screen.queryByRole('img', { name: 'Código QR do Pix' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['was deleted', null, []],
  ['is boosted already', {}, [{ state: 'ACTIVE' }]],
])(
  'if the paid post %s, the page leads to the wallet instead of the form, without a summary',
  async (_what, post, boosts) => {
    const shown = open();
    await beginPix(shown);
    act(() =>
      shown.server.nth('PixPayment').answer(pixOf('pi_pix', { state: 'PAID', code: null, purchase: 'REFUSED' })),
    );
    await screen.findByText('O anúncio não foi pago');
    answerPost(shown, post, boosts);
    await screen.findByRole('link', { name: 'Ver sua carteira' });
    expect(screen.queryByRole('button', { name: /Ajustar o anúncio/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Resumo da compra' })).toBeNull();
  },
);

describe('checkout of an ad whose open payment costs R$ 30,00', () => {
  const priceOf = (centavos: number) => ({
    adPrice: { __typename: 'AdPrice', total: moneyOf(centavos), perDay: moneyOf(centavos / 3), days: 3, reach: null },
  });

  async function openAgain(method: string, centavos = 3_000) {
    sessionStorage.setItem('@me/ad-draft:POST_AD', JSON.stringify({ ...draft, method }));
    rememberIntent('POST_AD', { paymentIntentId: 'pi_1', clientSecret: 's', centavos, key: 'form-1' });
    const shown = open();
    await waitFor(() => shown.server.nth('AdPrice'));
    return shown;
  }

  async function openAgainByPix(centavos?: number) {
    const shown = await openAgain('PIX', centavos);
    await waitFor(() => shown.server.nth('PixPayment'));
    act(() => shown.server.nth('PixPayment').answer(pixOf('pi_1')));
    await screen.findByRole('img', { name: 'Código QR do Pix' });
    return shown;
  }

  /** Accepts the new price of R$ 36,00, and checks that the open payment is canceled before another one starts. */
  async function acceptNewPrice({ server, user }: Shown) {
    await screen.findByText('O preço mudou');
    await waitFor(() => server.nth('AdPrice', 1));
    act(() => server.nth('AdPrice', 1).answer(priceOf(3_600)));
    await user.click(await screen.findByRole('button', { name: /^Continuar por R\$\s36,00$/ }));
    await waitFor(() => server.nth('CancelPayment'));
    expect(server.nth('CancelPayment').variables).toEqual({ input: { paymentIntentId: 'pi_1' } });
    act(() => server.nth('CancelPayment').answer(canceled('FAILED')));
    await waitFor(() => server.nth('CreateAdIntent'));
    expect(server.nth('CreateAdIntent').variables).toMatchObject({
      input: { ad: { post: { priceCentavos: 3_600 } } },
    });
    expect(keyOf(server.nth('CreateAdIntent'))).not.toBe('form-1');
  }

  it('if the price has changed while its Pix waits, the page shows the new price instead of the code; continuing cancels the Pix', async () => {
    const shown = await openAgainByPix();
    act(() => shown.server.nth('AdPrice').answer(priceOf(3_600)));
    await screen.findByText(/Não pague mais o código Pix anterior/);
    expect(screen.queryByRole('img', { name: 'Código QR do Pix' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Resumo da compra' })).toBeNull();
    await acceptNewPrice(shown);
    act(() => shown.server.nth('CreateAdIntent').answer(created('pi_2', 3_600)));
    await waitFor(() => shown.server.nth('PixPayment', 1));
    expect(screen.queryByText('O preço mudou')).toBeNull();
  });

  it('if the Pix is paid after the price has changed, the page says why the ad was not paid', async () => {
    const { server } = await openAgainByPix();
    act(() => server.nth('AdPrice').answer(priceOf(2_400)));
    await screen.findByText('O preço mudou');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => server.nth('PixPayment', 1));
    const refused = { state: 'PAID', code: null, purchase: 'REFUSED', refusal: 'PRICE_CHANGED' };
    act(() => server.nth('PixPayment', 1).answer(pixOf('pi_1', refused)));
    await screen.findByText('O anúncio não foi pago');
    expect(screen.queryByText('O preço mudou')).toBeNull();
  });

  it('if the price fails to load, the page keeps the code, and the summary shows the price and the debt of the payment', async () => {
    const { server } = await openAgainByPix(3_500);
    act(() => server.nth('AdPrice').fail());
    screen.getByRole('img', { name: 'Código QR do Pix' });
    const summary = screen.getByRole('region', { name: 'Resumo da compra' });
    expect(summary.textContent).toMatch(
      /ValorR\$\s30,00Valor em aberto na sua carteiraR\$\s5,00Total por PixR\$\s35,00$/,
    );
  });

  it('if the price has changed before the card is charged, the page shows the new price instead of the card form', async () => {
    const provider = scriptedProvider();
    const shown = await openAgain('CARD');
    await waitFor(() => shown.server.nth('PaymentProvider'));
    const keys = { scriptUrl: '/sandbox/stripe.js', publishableKey: 'pk_test_sandbox', isTest: true };
    act(() =>
      shown.server.nth('PaymentProvider').answer({ paymentProvider: { __typename: 'PaymentProvider', ...keys } }),
    );
    await waitFor(() => provider.nth('retrieve'));
    act(() => shown.server.nth('AdPrice').answer(priceOf(3_600)));
    expect(screen.queryByText('O preço mudou'), 'the card may be charged already').toBeNull();
    act(() => provider.nth('retrieve').answer({ paymentIntent: { status: 'requires_payment_method' } }));
    await acceptNewPrice(shown);
  });
});

describe('checkout of an ad whose start date has passed while its Pix waits', () => {
  /** Opens the checkout after midnight. The Pix was started on the day before. */
  async function openNextDay(more: object = {}) {
    const days = { startDate: addDays(today(), -1), endDate: addDays(today(), 2) };
    sessionStorage.setItem('@me/ad-draft:POST_AD', JSON.stringify({ ...draft, ...days, method: 'PIX' }));
    rememberIntent('POST_AD', { paymentIntentId: 'pi_pix', clientSecret: 's', centavos: 3_000, key: 'form-1' });
    const shown = open();
    await waitFor(() => shown.server.nth('PixPayment'));
    act(() => shown.server.nth('PixPayment').answer(pixOf('pi_pix', more)));
    return shown;
  }

  it('the page shows the code and offers no other method, and it confirms the payment once the Pix is paid', async () => {
    const { server } = await openNextDay();
    await screen.findByRole('img', { name: 'Código QR do Pix' });
    expect(screen.queryByRole('group', { name: 'Como pagar' })).toBeNull();
    expect(server.of('ConfirmAdPayment')).toEqual([]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => server.nth('PixPayment', 1));
    act(() => server.nth('PixPayment', 1).answer(pixOf('pi_pix', { state: 'PAID', code: null })));
    await waitFor(() => server.nth('ConfirmAdPayment'));
    expect(server.nth('ConfirmAdPayment').variables).toMatchObject({ input: { paymentIntentId: 'pi_pix' } });
  });

  it('after the code has expired, a button leads to the form, because the server starts no payment for the past days', async () => {
    const { server, user } = await openNextDay({ state: 'EXPIRED', code: null });
    await user.click(await screen.findByRole('button', { name: 'Escolher outros dias' }));
    await screen.findByText('O formulário');
    expect(server.of('CreateAdIntent')).toEqual([]);
    expect(readIntent('POST_AD')).toBeNull();
  });
});
