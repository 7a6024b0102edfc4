import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAdDraft } from '../../../web/features/ads/adDraft.ts';
import { rememberIntent } from '../../../web/features/wallet/pendingIntent.ts';
import { LinkedReceipt } from '../../../web/features/wallet/history/LinkedReceipt.tsx';
import { AddBalanceCheckoutPage } from '../../../web/pages/AddBalanceCheckoutPage.tsx';
import { MyPostAdPage } from '../../../web/pages/MyPostAdPage.tsx';
import { MyPostCheckoutPage } from '../../../web/pages/MyPostCheckoutPage.tsx';
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
  method: 'PIX',
  targets: ['WOMAN'],
  startDate: '2040-01-02',
  endDate: '2040-01-04',
  key: 'form-1',
};

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
  leave();
});

function open(path: string) {
  const server = scriptedClient();
  const pages = (
    <Routes>
      <Route path="/payments" element={<LinkedReceipt />} />
      <Route path="/ads/new/my-post" element={<MyPostAdPage />} />
      <Route path={CHECKOUT} element={<MyPostCheckoutPage />} />
      <Route path="/payment/add-balance/payment-checkout" element={<AddBalanceCheckoutPage />} />
    </Routes>
  );
  const { unmount } = renderApp(server.client, pages, path);
  return { server, unmount, user: userEvent.setup() };
}

/** Opens the Pix of a boost in a tab, and leaves that tab. The browser's session storage belongs to the tab. */
async function openInFirstTab(goOn: (shown: ReturnType<typeof open>) => Promise<void> = () => Promise.resolve()) {
  sessionStorage.setItem('@me/ad-draft:POST_AD', JSON.stringify(draft));
  const shown = open(CHECKOUT);
  await shown.user.click(await screen.findByRole('button', { name: 'Gerar código Pix' }));
  const intent = { __typename: 'PaymentIntent', id: 'pi_pix', clientSecret: 's', amount: moneyOf(3_000) };
  await waitFor(() => shown.server.nth('CreateAdIntent'));
  act(() =>
    shown.server.nth('CreateAdIntent').answer({ createAdIntent: { __typename: 'CreateAdIntentSuccess', intent } }),
  );
  await waitFor(() => shown.server.nth('PixPayment'));
  await goOn(shown);
  shown.unmount();
  sessionStorage.clear();
}

const otherForm = { ...draft, postId: 'p2', startDate: '2041-05-06', endDate: '', method: null, key: 'form-2' };
const otherPayment = { paymentIntentId: 'pi_card', clientSecret: 's', centavos: 3_000, key: 'form-2' };
const writeForm = (form: object) => sessionStorage.setItem('@me/ad-draft:POST_AD', JSON.stringify(form));
const writePayment = () => rememberIntent('POST_AD', otherPayment);

async function expectOpenCode({ server }: ReturnType<typeof open>) {
  await waitFor(() => expect(server.nth('PixPayment').variables).toEqual({ id: 'pi_pix' }));
  expect(screen.getByRole('heading', { name: 'Post impulsionado' })).toBeDefined();
  expect(server.of('CreateAdIntent')).toEqual([]);
}

