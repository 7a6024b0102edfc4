import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { ApiError, notFound } from '../errors.ts';
import { requireProvider } from './intents.ts';
import { provider, record, wallet } from './ledger.ts';
import type { Payments } from './payments.ts';
import { RefundRefused } from './provider.ts';

/**
 * Gives card money back from a member's wallet. The wallet is debited first, with the refund's row: whatever happens
 * then, the provider is asked until it has answered, and a refusal puts the money back.
 * @throws {InsufficientBalance} when it was spent; {ApiError} 404 for a payment that did not succeed, 400 for too much
 */
export async function refundIntent(payments: Payments, { intentId, centavos }: { intentId: string; centavos: number }) {
  const id = uuidv7();
  await payments.db.transaction().execute(async (trx) => {
    const intent = await trx
      .selectFrom('payment_intents')
      .selectAll()
      .where('id', '=', intentId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (intent?.status !== 'SUCCEEDED') throw notFound('Pagamento não encontrado.');
    if (centavos < 1 || centavos > intent.centavos - intent.refunded_centavos) {
      throw new ApiError(400, 'INVALID_INPUT', 'O valor é maior que o que resta do pagamento.', 'centavos');
    }
    const memberId = intent.member_id;
    await trx
      .insertInto('payment_refunds')
      .values({ id, intent_id: intentId, member_id: memberId, centavos })
      .execute();
    await trx
      .updateTable('payment_intents')
      .set({ refunded_centavos: intent.refunded_centavos + centavos })
      .where('id', '=', intentId)
      .execute();
    await record(trx, {
      key: `refund:${id}`,
      kind: 'REFUND',
      memberId,
      intentId,
      entries: [
        { account: wallet(memberId), centavos: -centavos },
        { account: provider, centavos },
      ],
    });
  });
  return { id, status: await carryOut(payments, id) };
}

/** Those that the provider has not answered yet. */
export async function retryRefunds(payments: Payments) {
  const pending = await payments.db
    .selectFrom('payment_refunds')
    .select('id')
    .where('status', '=', 'PENDING')
    .orderBy('created_at')
    .limit(100)
    .execute();
  for (const { id } of pending) await carryOut(payments, id);
}

async function carryOut(payments: Payments, id: string) {
  const refund = await payments.db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_intents as i', 'i.id', 'r.intent_id')
    .select(['r.intent_id', 'r.member_id', 'r.centavos', 'i.provider_id'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  try {
    const { id: providerId } = await requireProvider(payments).refund({
      id,
      providerId: refund.provider_id ?? '',
      centavos: refund.centavos,
    });
    await payments.db
      .updateTable('payment_refunds')
      .set({ status: 'SUCCEEDED', provider_id: providerId, settled_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .execute();
    return 'SUCCEEDED';
  } catch (error) {
    if (!(error instanceof RefundRefused)) {
      payments.logger.warn({ err: error, refund: id }, 'the provider has not answered a refund; it is asked again');
      return 'PENDING';
    }
    payments.logger.error({ err: error, refund: id }, 'the provider refuses a refund; the money is back in the wallet');
    await putBack(payments, id, refund);
    return 'FAILED';
  }
}

async function putBack(
  { db }: Payments,
  id: string,
  { intent_id: intentId, member_id: memberId, centavos }: { intent_id: string; member_id: string; centavos: number },
) {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('payment_refunds')
      .set({ status: 'FAILED', settled_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await trx
      .updateTable('payment_intents')
      .set({ refunded_centavos: sql<number>`refunded_centavos - ${centavos}::bigint` })
      .where('id', '=', intentId)
      .execute();
    await record(trx, {
      key: `refund-refused:${id}`,
      kind: 'REFUND',
      memberId,
      intentId,
      entries: [
        { account: wallet(memberId), centavos },
        { account: provider, centavos: -centavos },
      ],
    });
  });
}
