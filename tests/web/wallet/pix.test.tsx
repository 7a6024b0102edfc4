import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUnread } from '../../../web/features/notifications/unread.ts';
import { PixCheckout } from '../../../web/features/wallet/pix/PixCheckout.tsx';
import { AddBalanceCheckoutPage } from '../../../web/pages/AddBalanceCheckoutPage.tsx';
import { AddBalancePage } from '../../../web/pages/AddBalancePage.tsx';
import { moneyOf } from '../../support/money.ts';
import { usePix } from '../../../web/features/wallet/pix/usePix.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(() => {
  signIn();
  serverTime(() => Date.now());
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** Stubs the request from which the page learns the time of the server. */
function serverTime(now: () => number) {
  const answer = () => Promise.resolve(new Response(null, { headers: { date: new Date(now()).toUTCString() } }));
  vi.stubGlobal('fetch', answer);
}

const CODE = '00020101021226480014br.gov.bcb.pix2526pix.sandbox.example/qr/v2/';

function pixOf(more: object) {
  const expiresAt = new Date(Date.now() + 90_000).toISOString();
  const waiting = { state: 'WAITING', code: CODE, expiresAt, isLate: false, testUrl: null };
  const ad = { postId: null, post: null, startDate: null, endDate: null };
  const topUp = {
    purpose: 'TOP_UP',
    price: null,
    communityId: null,
    ...ad,
    purchase: null,
    refusal: null,
    isMandateActive: null,
  };
  return {
    pixPayment: { __typename: 'PixPayment', id: 'pi_1', amount: moneyOf(5_000), ...waiting, ...topUp, ...more },
  };
}

type Calls = { paid: number; renewed: string[] };

function Checkout({ calls }: { calls: Calls }) {
  return (
    <PixCheckout
      followed={usePix('pi_1')}
      onPaid={() => (calls.paid += 1)}
      onRenewed={(id) => calls.renewed.push(id)}
      next={<a href="/ads">Continuar</a>}
    />
  );
}

function shown() {
  const server = scriptedClient();
  const calls: Calls = { paid: 0, renewed: [] };
  renderApp(server.client, <Checkout calls={calls} />);
  return { server, calls, user: userEvent.setup() };
}

/** Converts the squares of the QR code's SVG into pixels, as a browser does when it draws the picture. */
function pixelsOf(picture: Element) {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of picture
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? []) {
    for (let row = 0; row < scale; row++) {
      const from = ((Number(y) * scale + row) * width + Number(x) * scale) * 4;
      for (let at = from; at < from + scale * 4; at++) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  return { pixels, width };
}

it('the page of an unpaid Pix shows the QR code, the code as text and the time left, and announces the code to screen readers', async () => {
  const { server } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({})));
  const { pixels, width } = pixelsOf(await screen.findByRole('img', { name: 'Código QR do Pix' }));
  expect(jsQR(pixels, width, width)?.data).toBe(CODE);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Pix copia e cola').value).toBe(CODE);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Expira em 01:(30|2\d)$/);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/^Código Pix de R\$\s50,00 pronto\. Esperando o pagamento\.$/);
});

// Has to run before the tests that set the count, because this tab then has received one.
it('when the first count of notifications arrives after the payment, the page queries the Pix again', async () => {
  // Stops the polling, which would query too.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { server } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({})));
  await screen.findByRole('timer');
  act(() => setUnread(1, 1));
  await waitFor(() => server.nth('PixPayment', 1));
  hidden.mockRestore();
});

/** Starts a top-up of R$ 50,00 by Pix, up to the answer of the mutation. */
async function begun() {
  const server = scriptedClient();
  const user = userEvent.setup();
  const pages = (
    <Routes>
      <Route path="/payment/add-balance" element={<AddBalancePage />} />
      <Route path="/payment/add-balance/payment-checkout" element={<AddBalanceCheckoutPage />} />
    </Routes>
  );
  renderApp(server.client, pages, '/payment/add-balance');
  await user.click(await screen.findByRole('radio', { name: /^Pix/ }));
  await user.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
  const { pixPayment: pix } = pixOf({ community: null });
  act(() => server.nth('CreatePixTopUp').answer({ createPixTopUp: { __typename: 'CreatePixTopUpSuccess', pix } }));
  return server;
}

