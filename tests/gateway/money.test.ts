import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../../schema/sdl.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireAd, wireCommunity, wirePaging } from '../support/wire.ts';

const NO_BREAK_SPACE = '\u00a0';
const moneyOf = (centavos: number, text: string) => ({ centavos, formatted: text.replace(' ', NO_BREAK_SPACE) });
const both = '{ centavos formatted }';
const until = '2026-05-21T21:03:00.000Z';
const payment = {
  ...{ idPayment: 'p1', desKind: 'VIP', desStatus: 'SUCCEEDED', centavos: -123_456 },
  ...{ datCreated: '2026-05-14T21:03:00.000Z', valRefundable: 500, datRefundableUntil: until },
};
const membership = { role: 'MEMBER', status: 'ACTIVE', valPrice: 1_500, datPaidUntil: until, isSold: true };
const subscription = {
  ...{ idCommunity: 'c1', desName: 'Mesa', status: 'ACTIVE', valPrice: 1_990 },
  datPaidUntil: until,
};
const day = { date: '2026-05-14', reach: 1, views: 1, clicks: 1, reactions: 0, follows: 0, cost: 1_500 };
const price = { totalValue: 4_500, formattedTotalValueBRL: 'R$ 45,00', formattedDayValueBRL: 'R$ 15,00', days: 3 };
const pix = { paymentIntentId: 'pi_1', centavos: 700, desStatus: 'WAITING' };
const wallet = { balanceCentavos: 0, owedCentavos: 5, pendingCentavos: 100_000_000 };
const key = '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11';

const routes = {
  'GET /api/wallet/balance': () => ({ body: wallet }),
  'GET /api/payments/p1': () => ({ body: payment }),
  'GET /api/payment/intents/pi_1': () => ({ body: { paymentIntentId: 'pi_1', clientSecret: 's', centavos: 500 } }),
  'GET /api/payment/pix/pi_1': () => ({ body: pix }),
  'POST /api/payment/balance/confirm-add-balance': () => ({ body: { centavos: 500, ...wallet } }),
  'POST /api/payments/p1/refund': () => ({ body: { centavos: 500, status: 'PENDING', ...wallet } }),
  'GET /api/comunidades/c1/': () => ({ body: wireCommunity(1, { desKind: 'VIP', valPrice: 1_990, membership }) }),
  'GET /api/assinaturas': () => ({ body: { assinaturas: [subscription] } }),
  'GET /api/anuncios/user/ads': () => ({
    body: { anuncios: [wireAd(1, { reserved: 3_000, returned: 500 })], paging: wirePaging([]) },
  }),
  'GET /api/anuncios/user/ads/ad-1': () => ({ body: wireAd(1, { days: [day] }) }),
  'GET /api/anuncios/total-value': () => ({ body: price }),
  'GET /api/privacidade': () => ({
    body: {
      ...{ balance: 1_250, formattedBalance: 'R$ 12,50', inAds: 0, formattedInAds: 'R$ 0,00' },
      ...{ pendingEarnings: 1_592, formattedPendingEarnings: 'R$ 15,92', export: null },
    },
  }),
};

