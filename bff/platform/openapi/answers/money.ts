import { z } from 'zod';
import {
  guid,
  instant,
  day,
  count,
  centavos,
  maybe,
  cursor,
  namedSchema,
  pageAnswer,
  file,
  adTypes,
  adKindFields,
} from './shared.ts';
import { post } from './posts.ts';
import { adStates } from '../../ads/ads.table.ts';
import { genderCategories } from '../../db/schema.ts';
import { paymentStates } from '../../wallet/history.store.ts';
import {
  intentPurposes,
  intentStatuses,
  movementKinds,
  paymentMethods,
  pixPurposes,
  purchaseRefusals,
  purchaseStates,
  returnStatuses,
} from '../../wallet/wallet.table.ts';

const payment = namedSchema(
  'Payment',
  z.strictObject({
    idPayment: guid,
    desKind: z.enum(movementKinds),
    desStatus: z.enum(paymentStates),
    desMethod: maybe(z.enum(paymentMethods)),
    centavos,
    formattedValue: z.string(),
    desDescription: maybe(z.string()),
    idCommunity: maybe(guid),
    idPix: maybe(z.string()),
    datDebit: maybe(instant).meta({ description: 'Of a debit by Pix Automático that is not paid: its day.' }),
    datCreated: instant,
    cursor,
  }),
);
export const payments = pageAnswer('payments', payment);
export const onePayment = payment
  .extend({
    valRefundable: maybe(centavos),
    datRefundableUntil: maybe(instant),
    desTestUrl: maybe(z.string()).meta({ description: 'Of a Pix in the sandbox: the page of its test bank.' }),
  })
  .meta({ id: 'OnePayment' });

const balanceFields = {
  balance: z.number(),
  balanceCentavos: centavos,
  formattedBalance: z.string(),
  owedCentavos: count,
  pendingCentavos: centavos,
};
export const balance = namedSchema('Balance', z.strictObject(balanceFields));
export const refundResult = z.strictObject({
  status: z.enum(returnStatuses).exclude(['FAILED']),
  centavos,
  ...balanceFields,
});
export const addedBalance = z.strictObject({ status: z.literal('succeeded'), centavos, ...balanceFields });
export const cardIntent = z.strictObject({
  paymentIntentId: z.string(),
  clientSecret: z.string(),
  centavos,
  formattedValue: z.string(),
  pix: z.null().optional(),
});
export const intent = z.strictObject({
  paymentIntentId: z.string(),
  purpose: z.enum(intentPurposes),
  centavos,
  status: z.enum(intentStatuses),
  isPending: z.boolean(),
  failureCode: maybe(z.string()),
  clientSecret: maybe(z.string()),
});
export const pix = namedSchema(
  'Pix',
  z.strictObject({
    paymentIntentId: z.string(),
    centavos,
    formattedValue: z.string(),
    desStatus: z.enum(['WAITING', 'PAID', 'EXPIRED']),
    desPixCode: maybe(z.string()),
    datExpires: maybe(instant),
    isLate: z.boolean(),
    desTestUrl: maybe(z.string()),
    desPurpose: z.enum(pixPurposes),
    idCommunity: maybe(guid).meta({ description: 'Of a VIP month.' }),
    idPost: maybe(guid).meta({ description: 'Of a boost: the post that it shows.' }),
    startDate: maybe(day).meta({ description: 'Of an ad: its first day.' }),
    endDate: maybe(day).meta({ description: 'Of an ad: its last day.' }),
    valPrice: maybe(centavos).meta({ description: 'The price of what it buys; null of a top-up.' }),
    desPurchase: maybe(z.enum(purchaseStates)).meta({ description: 'Null until it is paid, and of a top-up.' }),
    desRefusal: maybe(z.enum(purchaseRefusals)),
    isMandateActive: maybe(z.boolean()).meta({
      description: 'Of a paid VIP month: whether Pix Automático goes on to debit the following months.',
    }),
  }),
);
/** The payment of an ad, with its code if it is made by Pix. */
export const adIntent = cardIntent.extend({ pix: maybe(pix) });
export const savedCard = namedSchema(
  'Card',
  z.strictObject({
    card: maybe(
      z.strictObject({
        desBrand: z.string(),
        desLast4: z.string(),
        numExpMonth: z.int(),
        numExpYear: z.int(),
        isRefused: z.boolean(),
      }),
    ),
  }),
);
export const cardProvider = z.strictObject({
  scriptUrl: z.string(),
  publishableKey: z.string(),
  isTest: z.boolean(),
});

export const ad = namedSchema(
  'Anuncio',
  z.strictObject({
    idAnuncio: guid,
    ...adKindFields,
    desStatus: z.enum(adStates),
    title: maybe(z.string()),
    redirectionLink: maybe(z.string()),
    idPost: maybe(guid),
    desContent: maybe(z.string()),
    attach: z.array(file),
    reach: count,
    views: count,
    clicks: count,
    reactions: count,
    follows: count,
    cost: centavos,
    formattedCostBRL: z.string(),
    reserved: centavos,
    returned: centavos,
    formattedReturnedBRL: z.string(),
    desReason: maybe(z.string()),
    idAviso: maybe(guid),
    datCreated: instant,
    datEnded: maybe(instant),
    daysFrom: maybe(day).meta({ description: 'Of an ad older than the figures per day: the first day with figures.' }),
    cursor,
  }),
);
export const adWithDays = ad
  .extend({
    days: z.array(
      z.strictObject({
        date: day,
        reach: count,
        views: count,
        clicks: count,
        reactions: count,
        follows: count,
        cost: centavos,
      }),
    ),
  })
  .meta({ id: 'AnuncioComDias' });
export const ads = pageAnswer('anuncios', ad);
export const adPrice = z.strictObject({
  totalValue: centavos,
  formattedTotalValueBRL: z.string(),
  formattedDayValueBRL: z.string(),
  days: count,
  reach: maybe(z.strictObject({ min: count, max: count })),
});
const delivered = namedSchema(
  'Entrega',
  z.strictObject({
    idAnuncio: guid,
    type: adTypes,
    idUser: guid,
    title: maybe(z.string()),
    post: maybe(post),
    host: maybe(z.string()),
    attach: z.array(file),
    clickUrl: maybe(z.string()),
    left: count,
    matched: z.array(z.enum(genderCategories)),
  }),
);
export const deliveredAds = z.strictObject({ anuncios: z.array(delivered) });
