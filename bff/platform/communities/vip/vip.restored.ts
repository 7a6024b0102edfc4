import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Tx } from '../../db/transact.ts';
import { COMMUNITY_NAME, notify } from '../../events/notify.ts';
import { formatBRL } from '../../../../schema/brl.ts';
import {
  lockBalances,
  losses,
  provider,
  receivable,
  record,
  vipFees,
  vipPending,
  wallet,
} from '../../wallet/ledger/ledger.ts';
import { addRestoredEarning, lockPending } from './vip.pending.ts';

interface TakenBack {
  key: string;
  communityId: string;
  /** The owner of the earnings; null if the movement took the platform's fee alone, because amounts are rounded. */
  earnerId: string | null;
  earned: number;
  fee: number;
}

interface Won {
  /** The id of the refund or dispute in `payment_refunds`. */
  id: string;
  intent_id: string;
  member_id: string;
}

/**
 * Returns the beginning of the ledger keys of the movements that take back earnings for days that the member could use.
 * A refund or dispute can take earnings of a month twice: earnings that another dispute gave back are pending again.
 * @param returnId the refund or dispute whose debt the earnings pay
 */
export function takenBackKey(monthKey: string, returnId: string) {
  return `${monthKey}:returned:${returnId}:`;
}

/**
 * Gives earnings back that a lost dispute had taken from owners of VIP communities, because it was won after all. The
 * earnings are pending again, the platform gets its fee for them back, and the owners are notified. Earnings for days
 * that the member could not use, because the membership had ended, stay with the member. The amount becomes a debt of
 * the member again, which the caller pays from the returned money. The caller must have locked the payment.
 * @returns the centavos that became a debt again
 */
export async function restoreEarnings(tx: Tx, { id, intent_id: intentId, member_id: memberId }: Won, now = new Date()) {
  const mark = takenBackKey('', id);
  const settlement = `debt:${memberId}:`;
  const { rows } = await sql<TakenBack>`
    select back.key, back.community_id as "communityId", earner.owner_id as "earnerId",
      coalesce(-share.centavos, 0) as earned, coalesce(-fee.centavos, 0) as fee
    from ledger_accounts debt join ledger_entries paid on paid.account_id = debt.id and paid.centavos > 0
    join ledger_transactions settled on settled.id = paid.transaction_id
    join ledger_transactions back on back.key = substr(settled.key, ${settlement.length + 1}::int)
    left join (ledger_entries share
      join ledger_accounts earner on earner.id = share.account_id and earner.kind = 'VIP_PENDING')
      on share.transaction_id = back.id
    left join (ledger_entries fee join ledger_accounts fees on fees.id = fee.account_id and fees.kind = 'VIP_FEES')
      on fee.transaction_id = back.id
    where debt.owner_id = ${memberId} and debt.kind = 'RECEIVABLE' and settled.key like ${`${settlement}%${mark}%`}
    order by back.key`.execute(tx);
  if (rows.length === 0) return 0;
  const months = new Map<string, TakenBack & { monthKey: string }>();
  for (const row of rows) {
    const monthKey = row.key.slice(0, row.key.indexOf(mark));
    const { earnerId = null, earned = 0, fee = 0 } = months.get(monthKey) ?? {};
    const earner = row.earnerId ?? earnerId;
    months.set(monthKey, { ...row, monthKey, earnerId: earner, earned: row.earned + earned, fee: row.fee + fee });
  }
  await lockPending(tx, [...months.keys()]);
  const earners = [...new Set(rows.flatMap(({ earnerId }) => earnerId ?? []))];
  await lockBalances(tx, [
    ...earners.map(vipPending),
    wallet(memberId),
    receivable(memberId),
    losses,
    provider,
    vipFees,
  ]);
  for (const { monthKey, communityId, earnerId, earned, fee } of months.values()) {
    const entries = [
      { account: receivable(memberId), centavos: -earned - fee },
      ...(earnerId ? [{ account: vipPending(earnerId), centavos: earned, kind: 'VIP_EARNING' as const }] : []),
      { account: vipFees, centavos: fee },
    ];
    const event = `${monthKey}:restored:${id}`;
    await record(tx, {
      key: event,
      kind: 'VIP',
      memberId,
      communityId,
      entries: entries.filter(({ centavos }) => centavos !== 0),
    });
    if (!earnerId) continue;
    await addRestoredEarning(tx, { monthKey, earnerId, communityId, centavos: earned }, intentId, now);
    const detail = `${formatBRL(earned)} de ${COMMUNITY_NAME}, que voltam para os seus ganhos: a devolução do pagamento foi recusada`;
    notify(tx, { kind: 'WALLET_CREDITED', recipientId: earnerId, communityId, event, detail });
  }
  return rows.reduce((sum, { earned, fee }) => sum + earned + fee, 0);
}

/**
 * Returns the centavos of an owner's earnings from a month that have paid debts of the member and were not restored.
 */
export async function takenBackOf(tx: Transaction<DB>, memberId: string, monthKey: string) {
  const settlement = `debt:${memberId}:`;
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(-share.centavos), 0)::bigint as taken
    from ledger_accounts debt join ledger_entries booked on booked.account_id = debt.id
    join ledger_transactions t on t.id = booked.transaction_id
    join ledger_transactions moved on moved.key = case
      when booked.centavos > 0 then substr(t.key, ${settlement.length + 1}::int)
      when t.key like ${`${monthKey}:restored:%`} then t.key end
    join ledger_entries share on share.transaction_id = moved.id
    join ledger_accounts earner on earner.id = share.account_id and earner.kind = 'VIP_PENDING'
    where debt.owner_id = ${memberId} and debt.kind = 'RECEIVABLE'
      and moved.key like any(array[${`${monthKey}:returned:%`}, ${`${monthKey}:unused:%`}, ${`${monthKey}:restored:%`}])
  `.execute(tx);
  return rows[0]?.taken ?? 0;
}
