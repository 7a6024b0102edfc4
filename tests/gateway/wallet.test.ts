import { describe, expect, it } from 'vitest';
import { nonBreakingBRL } from '../../schema/brl.ts';
import { asMember, startGateway } from '../support/gateway.ts';

const key = '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11';
const refusal = '... on Refusal { code message field }';
const balance = { balance: 12.5, balanceCentavos: 1_250, formattedBalance: 'R$ 12,50' };

describe('wallet', () => {
  it('wallet returns the balance in centavos and as formatted text', async () => {
    const { ask, upstream } = await startGateway({ 'GET /api/wallet/balance': () => ({ body: balance }) });
    const { data } = await ask('{ wallet { balanceCentavos formattedBalance } }', {}, asMember);
    expect(data).toEqual({ wallet: { balanceCentavos: 1_250, formattedBalance: 'R$ 12,50' } });
    expect(upstream.takeCalls()).toEqual([expect.stringMatching(/^GET \/api\/wallet\/balance\?ts=\d+$/)]);
  });

  it.each([
    '{ wallet { id } }',
    '{ paymentProvider { scriptUrl } }',
    '{ payments { edges { cursor } } }',
    '{ payment(id: "p") { id } }',
    `mutation { createTopUpIntent(input: { centavos: 500, idempotencyKey: "${key}" }) { __typename } }`,
    'mutation { confirmTopUp(input: { paymentIntentId: "pi_1" }) { __typename } }',
    'mutation { cancelPayment(input: { paymentIntentId: "pi_1" }) { __typename } }',
    'mutation { subscribeToCommunity(input: { id: "c1", priceCents: 100 }) { __typename } }',
    'mutation { cancelCommunitySubscription(input: { id: "c1" }) { __typename } }',
    'mutation { resumeCommunitySubscription(input: { id: "c1" }) { __typename } }',
  ])('a visitor gets UNAUTHENTICATED for the wallet operation %s', async (query) => {
    const { ask, upstream } = await startGateway();
    expect((await ask(query)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(upstream.seen).toEqual([]);
  });
});

describe('top-ups', () => {
  const create = `mutation { createTopUpIntent(input: { centavos: 5000, idempotencyKey: "${key}" }) {
    ... on CreateTopUpIntentSuccess { intent { id clientSecret centavos } } ${refusal} } }`;
  const confirm = `mutation { confirmTopUp(input: { paymentIntentId: "pi_1" }) {
    __typename ... on ConfirmTopUpSuccess { centavos wallet { balanceCentavos } } ${refusal} } }`;

  it('while the payment provider is away, createTopUpIntent fails with the message of the platform about the money', async () => {
    const error = 'O serviço de pagamento está fora do ar. Se você já pagou, o valor entra no seu saldo.';
    const { ask } = await startGateway({
      'POST /api/payment/balance/add-balance': () => ({ status: 503, body: { code: 'PAYMENTS_UNAVAILABLE', error } }),
    });
    const { errors } = await ask(create, {}, asMember);
    expect(errors).toMatchObject([{ message: error, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it("createTopUpIntent passes the client's idempotency key to the platform", async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/payment/balance/add-balance': () => ({
        status: 201,
        body: { paymentIntentId: 'pi_1', clientSecret: 's', centavos: 5_000, formattedValue: 'R$ 50,00' },
      }),
    });
    const { data } = await ask(create, {}, asMember);
    expect(data).toEqual({ createTopUpIntent: { intent: { id: 'pi_1', clientSecret: 's', centavos: 5_000 } } });
    expect(upstream.seen[0]).toMatchObject({ body: { centavos: 5_000 }, headers: { 'idempotency-key': key } });
  });

  it('if the platform refuses the amount, createTopUpIntent returns a Refusal for the field centavos', async () => {
    const { ask } = await startGateway({
      'POST /api/payment/balance/add-balance': () => ({
        status: 400,
        body: { error: 'Escolha outro valor.', code: 'INVALID_INPUT', field: 'centavos' },
      }),
    });
    expect((await ask(create, {}, asMember)).data).toEqual({
      createTopUpIntent: { code: 'INVALID_INPUT', message: 'Escolha outro valor.', field: 'centavos' },
    });
  });

  it('for a paid payment intent, confirmTopUp returns the new balance', async () => {
    const { ask } = await startGateway({
      'POST /api/payment/balance/confirm-add-balance': () => ({
        body: { status: 'succeeded', centavos: 1_250, ...balance },
      }),
    });
    expect((await ask(confirm, {}, asMember)).data).toEqual({
      confirmTopUp: { __typename: 'ConfirmTopUpSuccess', centavos: 1_250, wallet: { balanceCentavos: 1_250 } },
    });
  });

  it.each([
    ['OPEN', 'PENDING'],
    ['SUCCEEDED', 'SUCCEEDED'],
    ['CANCELED', 'FAILED'],
    ['DELAYED', 'OTHER'],
  ])(
    'if a payment has the status %s after its cancellation, cancelPayment returns the state %s',
    async (status, state) => {
      const { ask } = await startGateway({ 'DELETE /api/payment/intents/pi_1': () => ({ body: { status } }) });
      const cancel = `mutation { cancelPayment(input: { paymentIntentId: "pi_1" }) {
      __typename ... on CancelPaymentSuccess { state } } }`;
      expect((await ask(cancel, {}, asMember)).data).toEqual({
        cancelPayment: { __typename: 'CancelPaymentSuccess', state },
      });
    },
  );

  it.each([
    ['PAYMENT_FAILED', 'failed'],
    ['PAYMENT_PENDING', 'pending'],
  ])('confirmTopUp returns the refusal %s if the payment status is "%s"', async (code, status) => {
    const { ask } = await startGateway({
      'POST /api/payment/balance/confirm-add-balance': () => ({ status: 402, body: { status, code, error: 'Não.' } }),
    });
    expect((await ask(confirm, {}, asMember)).data).toMatchObject({ confirmTopUp: { code, message: 'Não.' } });
  });
});

describe('payments and downloads', () => {
  const row = {
    idPayment: 'p1',
    desKind: 'VIP',
    desStatus: 'SUCCEEDED',
    centavos: -1_990,
    formattedValue: '-R$ 19,90',
    desDescription: 'Mesa VIP',
    idCommunity: 'c1',
    datCreated: '2026-05-14T21:03:00.000Z',
    cursor: 'at-p1',
  };

  it('Query.payments passes filter, page size and cursor to the platform', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/payments': () => ({
        body: { payments: [row], paging: { cursorBefore: 'at-p1', cursorAfter: 'at-p1', hasMore: true } },
      }),
    });
    const { data } = await ask(
      `{ payments(filter: { kind: VIP, state: SUCCEEDED, from: "2026-05-01", to: "2026-05-31" }, first: 1, after: "x") {
        edges { cursor node { id kind state centavos description communityId createdAt } } pageInfo { hasNextPage } } }`,
      {},
      asMember,
    );
    expect(data).toEqual({
      payments: {
        edges: [
          {
            cursor: 'at-p1',
            node: {
              id: 'p1',
              kind: 'VIP',
              state: 'SUCCEEDED',
              centavos: -1_990,
              description: 'Mesa VIP',
              communityId: 'c1',
              createdAt: '2026-05-14T21:03:00.000Z',
            },
          },
        ],
        pageInfo: { hasNextPage: true },
      },
    });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/payments?kind=VIP&state=SUCCEEDED&from=2026-05-01&to=2026-05-31&cursorSize=1&cursorAfter=x',
    ]);
  });

  it('if the platform does not find a payment, Query.payment is null', async () => {
    const { ask } = await startGateway();
    expect((await ask('{ payment(id: "p9") { id } }', {}, asMember)).data).toEqual({ payment: null });
  });

  it('openPaymentsTable and openDataExport return a path with a ticket, and the log does not contain the ticket', async () => {
    const answer = { bilhete: 'a-ticket', datExpires: '2026-05-17T12:05:00.000Z' };
    const { url, ask, upstream, log } = await startGateway({
      'POST /api/payments/csv/bilhete': () => ({ body: answer }),
      'POST /api/privacidade/exportacao/c1/bilhete': () => ({ body: answer }),
      'GET /api/payments/csv': () => ({ body: 'Data;Valor\r\n', headers: { 'content-type': 'text/csv' } }),
    });
    const table = await ask(
      'mutation { openPaymentsTable(input: { filter: { kind: VIP } }) { ... on OpenPaymentsTableSuccess { download { path expiresAt } } } }',
      {},
      asMember,
    );
    const path = '/payments.csv?kind=VIP&bilhete=a-ticket';
    expect(table.data).toEqual({ openPaymentsTable: { download: { path, expiresAt: answer.datExpires } } });
    const copy = await ask(
      'mutation { openDataExport(input: { id: "c1" }) { ... on OpenDataExportSuccess { download { path } } } }',
      {},
      asMember,
    );
    expect(copy.data).toEqual({ openDataExport: { download: { path: '/meus-dados/c1?bilhete=a-ticket' } } });

    expect(await (await fetch(url + path)).text()).toBe('Data;Valor\r\n');
    expect(upstream.seen.at(-1)?.url).toBe('/api/payments/csv?kind=VIP&bilhete=a-ticket');
    const id = '01890000-0000-7000-8000-000000000001';
    await fetch(`${url}/meus-dados/${id}?bilhete=a-ticket`);
    expect(upstream.seen.at(-1)?.url).toBe(`/api/privacidade/exportacao/${id}?bilhete=a-ticket`);
    expect(log.join('')).not.toContain('a-ticket');
  });

  it('Query.payments maps an unknown kind or state to OTHER', async () => {
    const row = (idPayment: string, more: object) => ({
      idPayment,
      desKind: 'VIP',
      desStatus: 'SUCCEEDED',
      centavos: 100,
      datCreated: '2026-05-17T12:00:00.000Z',
      ...more,
    });
    const payments = [row('p1', {}), row('p2', { desKind: 'PIX' }), row('p3', { desStatus: 'EM_TRANSITO' })];
    const paging = { cursorBefore: 'a', cursorAfter: 'b', hasMore: false };
    const { ask } = await startGateway({ 'GET /api/payments': () => ({ body: { payments, paging } }) });
    const { data } = await ask('{ payments { edges { node { id kind state } } } }', {}, asMember);
    expect(data).toEqual({
      payments: {
        edges: [
          { node: { id: 'p1', kind: 'VIP', state: 'SUCCEEDED' } },
          { node: { id: 'p2', kind: 'OTHER', state: 'SUCCEEDED' } },
          { node: { id: 'p3', kind: 'VIP', state: 'OTHER' } },
        ],
      },
    });
  });

  it('a download passes its HTTP method and its Range header to the platform', async () => {
    const copy = '/meus-dados/01890000-0000-7000-8000-000000000001';
    const { url, upstream } = await startGateway({ 'HEAD /api/payments/csv': () => ({ status: 401 }) });
    upstream.onRaw('GET /api/privacidade/exportacao/01890000-0000-7000-8000-000000000001', (req, res) => {
      res.writeHead(206, { 'content-range': 'bytes 2-5/9', 'accept-ranges': 'bytes' }).end(req.headers.range);
    });
    expect((await fetch(`${url}/payments.csv?bilhete=over`, { method: 'HEAD' })).status).toBe(401);
    const part = await fetch(`${url}${copy}?bilhete=a`, { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-5/9',
      'bytes=2-5',
    ]);
  });

  it.each([
    ['sent with a content length', { 'content-length': '1000' }],
    ['sent in chunks', { 'transfer-encoding': 'chunked' }],
  ])('if the platform breaks off a download %s, the download of the client fails too', async (_what, headers) => {
    const id = '01890000-0000-7000-8000-000000000001';
    const { url, upstream } = await startGateway({});
    let breakOff = () => {};
    for (const route of ['GET /api/payments/csv', `GET /api/privacidade/exportacao/${id}`]) {
      upstream.onRaw(route, (_req, res) => {
        res.writeHead(200, headers).write('Data;Valor');
        breakOff = () => res.destroy();
      });
    }
    for (const path of ['/payments.csv', `/meus-dados/${id}`]) {
      const answer = await fetch(`${url}${path}?bilhete=a`);
      expect(answer.status).toBe(200);
      breakOff();
      await expect(answer.text(), path).rejects.toThrow();
    }
  });

  it('GET /payments.csv passes session and filter to the platform, and POST is answered with 405', async () => {
    const { url, upstream } = await startGateway({
      'GET /api/payments/csv': () => ({
        body: 'Data;Valor\r\n',
        headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename=p.csv' },
      }),
    });
    const answer = await fetch(`${url}/payments.csv?kind=VIP`, { headers: asMember });
    expect([answer.status, await answer.text()]).toEqual([200, 'Data;Valor\r\n']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=p.csv');
    expect(upstream.seen[0]).toMatchObject({
      url: '/api/payments/csv?kind=VIP',
      headers: { authorization: asMember.authorization },
    });
    expect((await fetch(`${url}/payments.csv`, { method: 'POST', headers: asMember })).status).toBe(405);
  });
});

