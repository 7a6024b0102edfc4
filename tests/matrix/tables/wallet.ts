import { anyMember, everybody, refusal, type Line } from '../support/line.ts';

const openToAll = everybody.replaceAll('404', 'ok');
const ownersAlone = '401 401 404 404 404 404 404 404 ok';

/**
 * `{intent}` is a successful card payment of the owner. The payment pages of the sandbox open only with the payment's
 * secret.
 */
export const wallet: Line[] = [
  {
    does: 'read the caller’s balance',
    rest: 'GET /api/wallet/balance',
    graphql: `query { wallet { formattedBalance } }`,
    answers: anyMember,
  },
  {
    does: 'list the caller’s payments',
    rest: 'GET /api/payments',
    graphql: `query { payments { edges { node { id } } } }`,
    secret: '{intent}',
    answers: anyMember.replaceAll('ok', '-'),
  },
  {
    does: 'download the caller’s payments as CSV',
    rest: 'GET /api/payments/csv',
    secret: '{intent}',
    answers: anyMember.replaceAll('ok', '-'),
  },
  {
    does: 'get the download link for a CSV of the caller’s payments',
    rest: 'POST /api/payments/csv/bilhete',
    graphql: `mutation { openPaymentsTable { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'read the owner’s payment by its intent id instead of its payment id',
    rest: 'GET /api/payments/{intent}',
    graphql: `query { payment(id: "{intent}") { id } }`,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'refund the owner’s payment by its intent id instead of its payment id',
    rest: 'POST /api/payments/{intent}/refund',
    graphql: `mutation { refundPayment(input: { id: "{intent}" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'read the payment provider by REST (without a session)',
    rest: 'GET /api/payment/provider',
    answers: openToAll,
  },
  {
    does: 'read the payment provider by GraphQL (with a session)',
    graphql: `query { paymentProvider { scriptUrl publishableKey } }`,
    answers: anyMember,
  },
  {
    does: 'start a top-up by card',
    rest: 'POST /api/payment/balance/add-balance',
    json: { centavos: 500 },
    graphql: `mutation { createTopUpIntent(input: { centavos: 500, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'start a top-up by Pix',
    rest: 'POST /api/payment/balance/add-balance-pix',
    json: { centavos: 500 },
    graphql: `mutation { createPixTopUp(input: { centavos: 500, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'read the owner’s card payment by the route for Pix payments',
    rest: 'GET /api/payment/pix/{intent}',
    graphql: `query { pixPayment(id: "{intent}") { id } }`,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'read the owner’s card payment',
    rest: 'GET /api/payment/intents/{intent}',
    answers: ownersAlone,
  },
  {
    does: 'open a card payment that is over',
    graphql: `query { paymentIntent(id: "{intent}") { id } }`,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'cancel the owner’s card payment, which is over and stays as it is',
    rest: 'DELETE /api/payment/intents/{intent}',
    graphql: `mutation { cancelPayment(input: { paymentIntentId: "{intent}" }) { ${refusal} } }`,
    changes: true,
    answers: ownersAlone,
  },
  {
    does: "read the caller's own saved card",
    rest: 'GET /api/payment/card',
    answers: anyMember,
  },
  {
    does: "read the caller's own saved card before a card is saved",
    graphql: `query { savedCard { last4 } }`,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: "remove the caller's own saved card",
    rest: 'DELETE /api/payment/card',
    graphql: `mutation { removeSavedCard { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'confirm the owner’s top-up by card',
    rest: 'POST /api/payment/balance/confirm-add-balance',
    json: { paymentIntentId: '{intent}' },
    graphql: `mutation { confirmTopUp(input: { paymentIntentId: "{intent}" }) { ${refusal} } }`,
    changes: true,
    answers: ownersAlone,
  },
  {
    does: 'send a payment webhook without a valid signature',
    rest: 'POST /api/payment/webhook',
    json: { type: 'payment_intent.succeeded', data: { object: { id: '{intent}' } } },
    answers: everybody.replace(/\S+/g, '400'),
  },
  {
    does: 'read a card payment from the payment sandbox without the client secret',
    rest: 'GET /sandbox/v1/payment_intents/{intent}',
    answers: everybody.replace(/\S+/g, '401'),
  },
  {
    does: 'pay a card payment in the payment sandbox without the client secret',
    rest: 'POST /sandbox/v1/payment_intents/{intent}/confirm',
    answers: everybody.replace(/\S+/g, '401'),
  },
  {
    does: 'pay or expire a Pix in the payment sandbox without the client secret',
    rest: 'POST /sandbox/v1/payment_intents/{intent}/pix',
    answers: everybody.replace(/\S+/g, '401'),
  },
  {
    does: 'open the Pix page of the payment sandbox without the client secret',
    rest: 'GET /sandbox/pix/{intent}',
    answers: everybody.replace(/\S+/g, '404'),
  },
  {
    does: 'submit the Pix page of the payment sandbox without the client secret',
    rest: 'POST /sandbox/pix/{intent}',
    answers: everybody.replace(/\S+/g, '404'),
  },
  {
    does: 'authenticate a card payment in the payment sandbox without the client secret',
    rest: 'POST /sandbox/v1/payment_intents/{intent}/authenticate',
    answers: everybody.replace(/\S+/g, '401'),
  },
];
