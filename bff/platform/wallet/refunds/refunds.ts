import { sql, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../errors.ts';
import { once } from '../../db/idempotency.ts';
import { eachInBatches } from '../ledger/batches.ts';
import { applyProviderIntent } from '../stripe/intents.ts';
import { balanceOf, lockBalances, provider, receivable, wallet } from '../ledger/ledger.ts';
import { requireProvider, type Payments } from '../stripe/payments.ts';
import { RefundRefused, type ProviderReturn } from '../stripe/provider.ts';
import { refundable } from './refundable.ts';
import { lockPaid, debitReturn, takeReturn } from './returns.store.ts';
import { unspentPayments } from '../ledger/unspent-payments.ts';
import type { ReturnStatus } from '../wallet.table.ts';

/**
 * The time within which the provider treats a repeated request with the same idempotency key as the same refund.
 * Providers promise to remember keys for a day; half a day is safe.
 */
const KEY_IS_KEPT = '12 hours';

export interface Refunded {
  id: string;
  centavos: number;
  status: ReturnStatus;
}

/**
 * Refunds the unspent part of a member's payment. Money that returns to the wallet later can be refunded by another
 * call. The call first inserts the refund's row and debits the wallet. Then the request to the provider is retried
 * until the provider responds; if the provider refuses, the wallet is credited again.
 * @param key the idempotency key of the refund. A call without a key repeats the last refund if the provider has not
 * responded to it, or if no further refund is possible
 * @throws {ApiError} 404 for another member's payment, 400 NOT_REFUNDABLE when the payment is spent or more than a week
 * old
 */
export async function refundToCard(
  payments: Payments,
  memberId: string,
  intentId: string,
  key?: string,
): Promise<Refunded> {
  requireProvider(payments);
  let before: string | undefined;
  const content = ['refund', intentId];
  const { id } = await once(payments.db, { userId: memberId, key, content }, async (tx, own) => {
    before = undefined;
    const intent = await lockPaid(tx, 'id', intentId);
    if (intent?.member_id !== memberId) throw notFound('Pagamento não encontrado.');
    const last = key === undefined ? await lastAskedFor(tx, intentId) : undefined;
    const [balance = 0] = await lockBalances(tx, [wallet(memberId), receivable(memberId), provider]);
    const unspent = (await unspentPayments(tx, memberId)).get(intentId) ?? 0;
    const { centavos, reason } = refundable(intent, balance, unspent, new Date());
    if (last && (last.isUnanswered || reason !== null)) {
      before = last.id;
      return;
    }
    if (reason !== null) throw new ApiError(400, 'NOT_REFUNDABLE', reason);
    const refund = { id: own, kind: 'REFUND', status: 'PENDING', providerId: null } as const;
    await debitReturn(tx, intent, { ...refund, centavos, isAsked: true });
  });
  return await carryOut(payments, before ?? id);
}

/** Returns the refundable amount of a payment and the deadline for the refund; null when no amount is refundable. */
export async function refundableOf({ db }: Payments, memberId: string, intentId: string) {
  const intent = await db.selectFrom('payment_intents').selectAll().where('id', '=', intentId).executeTakeFirst();
  if (intent?.member_id !== memberId) return null;
  const unspent = (await unspentPayments(db, memberId)).get(intentId) ?? 0;
  const balance = await balanceOf(db, wallet(memberId));
  const { centavos, until, reason } = refundable(intent, balance, unspent, new Date());
  return reason === null ? { centavos, until } : null;
}

/** Returns the last refund that the member requested for the payment and that has not failed. */
async function lastAskedFor(db: Kysely<DB>, intentId: string) {
  return await db
    .selectFrom('payment_refunds')
    .select(['id', sql<boolean>`status = 'PENDING' and provider_id is null`.as('isUnanswered')])
    .where('intent_id', '=', intentId)
    .where('is_asked', '=', true)
    .where('status', '<>', 'FAILED')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Retries the refunds to which the provider has not responded yet. A failure of one refund does not block the others.
 * @param stopping aborts the run; the next run retries the remaining refunds
 */
export async function retryRefunds(payments: Payments, stopping?: AbortSignal) {
  await eachInBatches(
    (after, limit) => nextUnanswered(payments, after, limit),
    async ({ id }) => {
      try {
        await carryOut(payments, id);
      } catch (error) {
        payments.logger.error({ err: error, refund: id }, 'making a refund failed and will be retried');
      }
    },
    stopping,
  );
}

async function nextUnanswered({ db }: Payments, after: string, limit: number) {
  return await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('kind', '=', 'REFUND')
    .where('provider_id', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Queries the provider for the refunds and disputes of an intent and applies all of them. Applies the payment itself
 * first, because our database may not know it yet.
 */
export async function applyReturns(payments: Payments, providerId: string) {
  const asked = requireProvider(payments);
  const intent = await asked.findIntent(providerId);
  if (!intent || !(await applyProviderIntent(payments, intent))) return;
  await recordReturns(payments, providerId, await asked.findReturns(providerId));
}

/** Handles failed refunds first, because they credit the wallet, and later refunds may need that balance. */
async function recordReturns(payments: Payments, providerId: string, all: readonly ProviderReturn[]) {
  for (const providerReturn of all.toSorted((a, b) => Number(b.status === 'FAILED') - Number(a.status === 'FAILED'))) {
    await recordReturn(payments, providerId, providerReturn);
  }
}

async function recordReturn(payments: Payments, providerId: string, providerReturn: ProviderReturn) {
  await transact(payments.db, async (tx) => {
    const paid = await lockPaid(tx, 'provider_id', providerId);
    if (paid) await takeReturn(tx, paid, providerReturn, payments);
  });
}

async function carryOut(payments: Payments, id: string): Promise<Refunded> {
  const refund = await payments.db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_intents as i', 'i.id', 'r.intent_id')
    .select(['r.centavos', 'r.status', 'r.provider_id as known', 'i.provider_id'])
    .select(sql<boolean>`r.created_at < now() - ${KEY_IS_KEPT}::interval`.as('isOld'))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  const { centavos, isOld } = refund;
  if (refund.status !== 'PENDING' || refund.known !== null) return { id, centavos, status: refund.status };
  const providerId = refund.provider_id ?? '';
  const answer = await askProvider(payments, { id, centavos, providerId, isOld });
  if (!answer) return { id, centavos, status: 'PENDING' };
  await recordReturns(payments, providerId, answer.all);
  return { id, centavos, status: answer.providerReturn.status };
}

interface Asked {
  id: string;
  centavos: number;
  providerId: string;
  /** True when the refund is so old that the provider may have forgotten its idempotency key. */
  isOld: boolean;
}

/** @returns undefined when the provider did not respond; the request for the refund is retried later */
async function askProvider(payments: Payments, refund: Asked) {
  try {
    return await refundOrWhyNot(payments, refund);
  } catch (error) {
    payments.logger.warn(
      { err: error, refund: refund.id },
      'the provider has not answered a refund and will be asked again',
    );
    return undefined;
  }
}

/**
 * Requests a refund from the provider. An old refund is looked up first: it may already exist at the provider, if the
 * response was lost and the provider has forgotten the idempotency key. The lookup returns all refunds of the payment,
 * because another refund that we do not know of may be the cause of a refusal.
 */
async function refundOrWhyNot(
  payments: Payments,
  { id, centavos, providerId, isOld }: Asked,
): Promise<{ providerReturn: ProviderReturn; all: ProviderReturn[] }> {
  const asked = requireProvider(payments);
  const before = isOld ? await findRefund() : { all: [] };
  if (before.providerReturn) return { ...before, providerReturn: before.providerReturn };
  try {
    const providerReturn = await asked.refund({ id, centavos, providerId });
    return { providerReturn, all: [providerReturn, ...before.all] };
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
  }
  const after = await findRefund();
  if (after.providerReturn) return { ...after, providerReturn: after.providerReturn };
  payments.logger.error({ refund: id }, 'the provider refuses a refund; the money is back in the wallet');
  // The provider created no refund and so returned no id. The failed refund gets an id of our own.
  const providerReturn: ProviderReturn = {
    id: `refused:${id}`,
    kind: 'REFUND',
    centavos,
    status: 'FAILED',
    reference: id,
  };
  return { providerReturn, all: [providerReturn, ...after.all] };

  async function findRefund(): Promise<{ providerReturn?: ProviderReturn; all: ProviderReturn[] }> {
    const all = await asked.findReturns(providerId);
    return { all, providerReturn: all.find(({ reference }) => reference === id) };
  }
}