const pixOf = (more: object) => ({
  pixPayment: {
    __typename: 'PixPayment',
    id: 'pi_pix',
    amount: moneyOf(3_000),
    state: 'EXPIRED',
    code: null,
    expiresAt: null,
    isLate: false,
    testUrl: null,
    purpose: 'POST_AD',
    price: moneyOf(3_000),
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
const receipt = {
  __typename: 'Payment',
  id: 'e1',
  kind: 'TOP_UP',
  state: 'PENDING',
  amount: moneyOf(3_000),
  method: 'PIX',
  description: null,
  communityId: null,
  pixId: 'pi_pix',
  debitAt: null,
  createdAt: '2026-03-02T12:00:00.000Z',
};

/** Answers the search for a Pix that waits for its payment. */
async function answerPending({ server }: ReturnType<typeof open>, ...pixes: object[]) {
  await waitFor(() => server.nth('PendingPixes'));
  const edges = pixes.map((pix, index) => ({
    __typename: 'PaymentEdge',
    node: { __typename: 'Payment', id: `e${index}`, pix: { __typename: 'PixPayment', state: 'WAITING', ...pix } },
  }));
  act(() => server.nth('PendingPixes').answer({ payments: { __typename: 'PaymentConnection', edges } }));
}

const boost = {
  state: 'WAITING',
  postId: 'p1',
  post: { __typename: 'Post', id: 'p1', text: 'Minha exposição' },
  startDate: '2040-01-02',
  endDate: '2040-01-04',
};

/** Opens the boost of the post on a device that has not stored the form. */
async function openOnOtherDevice() {
  const shown = open('/ads/new/my-post?post=p1');
  await answerPending(shown, { id: 'pi_other', postId: 'p2' }, { id: 'pi_pix', postId: 'p1' });
  await waitFor(() => expect(shown.server.nth('PixPayment').variables).toEqual({ id: 'pi_pix' }));
  act(() => shown.server.nth('PixPayment').answer(pixOf(boost)));
  return shown;
}

it('on another device, the menu of a post whose boost waits for its Pix leads to the code, with post, days and total', async () => {
  await openOnOtherDevice();
  const summary = within(await screen.findByRole('region', { name: 'Resumo da compra' }));
  expect(summary.getByText('Minha exposição').tagName).toBe('BDI');
  summary.getByText('02/01/2040 a 04/01/2040 (3 dias)');
  summary.getByText(/^R\$\s30,00$/);
});

it('on another device, if the price of the boost has changed, the page shows a message instead of the code, and the Pix can be canceled', async () => {
  const { server } = await openOnOtherDevice();
  await screen.findByRole('region', { name: 'Resumo da compra' });
  expect(server.nth('AdPrice').variables).toMatchObject({ input: { startDate: '2040-01-02', endDate: '2040-01-04' } });
  const price = { __typename: 'AdPrice', total: moneyOf(3_600), perDay: moneyOf(1_200), days: 3, reach: null };
  act(() => server.nth('AdPrice').answer({ adPrice: price }));
  expect((await screen.findByRole('alert')).textContent).toContain('O preço mudou');
  expect(screen.queryByRole('region', { name: 'Pix' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Resumo da compra' })).toBeNull();
  screen.getByRole('button', { name: 'Cancelar este Pix e mudar o anúncio' });
});

it('on another device, the waiting Pix can be canceled, and the form of the boost opens', async () => {
  const { server, user } = await openOnOtherDevice();
  await user.click(await screen.findByRole('button', { name: 'Cancelar este Pix e mudar o anúncio' }));
  await waitFor(() => expect(server.nth('CancelPayment').variables).toEqual({ input: { paymentIntentId: 'pi_pix' } }));
  act(() =>
    server.nth('CancelPayment').answer({ cancelPayment: { __typename: 'CancelPaymentSuccess', state: 'FAILED' } }),
  );
  await waitFor(() => server.nth('PendingPixes', 1));
  act(() => server.nth('PendingPixes', 1).answer({ payments: { __typename: 'PaymentConnection', edges: [] } }));
  await screen.findByRole('form', { name: 'Anúncio' });
});

it('if the provider refuses to cancel a waiting Pix, the page says that it was not canceled', async () => {
  const { server, user } = await openOnOtherDevice();
  await user.click(await screen.findByRole('button', { name: 'Cancelar este Pix e mudar o anúncio' }));
  await waitFor(() => server.nth('CancelPayment'));
  act(() =>
    server.nth('CancelPayment').answer({ cancelPayment: { __typename: 'CancelPaymentSuccess', state: 'PENDING' } }),
  );
  await screen.findByText('O Pix não foi cancelado');
});

it('a waiting Pix that was paid before it could be canceled is asked for again', async () => {
  const { server, user } = await openOnOtherDevice();
  await user.click(await screen.findByRole('button', { name: 'Cancelar este Pix e mudar o anúncio' }));
  await waitFor(() => server.nth('CancelPayment'));
  act(() =>
    server.nth('CancelPayment').answer({ cancelPayment: { __typename: 'CancelPaymentSuccess', state: 'SUCCEEDED' } }),
  );
  await waitFor(() => server.nth('PixPayment', 1));
});

it.each([
  ['has no waiting Pix', []],
  ['has an expired Pix', [{ id: 'pi_pix', postId: 'p1', state: 'EXPIRED' }]],
])('the menu of a post that %s leads to the form', async (_what, pixes) => {
  await answerPending(open('/ads/new/my-post?post=p1'), ...pixes);
  await screen.findByRole('form', { name: 'Anúncio' });
});

it('if the search for a waiting Pix fails, the menu of a post leads to the form', async () => {
  const { server } = open('/ads/new/my-post?post=p1');
  await waitFor(() => server.nth('PendingPixes'));
  act(() => server.nth('PendingPixes').fail());
  await screen.findByRole('form', { name: 'Anúncio' });
});

it('the menu of a post whose boost waits for its Pix leads to the open code in another tab', async () => {
  await openInFirstTab();
  await expectOpenCode(open('/ads/new/my-post?post=p1'));
});

it("the receipt of a boost's open Pix leads to the checkout of the boost in another tab", async () => {
  await openInFirstTab();
  const shown = open('/payments?recibo=e1');
  act(() => shown.server.nth('PaymentReceipt').answer({ payment: receipt }));
  await shown.user.click(await screen.findByRole('button', { name: 'Abrir o código Pix' }));
  await expectOpenCode(shown);
});

it.each([
  ['with a half-filled form of another boost', () => writeForm(otherForm)],
  ['with an open payment whose form was emptied', writePayment],
])('in a tab %s, the code of a waiting boost opens, and the tab keeps what it has stored', async (_what, fill) => {
  await openInFirstTab();
  fill();
  const before = Object.entries(sessionStorage);
  const { server } = open('/payment/add-balance/payment-checkout?pix=pi_pix');
  await waitFor(() => expect(server.nth('PixPayment').variables).toEqual({ id: 'pi_pix' }));
  act(() => server.nth('PixPayment').answer(pixOf({ ...boost, code: 'código' })));
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  screen.getByText('02/01/2040 a 04/01/2040 (3 dias)');
  expect(Object.entries(sessionStorage)).toEqual(before);
});

it('in a tab with a half-filled form, the menu of a post whose boost waits for its Pix leads to the code, and the form is kept', async () => {
  await openInFirstTab();
  writeForm(otherForm);
  const { server } = await openOnOtherDevice();
  await screen.findByRole('region', { name: 'Resumo da compra' });
  expect(server.of('CreateAdIntent')).toEqual([]);
  expect(readAdDraft('POST_AD')).toMatchObject(otherForm);
});

it("the receipt of a top-up's open Pix leads to its code, and the receipt of an open card payment says when it ends", async () => {
  const shown = open('/payments?recibo=e1');
  act(() => shown.server.nth('PaymentReceipt').answer({ payment: receipt }));
  await shown.user.click(await screen.findByRole('button', { name: 'Abrir o código Pix' }));
  await waitFor(() => expect(shown.server.nth('PixPayment').variables).toEqual({ id: 'pi_pix' }));
  act(() => shown.server.nth('PixPayment').answer(pixOf({ state: 'WAITING', purpose: 'TOP_UP', price: null })));
  await screen.findByRole('link', { name: 'Mudar o valor' });
  shown.unmount();
  const { server } = open('/payments?recibo=e1');
  act(() => server.nth('PaymentReceipt').answer({ payment: { ...receipt, method: 'CARD', pixId: null } }));
  await screen.findByText('Se não for concluído em uma hora, é cancelado sem cobrança.');
  expect(screen.queryByRole('button', { name: 'Abrir o código Pix' })).toBeNull();
});

it.each([
  ['of another post', '/ads/new/my-post?post=p2', 0],
  ['of the boosted post after the code has expired', '/ads/new/my-post?post=p1', 31 * 60_000],
])('the menu %s leads to the form', async (_what, path, laterMs) => {
  await openInFirstTab();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + laterMs);
  await answerPending(open(path));
  await screen.findByRole('form', { name: 'Anúncio' });
  vi.mocked(Date.now).mockRestore();
});

it('if the member continued with the card instead of the Pix, the menu of the post leads to the form in another tab', async () => {
  await openInFirstTab(async ({ server, user }) => {
    await user.click(screen.getByRole('radio', { name: /Cartão/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar com cartão' }));
    await waitFor(() => server.nth('CancelPayment'));
    act(() =>
      server.nth('CancelPayment').answer({ cancelPayment: { __typename: 'CancelPaymentSuccess', state: 'FAILED' } }),
    );
    await waitFor(() => server.nth('CreateAdIntent', 1));
  });
  await answerPending(open('/ads/new/my-post?post=p1'));
  await screen.findByRole('form', { name: 'Anúncio' });
});

it.each([
  ['POST_AD', 'Post impulsionado', '/ads', 'Ver seus anúncios'],
  ['PROFILE_AD', 'Destaque do seu perfil', '/ads/new/my-profile', 'Montar o anúncio de novo'],
  ['BUSINESS_AD', 'Anúncio do seu negócio', '/ads/new/my-business', 'Montar o anúncio de novo'],
])(
  'on another device, the expired Pix of a %s (%s) leads to %s instead of a top-up',
  async (purpose, words, form, label) => {
    const server = scriptedClient();
    const pages = (
      <Routes>
        <Route path="/payment/add-balance/payment-checkout" element={<AddBalanceCheckoutPage />} />
        <Route path={form} element={<p>O formulário do anúncio</p>} />
      </Routes>
    );
    renderApp(server.client, pages, '/payment/add-balance/payment-checkout?pix=pi_pix&voltar=%2Fpayments');
    await waitFor(() => server.nth('PixPayment'));
    act(() => server.nth('PixPayment').answer(pixOf({ purpose, state: 'WAITING' })));
    await screen.findByRole('heading', { name: words });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => server.nth('PixPayment', 1));
    act(() => server.nth('PixPayment', 1).answer(pixOf({ purpose })));
    await userEvent.setup().click(await screen.findByRole('button', { name: label }));
    await screen.findByText('O formulário do anúncio');
    expect(server.of('CreatePixTopUp')).toEqual([]);
  },
);