describe('pixPayment', () => {
  const query = `{ pixPayment(id: "pi_1") {
    purpose price { centavos formatted } communityId community { id } purchase refusal isMandateActive } }`;
  const pix = { paymentIntentId: 'pi_1', centavos: 1_990, desStatus: 'PAID' };

  it('returns the purchase of the Pix and the reason why it was refused', async () => {
    const month = { desPurpose: 'VIP_MONTH', idCommunity: 'c1', valPrice: 1_990 };
    const { ask } = await startGateway({
      'GET /api/payment/pix/pi_1': () => ({
        body: { ...pix, ...month, desPurchase: 'REFUSED', desRefusal: 'PRICE_CHANGED', isMandateActive: false },
      }),
    });
    const { data } = await ask(query.replace('community { id }', ''), {}, asMember);
    expect(data).toEqual({
      pixPayment: {
        purpose: 'VIP_MONTH',
        price: { centavos: 1_990, formatted: nonBreakingBRL(1_990) },
        communityId: 'c1',
        purchase: 'REFUSED',
        refusal: 'PRICE_CHANGED',
        isMandateActive: false,
      },
    });
  });

  it('returns the post and the days of a boost', async () => {
    const boost = { desPurpose: 'POST_AD', idPost: 'p1', startDate: '2040-01-02', endDate: '2040-01-04' };
    const { ask } = await startGateway({ 'GET /api/payment/pix/pi_1': () => ({ body: { ...pix, ...boost } }) });
    const { data } = await ask('{ pixPayment(id: "pi_1") { purpose postId startDate endDate } }', {}, asMember);
    expect(data).toEqual({
      pixPayment: { purpose: 'POST_AD', postId: 'p1', startDate: '2040-01-02', endDate: '2040-01-04' },
    });
  });

  it('maps words of a newer platform to OTHER, and a Pix without these fields to an unknown purpose', async () => {
    const newer = { desPurpose: 'GIFT', desPurchase: 'SHIPPED', desRefusal: 'SOLD_OUT' };
    const bodies = [{ ...pix, ...newer }, pix];
    const { ask } = await startGateway({ 'GET /api/payment/pix/pi_1': () => ({ body: bodies.shift() ?? pix }) });
    const nothing = { price: null, communityId: null, community: null, isMandateActive: null };
    expect((await ask(query, {}, asMember)).data).toEqual({
      pixPayment: { ...nothing, purpose: 'OTHER', purchase: 'OTHER', refusal: 'OTHER' },
    });
    expect((await ask(query, {}, asMember)).data).toEqual({
      pixPayment: { ...nothing, purpose: 'OTHER', purchase: null, refusal: null },
    });
  });
});

describe('subscribeToCommunity', () => {
  it.each([
    [402, 'INSUFFICIENT_BALANCE'],
    [400, 'PRICE_CHANGED'],
  ])('if the platform answers %s, returns the refusal %s', async (status, code) => {
    const { ask, upstream } = await startGateway({
      'POST /api/comunidades/c1/subscription': () => ({ status, body: { error: 'Não.', code } }),
    });
    const { data } = await ask(
      `mutation { subscribeToCommunity(input: { id: "c1", priceCents: 1990 }) { __typename ${refusal} } }`,
      {},
      asMember,
    );
    expect(data).toMatchObject({ subscribeToCommunity: { __typename: 'Refusal', code } });
    expect(upstream.seen[0]).toMatchObject({ body: { valPrice: 1_990 } });
  });
});
