import { z } from 'zod';
import { deliveryQuery, manyAdViews } from '../../ads/delivery.routes.ts';
import { anyFields } from '../../ads/ad-form.ts';
import { adsQuery, priceQuery } from '../../ads/ads.routes.ts';
import { highlightTypes } from '../../ads/ads.table.ts';
import { genderCategories } from '../../db/schema.ts';
import { filterQuery, listQuery } from '../../wallet/history.routes.ts';
import { confirmation, topUpBody } from '../../wallet/wallet.routes.ts';
import { paymentMethods } from '../../wallet/wallet.table.ts';
import {
  ad,
  addedBalance,
  adIntent,
  adPrice,
  ads,
  adWithDays,
  balance,
  cardIntent,
  cardProvider,
  deliveredAds,
  intent,
  savedCard,
  onePayment,
  payments,
  pix,
  refundResult,
} from '../answers/money.ts';
import { countedViews, received, ticket } from '../answers/shared.ts';
import type { Calls } from '../call.ts';

const noBalance = 'The wallet does not hold the price (`INSUFFICIENT_BALANCE`, `isInsufficientBalance`).';
const unpaid = 'The card was refused, the payment was cancelled, or the bank has not answered yet.';
const closed = 'The payment of this key was closed (`PAYMENT_FAILED`).';

export const paymentCalls: Calls = {
  'GET /api/payments': {
    says: 'what moved the balance, and card payments that did not, the latest first; `from` and `to` are São Paulo days, both within',
    isAddition: true,
    query: listQuery,
    answer: payments,
  },
  'GET /api/payments/csv': {
    says: 'the same filter → all of them, streamed: UTF-8 with a byte order mark, `;` between cells, `,` before centavos',
    isAddition: true,
    query: filterQuery,
    answer: 'text/csv',
  },
  'POST /api/payments/csv/bilhete': {
    says: 'for that GET with `?bilhete=`, as of a copy (Privacy)',
    isAddition: true,
    status: 201,
    answer: ticket,
  },
  'GET /api/payments/{id}': {
    says: 'by its id or its movement’s, which is the target of a `WALLET_CREDITED`, `PAYMENT_REFUNDED` or `PAYMENT_DISPUTED` notification; `valRefundable` and `datRefundableUntil` where it could go back to its card now; 404 unless one’s own',
    isAddition: true,
    answer: onePayment,
  },
  'POST /api/payments/{id}/refund': {
    says: 'what is left of a card payment and was not spent goes back to its card, within seven days (Código de Defesa do Consumidor, art. 49); what is free again later can follow. The same `Idempotency-Key` answers the same refund. 400 `NOT_REFUNDABLE`; 402 `REFUND_REFUSED`; 404 unless one’s own',
    isAddition: true,
    session: 'proof',
    isIdempotent: true,
    answer: refundResult,
    others: { 402: 'The card or the bank does not take it (`REFUND_REFUSED`).' },
  },
};

const targets = z.array(z.enum(genderCategories)).min(1);
const period = { startDate: z.string(), endDate: z.string() };
const shown = { valPrice: z.int().optional() };
const profileForm = z.looseObject({
  ...period,
  ...shown,
  desHighlightType: z.enum(highlightTypes),
  desTargetType: targets,
});
const postForm = z.looseObject({
  ...period,
  idPost: z.guid(),
  desTargetType: targets,
  ...shown,
});
const priced = z.looseObject({ ...period, ...shown });
const businessForm = z.object({
  ...period,
  ...shown,
  title: z.string(),
  redirectionLink: z.string(),
  desTargetType: z.array(z.string()),
  uploads: z.string().optional(),
  attach: z.array(z.file()).max(10).optional(),
});
const paid = { paymentIntentId: z.string() };
const method = { desMethod: z.enum(paymentMethods).optional() };

