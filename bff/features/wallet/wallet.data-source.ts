import { z } from 'zod';
import { RefusalError } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, type PageRequest } from '../../gateway/pagination.ts';
import { idempotencyKey, segment, type Upstream } from '../../gateway/upstream.ts';
import { PaymentKind, PaymentState, type PaymentFilter } from '../../generated/resolvers.ts';

/** SPEC 7, "Ads and wallet"; its `balance` is in reais. */
const balanceWire = z.object({
  balanceCentavos: z.int(),
  formattedBalance: z.string(),
  owedCentavos: z.int().default(0),
});
const providerWire = z.object({ scriptUrl: z.string(), publishableKey: z.string(), isTest: z.boolean() });
const intentWire = z.object({ paymentIntentId: z.string(), clientSecret: z.string(), centavos: z.int() });
const confirmedWire = balanceWire.extend({ centavos: z.int() });
const refundedWire = confirmedWire.extend({ status: z.enum(['SUCCEEDED', 'PENDING']) });

/** API.md, "Payment". */
const paymentWire = z.object({
  idPayment: z.string(),
  desKind: z.enum(PaymentKind),
  desStatus: z.enum(PaymentState),
  centavos: z.int(),
  desDescription: z.string().nullish(),
  idCommunity: z.string().nullish(),
  datCreated: z.string(),
  valRefundable: z.int().nullish(),
  datRefundableUntil: z.string().nullish(),
  cursor: z.string().optional(),
});
const paymentsWire = z.object({ payments: z.array(paymentWire), paging: pagingWire });

/** Named as the schema's fields, so that the executor reads them without a resolver in between. */
export type WalletRecord = ReturnType<typeof toWallet>;
export type PaymentRecord = ReturnType<typeof toPayment>;

export class WalletDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/wallet/balance` with a timestamp, as SPEC 7 has it. */
  async balance() {
    const query = { ts: String(Date.now()) };
    return toWallet(await this.upstream.ask('GET', '/api/wallet/balance', balanceWire, { query }));
  }

  /** `GET /api/payment/provider` */
  provider() {
    return this.upstream.ask('GET', '/api/payment/provider', providerWire);
  }

  /** `POST /api/payment/balance/add-balance` */
  async createTopUpIntent(centavos: number, key: string) {
    const { paymentIntentId, ...intent } = await this.upstream.ask(
      'POST',
      '/api/payment/balance/add-balance',
      intentWire,
      { json: { centavos }, idempotencyKey: idempotencyKey(key) },
    );
    return { id: paymentIntentId, ...intent };
  }

  /** `POST /api/payment/balance/confirm-add-balance` */
  async confirmTopUp(paymentIntentId: string) {
    const path = '/api/payment/balance/confirm-add-balance';
    const json = { paymentIntentId };
    const { centavos, ...balance } = await this.upstream.ask('POST', path, confirmedWire, { json });
    return { centavos, wallet: toWallet(balance) };
  }

  /** `GET /api/payments` */
  async payments(filter: PaymentFilter | null | undefined, page: PageRequest) {
    const query = { ...filterQuery(filter), ...pagingQuery(page) };
    const { payments, paging } = await this.upstream.ask('GET', '/api/payments', paymentsWire, { query });
    return connectionOf(payments, paging, page, toPayment);
  }

  /** `GET /api/payments/{id}` @throws {Fault} NOT_FOUND */
  async payment(id: string) {
    return toPayment(await this.upstream.ask('GET', `/api/payments/${segment(id)}`, paymentWire));
  }

  /** `POST /api/payments/{id}/refund`. @throws {RefusalError} */
  async refund(id: string) {
    const path = `/api/payments/${segment(id)}/refund`;
    const { centavos, status, ...balance } = await this.upstream.ask('POST', path, refundedWire);
    return { centavos, isPending: status === 'PENDING', wallet: toWallet(balance) };
  }
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

function toWallet({ balanceCentavos, formattedBalance, owedCentavos }: z.infer<typeof balanceWire>) {
  // One per member and answer: caches are never shared between members.
  return { id: 'me', balanceCentavos, formattedBalance, owedCentavos };
}

function toPayment(row: z.infer<typeof paymentWire>) {
  return {
    id: row.idPayment,
    kind: row.desKind,
    state: row.desStatus,
    centavos: row.centavos,
    description: row.desDescription,
    communityId: row.idCommunity,
    createdAt: row.datCreated,
    refundable: refundableOf(row),
  };
}

function refundableOf({ valRefundable: centavos, datRefundableUntil: until }: z.infer<typeof paymentWire>) {
  return centavos == null || until == null ? null : { centavos, until };
}
