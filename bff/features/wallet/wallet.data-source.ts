import type DataLoader from 'dataloader';
import { z } from 'zod';
import { Fault, RefusalError } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, wholeList, type PageArguments } from '../../gateway/pagination.ts';
import { orWithoutCall } from '../../gateway/upstream/refusals.ts';
import { idempotencyKey, nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import { word } from '../../gateway/word.ts';
import { PaymentKind, PaymentMethod, PaymentState, type PaymentFilter } from '../../generated/resolvers.ts';
import { ticketWire, toDownload } from '../privacy/download.wire.ts';
import {
  amountOf,
  balanceWire,
  cardWire,
  intentWire,
  pixWire,
  toIntent,
  toPix,
  toSavedCard,
  toWallet,
} from './wallet.wire.ts';

const STRIPE_SCRIPT = 'https://js.stripe.com/v3/';
const providerWire = z.object({ scriptUrl: z.string(), publishableKey: z.string(), isTest: z.boolean() });
const amountWire = z.object({ centavos: z.int() });
/**
 * The new balance; undefined if the platform does not return it, because SPEC.md section 7 does not define the response
 * to confirming a payment.
 */
const confirmedWire = z.union([balanceWire.and(amountWire), nothing.transform(() => undefined)]);
/** The statuses of a payment (API.md), as the schema's `PaymentState`. */
const intentStates = {
  OPEN: PaymentState.Pending,
  SUCCEEDED: PaymentState.Succeeded,
  CANCELED: PaymentState.Failed,
  OTHER: PaymentState.Other,
} as const;
const intentStatuses = ['OPEN', 'SUCCEEDED', 'CANCELED', 'OTHER'] as const;
const canceledWire = z.object({ status: word(intentStatuses, 'OTHER') });
const openIntentWire = z.object({ paymentIntentId: z.string(), clientSecret: z.string().nullish(), centavos: z.int() });
const refundedWire = balanceWire.and(amountWire.extend({ status: z.enum(['SUCCEEDED', 'PENDING']) }));

/** A payment (API.md, "Payment"). */
const paymentWire = z.object({
  idPayment: z.string(),
  desKind: word(Object.values(PaymentKind), PaymentKind.Other),
  desStatus: word(Object.values(PaymentState), PaymentState.Other),
  centavos: z.int(),
  desMethod: word(Object.values(PaymentMethod), PaymentMethod.Other).nullish(),
  desDescription: z.string().nullish(),
  idCommunity: z.string().nullish(),
  idPix: z.string().nullish(),
  datDebit: z.string().nullish(),
  datCreated: z.string(),
  valRefundable: z.int().nullish(),
  datRefundableUntil: z.string().nullish(),
  desTestUrl: z.string().nullish(),
  cursor: z.string().optional(),
});
const paymentsWire = z.object({ payments: z.array(paymentWire), paging: pagingWire });

/**
 * These records have the field names of the GraphQL schema, so that graphql-js can read the fields without resolvers.
 */
export type WalletRecord = ReturnType<typeof toWallet>;
export type PixRecord = ReturnType<typeof toPix>;
export type PaymentRecord = ReturnType<typeof toPayment>;

export class WalletDataSource {
  /** Loads the payments to which other objects refer. */
  private readonly references: DataLoader<string, PaymentRecord | null>;

  constructor(private readonly upstream: Upstream) {
    this.references = upstream.references({ alone: (id) => this.payment(id), isForMembers: true });
  }

  /** `GET /api/wallet/balance` with a timestamp, as SPEC.md section 7 requires. */
  async balance() {
    const query = { ts: String(Date.now()) };
    return toWallet(await this.upstream.ask('GET', '/api/wallet/balance', balanceWire, { query }));
  }

  /**
   * `GET /api/payment/provider`. By SPEC.md section 9, the pages themselves contain the key. If the platform does not
   * implement this call, STRIPE_PUBLISHABLE_KEY of the gateway is used instead.
   * @throws {Fault} UPSTREAM_UNAVAILABLE if neither gives a provider
   */
  async provider(publishableKey: string | undefined) {
    const own = publishableKey === undefined ? undefined : stripeOf(publishableKey);
    const provider = await orWithoutCall(this.upstream.ask('GET', '/api/payment/provider', providerWire), own);
    if (!provider)
      throw new Fault('UPSTREAM_UNAVAILABLE', undefined, 'no card provider, and no STRIPE_PUBLISHABLE_KEY');
    return provider;
  }

  /** `GET /api/payment/card` */
  async savedCard() {
    return toSavedCard(await orWithoutCall(this.upstream.ask('GET', '/api/payment/card', cardWire), { card: null }));
  }

  /** `DELETE /api/payment/card` */
  async removeSavedCard() {
    return toSavedCard(await this.upstream.ask('DELETE', '/api/payment/card', cardWire));
  }

  /**
   * `GET /api/payment/intents/{paymentIntentId}`
   * @returns null if the payment has succeeded or was canceled
   * @throws {Fault} NOT_FOUND
   */
  async openIntent(id: string) {
    const row = await this.upstream.ask('GET', `/api/payment/intents/${segment(id)}`, openIntentWire);
    const { paymentIntentId, clientSecret, centavos } = row;
    return clientSecret == null ? null : { id: paymentIntentId, clientSecret, ...amountOf(centavos) };
  }

  /** `DELETE /api/payment/intents/{paymentIntentId}` @throws {Fault} NOT_FOUND */
  async cancelPayment(id: string) {
    const { status } = await this.upstream.ask('DELETE', `/api/payment/intents/${segment(id)}`, canceledWire);
    return { state: intentStates[status] };
  }

  /** `POST /api/payment/balance/add-balance` */
  async createTopUpIntent(centavos: number, key: string) {
    const call = { json: { centavos }, idempotencyKey: idempotencyKey(key) };
    return toIntent(await this.upstream.ask('POST', '/api/payment/balance/add-balance', intentWire, call), centavos);
  }

  /** `POST /api/payment/balance/add-balance-pix` */
  async createPixTopUp(centavos: number, key: string) {
    const call = { json: { centavos }, idempotencyKey: idempotencyKey(key) };
    return toPix(await this.upstream.ask('POST', '/api/payment/balance/add-balance-pix', pixWire, call));
  }

  /** `GET /api/payment/pix/{paymentIntentId}` @throws {Fault} NOT_FOUND */
  async pix(id: string) {
    return toPix(await this.upstream.ask('GET', `/api/payment/pix/${segment(id)}`, pixWire));
  }

  /** `POST /api/payment/balance/confirm-add-balance` */
  async confirmTopUp(paymentIntentId: string) {
    const path = '/api/payment/balance/confirm-add-balance';
    const json = { paymentIntentId };
    const confirmed = await this.upstream.ask('POST', path, confirmedWire, { json });
    if (!confirmed) return { amount: null, centavos: null, wallet: await this.balance() };
    return { ...amountOf(confirmed.centavos), wallet: toWallet(confirmed) };
  }

  /** `GET /api/payments` */
  async payments(filter: PaymentFilter | null | undefined, page: PageArguments) {
    const query = { ...filterQuery(filter), ...pagingQuery(page) };
    const asked = this.upstream.ask('GET', '/api/payments', paymentsWire, { query });
    const { payments, paging } = await orWithoutCall(asked, { payments: [], paging: wholeList });
    return connectionOf(payments, paging, page, toPayment);
  }

  /** `POST /api/payments/csv/bilhete`, for `GET /payments.csv` */
  async openTable(filter: PaymentFilter | null | undefined) {
    const query = filterQuery(filter);
    const ticket = await this.upstream.ask('POST', '/api/payments/csv/bilhete', ticketWire);
    return toDownload(ticket, '/payments.csv', query);
  }

  /** `GET /api/payments/{id}` @throws {Fault} NOT_FOUND */
  async payment(id: string) {
    return toPayment(await this.upstream.ask('GET', `/api/payments/${segment(id)}`, paymentWire));
  }

  /** Returns the payment to which another object refers. Null if it no longer exists. */
  referredPayment(id: string) {
    return this.references.load(id);
  }

  /** `POST /api/payments/{id}/refund`. @throws {RefusalError} */
  async refund(id: string, key: string | null | undefined) {
    const path = `/api/payments/${segment(id)}/refund`;
    const refunded = await this.upstream.ask('POST', path, refundedWire, {
      idempotencyKey: key == null ? undefined : idempotencyKey(key),
    });
    const isPending = refunded.status === 'PENDING';
    return { ...amountOf(refunded.centavos), isPending, wallet: toWallet(refunded) };
  }
}

function stripeOf(publishableKey: string) {
  return { scriptUrl: STRIPE_SCRIPT, publishableKey, isTest: publishableKey.startsWith('pk_test_') };
}

function filterQuery(filter: PaymentFilter | null | undefined) {
  const { from, to } = filter ?? {};
  if (from != null && to != null && from > to) {
    throw new RefusalError('INVALID_INPUT', 'O período termina antes de começar.', 'to');
  }
  return {
    kind: filter?.kind ?? undefined,
    state: filter?.state ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
}

function toPayment(row: z.infer<typeof paymentWire>) {
  return {
    id: row.idPayment,
    kind: row.desKind,
    state: row.desStatus,
    ...amountOf(row.centavos),
    method: row.desMethod,
    description: row.desDescription,
    communityId: row.idCommunity,
    pixId: row.idPix,
    debitAt: row.datDebit,
    createdAt: row.datCreated,
    refundable: refundableOf(row),
    testUrl: row.desTestUrl,
  };
}

function refundableOf({ valRefundable: centavos, datRefundableUntil: until }: z.infer<typeof paymentWire>) {
  return centavos == null || until == null ? null : { ...amountOf(centavos), until };
}