export const adCalls: Calls = {
  'GET /api/anuncios/user/ads': {
    says: 'one’s own, newest first; with `idPost` (addition) the boosts of that post only',
    query: adsQuery,
    answer: ads,
  },
  'GET /api/anuncios/user/ads/{id}': {
    says: 'one of one’s own, with its figures on each São Paulo day on which it ran so far, also where nothing was counted; none before the first day; 404 unless one’s own',
    isAddition: true,
    answer: adWithDays,
  },
  'GET /api/anuncios/total-value': {
    says: '`reach` (addition) is for a `desTargetType`: the members of that audience who were here within so many days (30 at most), and those among them who saw an ad in the last 30 days, both to two digits',
    query: priceQuery,
    queryShown: priceQuery.extend({
      ...period,
      desHighlightType: z.enum(highlightTypes).optional(),
      desTargetType: z.string().optional(),
    }),
    answer: adPrice,
  },
  'POST /api/anuncios/publish/my-business': {
    says: '`attach` images; `desTargetType` repeated, or with commas; `uploads` (addition): JSON `[{ "idFile": id }]`, images stored before; 402 `isInsufficientBalance`; 400 `errors`. `valPrice` (addition, in each call that buys an ad or opens its payment): the total that the member saw, in centavos; 400 `PRICE_CHANGED` with the present price in `valPrice` where it differs',
    session: 'proof',
    form: businessForm,
    isIdempotent: true,
    status: 201,
    answer: ad,
    others: { 402: noBalance },
  },
  'POST /api/anuncios/publish/my-profile': {
    says: 'the same',
    session: 'proof',
    body: anyFields,
    bodyShown: profileForm,
    isIdempotent: true,
    status: 201,
    answer: ad,
    others: { 402: noBalance },
  },
  'POST /api/anuncios/publish/my-post': {
    says: '404 for a post that the member cannot see, 403 for another member’s, 400 for one that is not public or is boosted already. The intent refuses the same',
    isAddition: true,
    session: 'proof',
    body: anyFields,
    bodyShown: postForm,
    isIdempotent: true,
    status: 201,
    answer: ad,
    others: { 402: noBalance, 404: 'No such post.' },
  },
  'POST /api/payment/ads/create-my-business-intent': {
    says: 'or the whole form, as JSON or multipart, which is then looked into (its images are not kept). With `desMethod: "PIX"` (addition; `CARD` where absent), in this intent and in the two others, the amount is paid by Pix: its code is in `pix`, and later at GET /api/payment/pix/{paymentIntentId}, and the ad of a complete form (of images stored before) is published as soon as the payment arrives, without its confirmation. One key is for one request: another value of any field gets 409 `IDEMPOTENCY_CONFLICT`',
    session: 'proof',
    body: anyFields,
    bodyShown: priced.extend(method),
    form: businessForm.extend(method),
    isIdempotent: true,
    status: 201,
    answer: adIntent,
    others: { 402: closed },
  },
  'POST /api/payment/ads/create-my-profile-intent': {
    says: 'or the whole form',
    session: 'proof',
    body: anyFields,
    bodyShown: priced.extend({ desHighlightType: z.enum(highlightTypes), ...method }),
    isIdempotent: true,
    status: 201,
    answer: adIntent,
    others: { 402: closed },
  },
  'POST /api/payment/ads/create-my-post-intent': {
    says: 'the boost’s form',
    isAddition: true,
    session: 'proof',
    body: anyFields,
    bodyShown: postForm.extend(method),
    isIdempotent: true,
    status: 201,
    answer: adIntent,
    others: { 402: closed, 404: 'No such post.' },
  },
  'POST /api/payment/ads/confirm-my-business-payment': {
    says: 'made once per payment; 402 `{ status: "failed" | "pending" }`; 404 for another’s payment; 400 `PAID_INTO_WALLET` where what was paid buys no ad as the form is now (another price, a first day before the one on which the payment was opened; days that have begun since then move, so that the ad begins on the day on which it is approved), or where a Pix was paid after its code had expired: it is in the wallet, and the payment buys no ad later either. Another ad than the complete form with which the payment was opened (its pictures are not compared) is refused too, and the payment still buys its own',
    form: businessForm.extend(paid),
    answer: ad,
    others: { 402: unpaid, 404: 'No such payment.' },
  },
  'POST /api/payment/ads/confirm-my-profile-payment': {
    says: 'the same',
    body: anyFields,
    bodyShown: profileForm.extend(paid),
    answer: ad,
    others: { 402: unpaid, 404: 'No such payment.' },
  },
  'POST /api/payment/ads/confirm-my-post-payment': {
    says: 'the same',
    isAddition: true,
    body: anyFields,
    bodyShown: postForm.extend(paid),
    answer: ad,
    others: { 402: unpaid, 404: 'No such payment.' },
  },
  'DELETE /api/anuncios/{id}': {
    says: 'finishes it; the whole days not begun go back to the wallet; again changes nothing; 404 unless one’s own',
    answer: ad,
  },
  'GET /api/anuncios/entrega': {
    says: 'others’ ads that are to be shown now, those seen least today first; where more than 64 run, of 64 that follow a random place',
    isAddition: true,
    query: deliveryQuery,
    answer: deliveredAds,
  },
  'POST /api/anuncios/views': {
    says: 'an id for each time; at most three a day per ad and member; ads that do not run, or may not be shown to the member, are passed over. `numIdades`, in the order of the ids: the ms since the member saw the ad (0 where absent, 60000 at most), so that what they did between seeing it and this call counts for it',
    isAddition: true,
    body: manyAdViews,
    answer: countedViews,
  },
  'POST /api/anuncios/{id}/click': { says: 'a highlight was followed; counts once a day', isAddition: true },
  'GET /go/{token}': {
    says: 'counts the click and leads to the link in the ad’s row, nowhere else; 404 for a token that is forged or over, for an ad that was refused or waits, and for a link that is not public',
    isAddition: true,
    session: 'none',
    status: 302,
    answer: 'text/plain',
  },
};

