import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { formatBRL } from './brl.ts';
import { holdAccounts, provider, receivable, record, wallet, type Entry } from './ledger.ts';
import type { ProviderReturn } from './provider.ts';
import { tell } from './returns.notices.ts';

/** What /payments calls it. */
const words = {
  REFUND: { gone: 'Devolvido ao cartão', back: 'Devolução não aceita pelo cartão' },
  DISPUTE: { gone: 'Contestado no cartão', back: 'Contestação encerrada a seu favor' },
} as const;

/** The provider says that more went back than was ever paid. */
export class ReturnMismatch extends Error {
  override readonly name = 'ReturnMismatch';
}

interface PaidIntent {
  id: string;
  member_id: string;
  centavos: number;
  refunded_centavos: number;
}

/** A paid intent, held for whoever changes what went back of it. */
export async function lockPaid(trx: Transaction<DB>, key: 'id' | 'provider_id', value: string) {
  return await trx
    .selectFrom('payment_intents')
    .selectAll()
    .where(key, '=', value)
    .where('status', '=', 'SUCCEEDED')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Takes over what the provider says of one refund or dispute, in any order and number: the wallet is debited when it is
 * first heard of, and gets it back once when it failed or was won. What failed stays failed. The last thing in its
 * transaction, as `notify` is.
 * @returns what to publish after the commit
 * @throws {ReturnMismatch} with nothing written
 */
export async function takeReturn(trx: Transaction<DB>, intent: PaidIntent, said: ProviderReturn) {
  const row = await trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('intent_id', '=', intent.id)
    .where((is) => is.or([is('provider_id', '=', said.id), is(sql<string>`id::text`, '=', said.reference ?? '')]))
    .executeTakeFirst();
  if (!row) {
    if (said.status === 'FAILED') return [];
    if (said.centavos > intent.centavos - intent.refunded_centavos) {
      throw new ReturnMismatch(`More of intent ${intent.id} went back than was left of it, with ${said.id}.`);
    }
    const { kind, centavos, status, id } = said;
    const own = uuidv7();
    await takeBack(trx, intent, { id: own, kind, centavos, status, providerId: id, isAsked: false });
    return await tell(trx, { id: own, kind, centavos, intent }, status === 'PENDING' ? 'GONE' : 'KEPT');
  }
  if (row.status === 'FAILED') return [];
  if (said.status === 'FAILED') await putBack(trx, row);
  const settled = said.status === 'PENDING' ? {} : { status: said.status, settled_at: sql<Date>`now()` };
  await trx
    .updateTable('payment_refunds')
    .set({ provider_id: said.id, ...settled })
    .where('id', '=', row.id)
    .execute();
  if (said.status === 'FAILED') return await tell(trx, { ...row, intent }, 'BACK');
  // A refund that was made at the provider was told when it went.
  const isNews = row.status === 'PENDING' && said.status === 'SUCCEEDED' && (row.is_asked || row.kind === 'DISPUTE');
  return isNews ? await tell(trx, { ...row, intent }, 'KEPT') : [];
}

interface Return {
  id: string;
  kind: 'REFUND' | 'DISPUTE';
  centavos: number;
  status: 'PENDING' | 'SUCCEEDED';
  providerId: string | null;
  isAsked: boolean;
}

/** Debits a wallet by what it holds; what was spent is owed. Within `lockPaid`. */
export async function takeBack(
  trx: Transaction<DB>,
  intent: PaidIntent,
  { id, kind, centavos, ...of }: Return,
  now = new Date(),
) {
  const { id: intentId, member_id: memberId } = intent;
  const [purse = 0] = await holdAccounts(trx, [wallet(memberId), receivable(memberId), provider]);
  const owed = centavos - Math.min(purse, centavos);
  await trx
    .insertInto('payment_refunds')
    .values({
      id,
      intent_id: intentId,
      member_id: memberId,
      kind,
      centavos,
      owed_centavos: owed,
      status: of.status,
      provider_id: of.providerId,
      is_asked: of.isAsked,
      created_at: now,
      settled_at: of.status === 'PENDING' ? null : now,
    })
    .execute();
  await setReturned(trx, intentId, centavos);
  await record(trx, {
    key: `refund:${id}`,
    kind,
    at: now,
    memberId,
    intentId,
    description:
      owed === 0
        ? words[kind].gone
        : `${words[kind].gone}: ${formatBRL(centavos)}, dos quais ${formatBRL(owed)} já gastos`,
    entries: moved([
      { account: wallet(memberId), centavos: owed - centavos },
      { account: receivable(memberId), centavos: -owed },
      { account: provider, centavos },
    ]),
  });
}

/** Undoes `takeBack`: what is still owed of it is owed no more, and the rest is in the wallet again. */
async function putBack(
  trx: Transaction<DB>,
  refund: {
    id: string;
    intent_id: string;
    member_id: string;
    kind: Return['kind'];
    centavos: number;
    owed_centavos: number;
  },
) {
  const { id, intent_id: intentId, member_id: memberId, kind, centavos } = refund;
  const [, owing = 0] = await holdAccounts(trx, [wallet(memberId), receivable(memberId), provider]);
  const forgiven = Math.min(refund.owed_centavos, -owing);
  await setReturned(trx, intentId, -centavos);
  await record(trx, {
    key: `refund-refused:${id}`,
    kind,
    memberId,
    intentId,
    description: words[kind].back,
    entries: moved([
      { account: wallet(memberId), centavos: centavos - forgiven },
      { account: receivable(memberId), centavos: forgiven },
      { account: provider, centavos: -centavos },
    ]),
  });
}

async function setReturned(trx: Transaction<DB>, intentId: string, more: number) {
  await trx
    .updateTable('payment_intents')
    .set({ refunded_centavos: sql<number>`refunded_centavos + ${more}::bigint` })
    .where('id', '=', intentId)
    .execute();
}

function moved(entries: Entry[]) {
  return entries.filter(({ centavos }) => centavos !== 0);
}
