import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact, type Tx } from '../../db/transact.ts';
import { notify } from '../../events/notify.ts';
import { eachInBatches } from './batches.ts';
import { creditText } from './credit-text.ts';
import type { Payments } from '../stripe/payments.ts';
import type { PurchaseRefusal } from '../wallet.table.ts';

/** The time after a payment for an ad within which the ad is usually created. */
const PATIENCE = sql`interval '15 minutes'`;
/** The maximum age of a payment that is notified. Older payments get no notification. */
const WINDOW = sql`interval '7 days'`;

/**
 * Notifies members whose payment for an ad succeeded although the ad was not created, for example because they left the
 * page: the money is in their wallet. Sends a single notification per payment. If the ad was created, the member gets
 * the notification about the ad instead.
 * @param stopping aborts the run; the next run notifies the remaining members
 */
export async function tellUnspentCredits(
  { db, logger }: Pick<Payments, 'db' | 'logger'>,
  now = new Date(),
  stopping?: AbortSignal,
) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isDue = sql`i.settled_at <= ${at} - ${PATIENCE} and i.settled_at > ${at} - ${WINDOW}`;
  await eachInBatches(
    (after, limit) => unspent(db, sql`${isDue} and i.id > ${after}::uuid`, limit),
    async ({ id }) => {
      try {
        await transact(db, (tx) => tellUnspentCredit(tx, id));
      } catch (error) {
        logger.error({ err: error, intent: id }, 'notifying a member of a credit failed and will be retried');
      }
    },
    stopping,
  );
}

interface Unspent {
  id: string;
  member_id: string;
  centavos: number;
  movement_id: string;
  paid_debt: number;
}

/** The debt, in centavos, that a payment `i` with the movement `t` has paid. */
const paidDebt = sql<number>`coalesce((
  select e.centavos from ledger_transactions d join ledger_entries e on e.transaction_id = d.id and e.centavos > 0
  where d.key = 'debt:' || i.member_id || ':' || t.key), 0)::bigint`;

/**
 * Returns the successful payments for ads that were not created. Leaves out members who have switched off this
 * notification.
 */
async function unspent(db: Kysely<DB>, which: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<Unspent>`
    select i.id, i.member_id, i.centavos, t.id as movement_id, ${paidDebt} as paid_debt
    from payment_intents i join ledger_transactions t on t.key = 'intent:' || i.id
    where i.purpose <> 'TOP_UP' and i.status = 'SUCCEEDED' and ${which}
      and not exists (select 1 from ads a where a.intent_id = i.id::text)
      and not exists (select 1 from notifications n
        where n.recipient_id = i.member_id and n.kind = 'WALLET_CREDITED' and n.target_id = t.id)
      and not exists (select 1 from notification_switches o where o.user_id = i.member_id and o.kind = 'WALLET_CREDITED')
    order by i.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Notifies a member of one payment. Locks the payment as the creation of its ad does, so that the member is notified
 * either of the ad or of the credit, never of both.
 * @param refusal the reason why the ad was not created; absent if it is not known
 */
export async function tellUnspentCredit(tx: Tx, id: string, refusal?: PurchaseRefusal) {
  await tx.selectFrom('payment_intents').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const [still] = await unspent(tx, sql`i.id = ${id}`, 1);
  if (!still) return;
  const { member_id: recipientId, movement_id: targetId, centavos, paid_debt: debt } = still;
  notify(tx, {
    kind: 'WALLET_CREDITED',
    recipientId,
    targetId,
    detail: creditText(centavos, { paidDebt: debt, refusal }),
  });
}

/** Notifies a member that a Pix has arrived and has paid an ad, which waits for a moderator. */
export async function tellReviewedCredit(tx: Tx, { id }: { id: string }) {
  const { rows } = await sql<Unspent>`
    select i.id, i.member_id, i.centavos, t.id as movement_id, ${paidDebt} as paid_debt
    from payment_intents i join ledger_transactions t on t.key = 'intent:' || i.id where i.id = ${id}`.execute(tx);
  for (const { member_id: recipientId, movement_id: targetId, centavos, paid_debt: debt } of rows) {
    const detail = creditText(centavos, { paidDebt: debt, isInReview: true });
    notify(tx, { kind: 'WALLET_CREDITED', recipientId, targetId, detail });
  }
}