export const walletCalls: Calls = {
  'GET /api/wallet/balance': {
    says: 'reais, centavos (addition), `R$ 0,00`, what is owed (addition), what is pending (addition)',
    queryShown: z.object({ ts: z.string().optional().meta({ description: 'Not read: keeps caches away.' }) }),
    answer: balance,
  },
  'POST /api/payment/balance/add-balance': {
    says: '500 to 500000 centavos; the same `Idempotency-Key` opens the same payment, 402 once it was closed; 429 `TOO_MANY_ATTEMPTS` with `Retry-After`',
    session: 'proof',
    body: topUpBody,
    isIdempotent: true,
    status: 201,
    answer: cardIntent,
    others: { 402: closed },
  },
  'POST /api/payment/balance/add-balance-pix': {
    says: 'as `add-balance`, paid by Pix instead of a card; a key of one is refused for the other',
    isAddition: true,
    session: 'proof',
    body: topUpBody,
    isIdempotent: true,
    status: 201,
    answer: pix,
    others: { 402: closed },
  },
  'POST /api/payment/balance/confirm-add-balance': {
    says: 'any number of times; 402 as below',
    body: confirmation,
    answer: addedBalance,
    others: { 402: unpaid, 404: 'No such payment.' },
  },
  'GET /api/payment/intents/{paymentIntentId}': {
    says: 'asked of the provider while it is open; 404 for another member’s',
    isAddition: true,
    answer: intent,
  },
  'DELETE /api/payment/intents/{paymentIntentId}': {
    says: 'Cancels an open payment, by card or Pix, that its member does not want to make any more. A canceled payment cannot be paid, and the history leaves it out. A payment that has ended, or that renews a VIP month, stays as it is. `status` tells whether it was paid in the meantime; it is `OPEN` while the bank is still processing a card. 404 for another member’s',
    isAddition: true,
    answer: intent,
    others: { 503: 'The payment provider does not respond. The payment may still be open.' },
  },
  'GET /api/payment/pix/{paymentIntentId}': {
    says: 'asked of the provider while it waits; `desPurpose`, what it buys, with `idPost` of a boost and the days of an ad; `desPurchase`, once it is paid: whether that was bought, and `desRefusal` why not (the money is then in the wallet, unless it is `RETURNED`); 404 for another member’s, and for a card payment',
    isAddition: true,
    answer: pix,
  },
  'GET /api/payment/card': {
    says: 'Returns the saved card of the member, which pays VIP months if the wallet holds too little.',
    isAddition: true,
    answer: savedCard,
  },
  'DELETE /api/payment/card': {
    says: 'Deletes the saved card at the payment provider, and changes nothing without a card.',
    isAddition: true,
    answer: savedCard,
    others: { 503: 'The payment provider does not respond. The card is still saved.' },
  },
  'GET /api/payment/provider': {
    says: 'what a page needs for the card form',
    isAddition: true,
    session: 'optional',
    answer: cardProvider,
  },
  'POST /api/payment/webhook': {
    says: 'the provider’s events, signed: 400 unless the signature is right for the raw body and no older than five minutes. Also on the gateway’s port',
    isAddition: true,
    session: 'none',
    bodyShown: z.looseObject({}),
    answer: received,
  },
};
