import { anyMember, everybody, refusal, type Line } from '../support/line.ts';

const openToAll = everybody.replaceAll('404', 'ok');
const ownersAlone = '401 401 404 404 404 404 404 404 ok';

/** `intent` is a card payment of the owner that was paid. The sandbox needs the secret of an intent. */
export const wallet: Line[] = [
  {
    does: 'see their balance',
    rest: 'GET /api/wallet/balance',
    graphql: `query { wallet { formattedBalance } }`,
    answers: anyMember,
  },
  {
    does: 'see their payments',
    rest: 'GET /api/payments',
    graphql: `query { payments { edges { node { id } } } }`,
    secret: '{intent}',
    answers: anyMember.replaceAll('ok', '-'),
  },
  {
    does: 'take their payments away as a table',
    rest: 'GET /api/payments/csv',
    secret: '{intent}',
    answers: anyMember.replaceAll('ok', '-'),
  },
  {
    does: 'ask for the address of that table',
    rest: 'POST /api/payments/csv/bilhete',
    graphql: `mutation { openPaymentsTable { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'see a payment by the id of the card payment',
    rest: 'GET /api/payments/{intent}',
    graphql: `query { payment(id: "{intent}") { id } }`,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'have a card payment given back by the id of the card payment',
    rest: 'POST /api/payments/{intent}/refund',
    graphql: `mutation { refundPayment(id: "{intent}") { ${refusal} } }`,
    changes: true,
    answers: anyMember.replaceAll('ok', '404'),
  },
  { does: 'ask the platform who takes the cards', rest: 'GET /api/payment/provider', answers: openToAll },
  {
    does: 'see who takes the cards',
    graphql: `query { paymentProvider { scriptUrl publishableKey } }`,
    answers: anyMember,
  },
  {
    does: 'begin a card payment',
    rest: 'POST /api/payment/balance/add-balance',
    json: { centavos: 500 },
    graphql: `mutation { createTopUpIntent(input: { centavos: 500, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'begin a Pix',
    rest: 'POST /api/payment/balance/add-balance-pix',
    json: { centavos: 500 },
    graphql: `mutation { createPixTopUp(input: { centavos: 500, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'see a card payment as a Pix',
    rest: 'GET /api/payment/pix/{intent}',
    graphql: `query { pixPayment(id: "{intent}") { id } }`,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'see a card payment',
    rest: 'GET /api/payment/intents/{intent}',
    answers: ownersAlone,
  },
  {
    does: 'have a card payment credited',
    rest: 'POST /api/payment/balance/confirm-add-balance',
    json: { paymentIntentId: '{intent}' },
    graphql: `mutation { confirmTopUp(paymentIntentId: "{intent}") { ${refusal} } }`,
    changes: true,
    answers: ownersAlone,
  },
  {
    does: 'tell of a payment without the signature of the provider',
    rest: 'POST /api/payment/webhook',
    json: { type: 'payment_intent.succeeded', data: { object: { id: '{intent}' } } },
    answers: everybody.replace(/\S+/g, '400'),
  },
  {
    does: 'see a card payment in the sandbox without its secret',
    rest: 'GET /sandbox/v1/payment_intents/{intent}',
    answers: everybody.replace(/\S+/g, '401'),
  },
  {
    does: 'pay in the sandbox without the secret',
    rest: 'POST /sandbox/v1/payment_intents/{intent}/confirm',
    answers: everybody.replace(/\S+/g, '401'),
  },
  {
    does: 'act on a Pix in the sandbox without the secret',
    rest: 'POST /sandbox/v1/payment_intents/{intent}/pix',
    answers: everybody.replace(/\S+/g, '401'),
  },
  {
    does: 'see the page of a Pix in the sandbox without the secret',
    rest: 'GET /sandbox/pix/{intent}',
    answers: everybody.replace(/\S+/g, '404'),
  },
  {
    does: 'act on the page of a Pix in the sandbox without the secret',
    rest: 'POST /sandbox/pix/{intent}',
    answers: everybody.replace(/\S+/g, '404'),
  },
  {
    does: 'say who they are in the sandbox without the secret',
    rest: 'POST /sandbox/v1/payment_intents/{intent}/authenticate',
    answers: everybody.replace(/\S+/g, '401'),
  },
];