/** Operations and their answers. Each answer contains amounts as `Money`, and in the deprecated fields beside them. */
const operations: [name: string, operation: string, answer: object][] = [
  [
    'Wallet',
    `{ wallet { balance ${both} balanceCentavos formattedBalance owed ${both} owedCentavos pending ${both} pendingCentavos } }`,
    {
      wallet: {
        ...{ balance: moneyOf(0, 'R$ 0,00'), balanceCentavos: 0, formattedBalance: 'R$ 0,00' },
        ...{ owed: moneyOf(5, 'R$ 0,05'), owedCentavos: 5 },
        ...{ pending: moneyOf(100_000_000, 'R$ 1.000.000,00'), pendingCentavos: 100_000_000 },
      },
    },
  ],
  [
    'Payment and Refundable',
    `{ payment(id: "p1") { amount ${both} centavos refundable { amount ${both} centavos } } }`,
    {
      payment: {
        ...{ amount: moneyOf(-123_456, '-R$ 1.234,56'), centavos: -123_456 },
        refundable: { amount: moneyOf(500, 'R$ 5,00'), centavos: 500 },
      },
    },
  ],
  [
    'PaymentIntent and PixPayment',
    `{ paymentIntent(id: "pi_1") { amount ${both} centavos } pixPayment(id: "pi_1") { amount ${both} centavos } }`,
    {
      paymentIntent: { amount: moneyOf(500, 'R$ 5,00'), centavos: 500 },
      pixPayment: { amount: moneyOf(700, 'R$ 7,00'), centavos: 700 },
    },
  ],
  [
    'ConfirmTopUpSuccess and RefundPaymentSuccess',
    `mutation {
      confirmTopUp(input: { paymentIntentId: "pi_1" }) { ... on ConfirmTopUpSuccess { amount ${both} centavos } }
      refundPayment(input: { id: "p1", idempotencyKey: "${key}" }) { ... on RefundPaymentSuccess { amount ${both} centavos } }
    }`,
    {
      confirmTopUp: { amount: moneyOf(500, 'R$ 5,00'), centavos: 500 },
      refundPayment: { amount: moneyOf(500, 'R$ 5,00'), centavos: 500 },
    },
  ],
  [
    'Community, Membership and VipSubscription',
    `{ community(id: "c1") { price ${both} priceCents membership { price ${both} priceCents } }
      vipSubscriptions { price ${both} priceCents } }`,
    {
      community: {
        ...{ price: moneyOf(1_990, 'R$ 19,90'), priceCents: 1_990 },
        membership: { price: moneyOf(1_500, 'R$ 15,00'), priceCents: 1_500 },
      },
      vipSubscriptions: [{ price: moneyOf(1_990, 'R$ 19,90'), priceCents: 1_990 }],
    },
  ],
  [
    'Ad and AdDay',
    `{ myAds { edges { node { cost ${both} formattedCost reserved ${both} returned ${both} formattedReturned } } }
      node(id: "Ad:ad-1") { ... on Ad { days { cost ${both} costCentavos } } } }`,
    {
      myAds: {
        edges: [
          {
            node: {
              ...{ cost: moneyOf(4_500, 'R$ 45,00'), formattedCost: 'R$ 45,00' },
              reserved: moneyOf(3_000, 'R$ 30,00'),
              ...{ returned: moneyOf(500, 'R$ 5,00'), formattedReturned: 'R$ 5,00' },
            },
          },
        ],
      },
      node: { days: [{ cost: moneyOf(1_500, 'R$ 15,00'), costCentavos: 1_500 }] },
    },
  ],
  [
    'AdPrice',
    `{ adPrice(input: { kind: BUSINESS, startDate: "2026-05-14", endDate: "2026-05-16" }) {
      ... on AdPrice { total ${both} centavos formattedTotal perDay ${both} formattedDay } } }`,
    {
      adPrice: {
        ...{ total: moneyOf(4_500, 'R$ 45,00'), centavos: 4_500, formattedTotal: 'R$ 45,00' },
        ...{ perDay: moneyOf(1_500, 'R$ 15,00'), formattedDay: 'R$ 15,00' },
      },
    },
  ],
  [
    'Privacy',
    `{ privacy { walletBalance ${both} balance formattedBalance unusedInAds ${both} inAds formattedInAds pendingVipEarnings ${both} } }`,
    {
      privacy: {
        ...{ walletBalance: moneyOf(1_250, 'R$ 12,50'), balance: 1_250, formattedBalance: 'R$ 12,50' },
        ...{ unusedInAds: moneyOf(0, 'R$ 0,00'), inAds: 0, formattedInAds: 'R$ 0,00' },
        pendingVipEarnings: moneyOf(1_592, 'R$ 15,92'),
      },
    },
  ],
];

describe('an amount of money in an answer', () => {
  it.each(operations)(
    'has centavos and a text with a no-break space after R$, beside the deprecated fields (%s)',
    async (_name, operation, answer) => {
      const { ask } = await startGateway(routes);
      // The first execution is by graphql-js, the later ones are by the compiled operation.
      for (let time = 0; time < 3; time += 1)
        expect(await ask(operation, {}, asMember)).toMatchObject({ data: answer });
    },
  );

  it('has a price per day that is computed if the platform sends only the total price of an ad', async () => {
    const { ask } = await startGateway({
      'GET /api/anuncios/total-value': () => ({ body: { formattedTotalValueBRL: 'R$ 1.030,00' } }),
    });
    const dates = 'startDate: "2026-05-14", endDate: "2026-05-23"';
    const { data } = await ask(
      `{ adPrice(input: { kind: PROFILE, highlight: FEED, ${dates} }) { ... on AdPrice { total ${both} perDay ${both} } } }`,
      {},
      asMember,
    );
    expect(data).toEqual({
      adPrice: { total: moneyOf(103_000, 'R$ 1.030,00'), perDay: moneyOf(10_300, 'R$ 103,00') },
    });
  });

  it('is null for a community without a price, and for an ad whose price is sent as another text', async () => {
    const { ask } = await startGateway({
      'GET /api/comunidades/c1/': () => ({ body: wireCommunity(1) }),
      'GET /api/anuncios/user/ads': () => ({
        body: { anuncios: [wireAd(1, { formattedCostBRL: 'a combinar' })], paging: wirePaging([]) },
      }),
    });
    const operation = `{ community(id: "c1") { price ${both} } myAds { edges { node { cost ${both} returned ${both} } } } }`;
    expect((await ask(operation, {}, asMember)).data).toEqual({
      community: { price: null },
      myAds: { edges: [{ node: { cost: null, returned: null } }] },
    });
  });
});

describe('the schema', () => {
  it('has no other output field for money than fields of the type Money, except deprecated fields', () => {
    const types = Object.values(buildSchema(readSdl()).getTypeMap()).filter(isObjectType);
    const others = types
      .filter(({ name }) => name !== 'Money')
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ deprecationReason }) => deprecationReason == null)
          .filter(
            ({ name, description }) => /cent(avo)?s$|^formatted/i.test(name) || description?.includes('in centavos'),
          )
          .map(({ name }) => `${type.name}.${name}`),
      );
    expect(others).toEqual([]);
  });
});
