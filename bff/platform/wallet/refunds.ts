import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { ApiError, notFound } from '../errors.ts';
import { announce } from '../notifications/notify.ts';
import { requireProvider, takeOver } from './intents.ts';
import { balanceOf, holdAccounts, provider, receivable, wallet } from './ledger.ts';
import type { Payments } from './payments.ts';
import { RefundRefused, type ProviderReturn } from './provider.ts';
import { refundable } from './refundable.ts';
import { lockPaid, ReturnMismatch, takeBack, takeReturn } from './returns.store.ts';

export interface Refunded {
  id: string;
  centavos: number;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
}

/**
 * Gives a member back what is left of a card payment of theirs, once: asked again it answers the same refund. The wallet
 * is debited first, with the refund's row: whatever happens then, the provider is asked until it has answered, and a
 * refusal puts the money back.
 * @throws {ApiError} 404 for another's payment, 400 NOT_REFUNDABLE once it is spent or a week old
 */
export async function refundToCard(payments: Payments, memberId: string, intentId: string): Promise<Refunded> {
  requireProvider(payments);
  const id = await payments.db.transaction().execute(async (trx) => {
    const intent = await lockPaid(trx, 'id', intentId);
    if (intent?.member_id !== memberId) throw notFound('Pagamento não encontrado.');
    const before = await askedFor(trx, intentId);
    if (before) return before.id;
    const [balance = 0] = await holdAccounts(trx, [wallet(memberId), receivable(memberId), provider]);
    const { centavos, reason } = refundable(intent, balance, new Date());
    if (reason !== null) throw new ApiError(400, 'NOT_REFUNDABLE', reason);
    const refund = { id: uuidv7(), kind: 'REFUND', status: 'PENDING', providerId: null } as const;
    await takeBack(trx, intent, { ...refund, centavos, isAsked: true });
    return refund.id;
  });
  return await carryOut(payments, id);
}

/** What of one payment its member could have back now, and until when. */
export async function refundableOf({ db }: Payments, memberId: string, intentId: string) {
  const intent = await db.selectFrom('payment_intents').selectAll().where('id', '=', intentId).executeTakeFirst();
  if (intent?.member_id !== memberId) return null;
  if (await askedFor(db, intentId)) return null;
  const { centavos, until, reason } = refundable(intent, await balanceOf(db, wallet(memberId)), new Date());
  return reason === null ? { centavos, until } : null;
}

/** The refund that the member has asked for, unless it came to nothing. */
async function askedFor(db: Kysely<DB>, intentId: string) {
  return await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('intent_id', '=', intentId)
    .where('is_asked', '=', true)
    .where('status', '<>', 'FAILED')
    .executeTakeFirst();
}

/** Those that the provider has not answered yet. */
export async function retryRefunds(payments: Payments) {
  const pending = await payments.db
    .selectFrom('payment_refunds')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('kind', '=', 'REFUND')
    .where('provider_id', 'is', null)
    .orderBy('created_at')
    .limit(100)
    .execute();
  for (const { id } of pending) await carryOut(payments, id);
}

/**
 * Asks the provider what went back of an intent, and takes all of it over. What came of a payment that we have not heard
 * of yet is that payment's, and comes after it.
 */
export async function hearReturns(payments: Payments, providerId: string) {
  const asked = requireProvider(payments);
  const intent = await asked.findIntent(providerId);
  if (!intent || !(await takeOver(payments, intent))) return;
  await hearAll(payments, providerId, await asked.findReturns(providerId));
}

/** What came back first: it makes room for what went after it. */
async function hearAll(payments: Payments, providerId: string, all: readonly ProviderReturn[]) {
  for (const said of all.toSorted((a, b) => Number(b.status === 'FAILED') - Number(a.status === 'FAILED'))) {
    try {
      await hear(payments, providerId, said);
    } catch (error) {
      if (!(error instanceof ReturnMismatch)) throw error;
      payments.logger.error({ err: error, intent: providerId }, 'more went back than was paid; it is not in the books');
    }
  }
}

async function hear({ db, publish }: Payments, providerId: string, said: ProviderReturn) {
  const told = await db.transaction().execute(async (trx) => {
    const paid = await lockPaid(trx, 'provider_id', providerId);
    return paid ? await takeReturn(trx, paid, said) : [];
  });
  announce(publish, told);
}

async function carryOut(payments: Payments, id: string): Promise<Refunded> {
  const refund = await payments.db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_intents as i', 'i.id', 'r.intent_id')
    .select(['r.centavos', 'r.status', 'r.provider_id as known', 'i.provider_id'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  const { centavos } = refund;
  if (refund.status !== 'PENDING' || refund.known !== null) return { id, centavos, status: refund.status };
  const providerId = refund.provider_id ?? '';
  const heard = await askProvider(payments, { id, centavos, providerId });
  if (!heard) return { id, centavos, status: 'PENDING' };
  await hearAll(payments, providerId, heard.all);
  return { id, centavos, status: heard.said.status };
}

/** @returns undefined when nobody answered: it is asked again */
async function askProvider(payments: Payments, refund: { id: string; centavos: number; providerId: string }) {
  try {
    return await refundOrWhyNot(payments, refund);
  } catch (error) {
    payments.logger.warn(
      { err: error, refund: refund.id },
      'the provider has not answered a refund; it is asked again',
    );
    return undefined;
  }
}

/** A refusal is taken over with all else that went back: what was refused may have been done, or be a dispute by now. */
async function refundOrWhyNot(
  payments: Payments,
  { id, centavos, providerId }: { id: string; centavos: number; providerId: string },
): Promise<{ said: ProviderReturn; all: ProviderReturn[] }> {
  const asked = requireProvider(payments);
  try {
    const said = await asked.refund({ id, centavos, providerId });
    return { said, all: [said] };
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
  }
  const all = await asked.findReturns(providerId);
  const made = all.find(({ reference }) => reference === id);
  if (made) return { said: made, all };
  payments.logger.error({ refund: id }, 'the provider refuses a refund; the money is back in the wallet');
  // No id of the provider's: it has made none.
  const said: ProviderReturn = { id: `refused:${id}`, kind: 'REFUND', centavos, status: 'FAILED', reference: id };
  return { said, all: [said, ...all] };
}
