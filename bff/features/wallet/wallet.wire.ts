import { z } from 'zod';
import { formatBRL } from '../../../schema/brl.ts';
import { toMoney } from '../../gateway/brl.ts';
import { word } from '../../gateway/word.ts';
import { PixPurchase, PixPurchaseRefusal, PixPurpose, PixState } from '../../generated/resolvers.ts';

/**
 * The balance of the wallet. SPEC.md section 7, "Ads and wallet", defines a number of reais and a formatted text. The
 * exact amount in centavos is an extension of our platform.
 */
export const balanceWire = z
  .object({
    balance: z.number().optional(),
    balanceCentavos: z.int().optional(),
    formattedBalance: z.string().optional(),
    owedCentavos: z.int().default(0),
    pendingCentavos: z.int().default(0),
  })
  .refine(({ balance, balanceCentavos }) => balance !== undefined || balanceCentavos !== undefined);

/**
 * Converts the balance of a wallet. Every member's wallet has the same id. The web app's cache cannot confuse them,
 * because members never share a cache.
 */
export function toWallet({
  balance = 0,
  balanceCentavos,
  formattedBalance,
  owedCentavos,
  pendingCentavos,
}: z.infer<typeof balanceWire>) {
  const centavos = balanceCentavos ?? Math.round(balance * 100);
  return {
    id: 'me',
    balance: toMoney(centavos),
    balanceCentavos: centavos,
    formattedBalance: formattedBalance ?? formatBRL(centavos),
    owed: toMoney(owedCentavos),
    owedCentavos,
    pending: toMoney(pendingCentavos),
    pendingCentavos,
  };
}

/** A payment by Pix (API.md, "Pix"). */
export const pixWire = z.object({
  paymentIntentId: z.string(),
  centavos: z.int(),
  desStatus: word(Object.values(PixState), PixState.Other),
  desPixCode: z.string().nullish(),
  datExpires: z.string().nullish(),
  isLate: z.boolean().default(false),
  desTestUrl: z.string().nullish(),
  desPurpose: word(Object.values(PixPurpose), PixPurpose.Other).default(PixPurpose.Other),
  valPrice: z.int().nullish(),
  idCommunity: z.string().nullish(),
  idPost: z.string().nullish(),
  startDate: z.string().nullish(),
  endDate: z.string().nullish(),
  desPurchase: word(Object.values(PixPurchase), PixPurchase.Other).nullish(),
  desRefusal: word(Object.values(PixPurchaseRefusal), PixPurchaseRefusal.Other).nullish(),
  isMandateActive: z.boolean().nullish(),
});

export function toPix(row: z.infer<typeof pixWire>) {
  return {
    id: row.paymentIntentId,
    ...amountOf(row.centavos),
    state: row.desStatus,
    code: row.desPixCode,
    expiresAt: row.datExpires,
    isLate: row.isLate,
    testUrl: row.desTestUrl,
    purpose: row.desPurpose,
    price: toMoney(row.valPrice),
    communityId: row.idCommunity,
    postId: row.idPost,
    startDate: row.startDate,
    endDate: row.endDate,
    purchase: row.desPurchase,
    refusal: row.desRefusal,
    isMandateActive: row.isMandateActive,
  };
}

/** The answer of `GET /api/payment/card`; see API.md, "Card". */
export const cardWire = z.object({
  card: z
    .object({
      desBrand: z.string(),
      desLast4: z.string(),
      numExpMonth: z.int(),
      numExpYear: z.int(),
      isRefused: z.boolean().default(false),
    })
    .nullish(),
});

export function toSavedCard({ card }: z.infer<typeof cardWire>) {
  if (card == null) return null;
  const { desBrand: brand, desLast4: last4, numExpMonth: expiryMonth, numExpYear: expiryYear, isRefused } = card;
  return { brand, last4, expiryMonth, expiryYear, isRefused };
}

/** The payment intent of a card payment. SPEC.md section 7 does not define its fields. */
export const intentWire = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string().optional(),
  centavos: z.int().optional(),
});

/** @param asked the requested amount, which is used if the platform does not return the amount */
export function toIntent({ clientSecret, paymentIntentId, centavos }: z.infer<typeof intentWire>, asked: number) {
  // Takes the intent's id from Stripe's client secret, which starts with this id.
  const id = paymentIntentId ?? clientSecret.split('_secret_')[0] ?? clientSecret;
  return { id, clientSecret, ...amountOf(centavos ?? asked) };
}

/** Returns an amount in both forms of the schema: `amount`, and the deprecated `centavos`. */
export function amountOf(centavos: number) {
  return { amount: toMoney(centavos), centavos };
}