it('a new Pix shows its code while the query about it has no answer, and follows the answer that comes later', async () => {
  const server = await begun();
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Pix copia e cola').value).toBe(CODE);
  await waitFor(() => server.nth('PixPayment'));
  act(() => server.nth('PixPayment').answer(pixOf({ community: null, state: 'EXPIRED', code: null })));
  await screen.findByText('Este código não vale mais');
});

it('a new Pix keeps its code on the page if the query about it fails', async () => {
  const server = await begun();
  await screen.findByRole('img', { name: 'Código QR do Pix' });
  for (const index of [0, 1]) {
    await waitFor(() => server.nth('PixPayment', index));
    act(() => server.nth('PixPayment', index).fail());
    await act(() => Promise.resolve());
    expect(screen.getByLabelText<HTMLTextAreaElement>('Pix copia e cola').value).toBe(CODE);
    expect(screen.queryByText('O código não carregou.')).toBeNull();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
});

it('when a notification arrives, the page queries the Pix again, and calls onPaid once if the Pix is paid', async () => {
  setUnread(0, 1);
  const { server, calls } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({})));
  await screen.findByRole('timer');
  act(() => setUnread(1, 2));
  await waitFor(() => server.nth('PixPayment', 1));
  act(() => server.nth('PixPayment', 1).answer(pixOf({ state: 'PAID', code: null })));
  await screen.findByText(/^Recebemos R\$\s50,00$/);
  await waitFor(() => expect(calls.paid).toBe(1));
});

it('an expired Pix offers a new code, and two clicks on the button send only one request', async () => {
  const { server, calls, user } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({ state: 'EXPIRED', code: null })));
  await user.dblClick(await screen.findByRole('button', { name: 'Gerar outro código' }));
  expect(server.of('CreatePixTopUp')).toHaveLength(1);
  const { pixPayment } = pixOf({});
  act(() =>
    server.nth('CreatePixTopUp').answer({
      createPixTopUp: { __typename: 'CreatePixTopUpSuccess', pix: { ...pixPayment, id: 'pi_2' } },
    }),
  );
  await waitFor(() => expect(calls.renewed).toEqual(['pi_2']));
});

it('when a Pix was paid late, the page says that the money is in the balance and does not navigate away', async () => {
  const { server, calls } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({ state: 'PAID', code: null, isLate: true })));
  await screen.findByText(/já tinha expirado quando o pagamento chegou/);
  screen.getByRole('link', { name: 'Continuar' });
  expect(calls.paid).toBe(0);
});

it("the page of another member's Pix says that it does not exist", async () => {
  const { server } = shown();
  act(() => server.nth('PixPayment').answer({ pixPayment: null }));
  await screen.findByText('Este Pix não existe mais');
});

it('a paid Pix whose purchase is still being made waits for it, and calls onPaid once it is made', async () => {
  const { server, calls } = shown();
  const vip = { purpose: 'VIP_MONTH', price: moneyOf(5_000), communityId: 'c1' };
  act(() => server.nth('PixPayment').answer(pixOf(vip)));
  await screen.findByRole('timer');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 1));
  act(() => server.nth('PixPayment', 1).answer(pixOf({ ...vip, state: 'PAID', code: null, purchase: 'PENDING' })));
  await screen.findByText(/^Estamos concluindo a compra\./);
  expect(calls.paid).toBe(0);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 2));
  act(() => server.nth('PixPayment', 2).answer(pixOf({ ...vip, state: 'PAID', code: null, purchase: 'MADE' })));
  await waitFor(() => expect(calls.paid).toBe(1));
});

it('when the purchase of a paid Pix is refused, the live region says so, and the focus stays on the page', async () => {
  const { server, user } = shown();
  const ad = { purpose: 'POST_AD', price: moneyOf(5_000) };
  act(() => server.nth('PixPayment').answer(pixOf(ad)));
  await user.click(await screen.findByLabelText('Pix copia e cola'));
  const region = screen.getAllByRole('status')[0];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 1));
  act(() => server.nth('PixPayment', 1).answer(pixOf({ ...ad, state: 'PAID', code: null, purchase: 'PENDING' })));
  await waitFor(() => expect(region?.textContent).toContain('Estamos concluindo a compra.'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pix' }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 2));
  const refused = { ...ad, state: 'PAID', code: null, purchase: 'REFUSED', refusal: 'PRICE_CHANGED' };
  act(() => server.nth('PixPayment', 2).answer(pixOf(refused)));
  await waitFor(() => expect(region?.textContent).toMatch(/^O anúncio não foi pagoO preço mudou antes/));
  expect(region?.isConnected).toBe(true);
});

it('when a code expires, the live region says so, and the focus stays on the page', async () => {
  const { server, user } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({})));
  await user.click(await screen.findByLabelText('Pix copia e cola'));
  const region = screen.getAllByRole('status')[0];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => server.nth('PixPayment', 1));
  act(() => server.nth('PixPayment', 1).answer(pixOf({ state: 'EXPIRED', code: null })));
  await waitFor(() =>
    expect(region?.textContent).toMatch(/^Este código não vale maisEle expirou ou foi cancelado, e nada foi cobrado\./),
  );
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pix' }));
});

it.each([
  ['the last minute begins', 59_000, 'O código expira em menos de um minuto.'],
  ['the time is over', -1_000, 'O tempo do código acabou.'],
])('when %s, a live region says so', async (_what, leftMs, words) => {
  const { server } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({ expiresAt: new Date(Date.now() + leftMs).toISOString() })));
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words));
});

it.each([
  ['TOP_UP', null, null, /^O valor está no seu saldo\.$/],
  ['POST_AD', 'MADE', null, /^Este Pix pagou o impulso do seu post\.$/],
  [
    'POST_AD',
    'REFUSED',
    'INSUFFICIENT_BALANCE',
    /^Parte do seu saldo já tinha sido usada, e faltou para a compra\. O valor está no seu saldo\.$/,
  ],
  ['POST_AD', 'REFUSED', 'POST_GONE', /^O post foi excluído ou não é mais público\. O valor está no seu saldo\.$/],
  ['PROFILE_AD', 'REFUSED', 'NOT_AVAILABLE', /^A compra não é mais possível\. O valor está no seu saldo\.$/],
  ['POST_AD', 'REFUSED', 'RETURNED', /^O Pix foi devolvido antes da compra\.$/],
  ['VIP_MONTH', 'REFUSED', 'RETURNED', /^O Pix foi devolvido antes da compra\. O Pix Automático foi cancelado\.$/],
  ['OTHER', null, null, /^O valor está no seu saldo, ou pagou o que você comprou com este Pix\.$/],
])(
  'a Pix (%s) that was paid before the page opened, purchase %s, reason %s, says %s',
  async (purpose, purchase, refusal, text) => {
    const { server, calls } = shown();
    act(() => server.nth('PixPayment').answer(pixOf({ state: 'PAID', code: null, purpose, purchase, refusal })));
    await screen.findByText(text);
    expect(calls.paid).toBe(0);
  },
);

it.each([
  ['an hour fast', 3_600_000],
  ['an hour slow', -3_600_000],
])('on a device whose clock is %s, the time left is that of the server', async (_what, wrongMs) => {
  serverTime(() => Date.now() - wrongMs);
  const { server } = shown();
  const expiresAt = new Date(Date.now() - wrongMs + 90_000).toISOString();
  act(() => server.nth('PixPayment').answer(pixOf({ expiresAt })));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Expira em 01:(30|2\d)$/);
});

it('when the time of the code is over, the code can no longer be copied, also before the server calls it expired', async () => {
  const { server } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({ expiresAt: new Date(Date.now() - 1_000).toISOString() })));
  await screen.findByText('O tempo do código acabou. Verificando se ele foi pago…');
  expect(screen.queryByRole('button', { name: 'Copiar código' })).toBeNull();
  expect(screen.queryByRole('img', { name: 'Código QR do Pix' })).toBeNull();
});

it('without an answer about the time, the page shows the code and no clock', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { server } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({ expiresAt: new Date(0).toISOString() })));
  await screen.findByRole('button', { name: 'Copiar código' });
  expect(screen.queryByRole('timer')).toBeNull();
});

it('the button that copies the code comes before the QR code, which a phone cannot read on its own screen', async () => {
  const { server } = shown();
  act(() => server.nth('PixPayment').answer(pixOf({})));
  const picture = await screen.findByRole('img', { name: 'Código QR do Pix' });
  const button = screen.getByRole('button', { name: 'Copiar código' });
  expect(button.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
