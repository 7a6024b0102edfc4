import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { COMMUNITY_NAME, type Notice } from '../../events/notify.ts';
import { formatBRL } from '../../../../schema/brl.ts';
import { lockBalances, receivable, vipFees, vipPending, wallet } from '../../wallet/ledger/ledger.ts';
import { monthBeforeKey, paidMonthKey } from '../../wallet/ledger/vip-month.ts';
import { returnRest, type Returned } from './vip.charge.ts';
import { lockPending } from './vip.pending.ts';
import { debitsOf } from './vip.returned.ts';
import { endSubscription, subscriptionOf } from './vip.store.ts';

async function giveBack(tx: Transaction<DB>, communityId: string, memberId: string, now: Date) {
  const subscription = await subscriptionOf(tx, communityId, memberId);
  if (!subscription) return [];
  const back = await returnRest(tx, { communityId, memberId, subscription }, now);
  await endSubscription(tx, communityId, memberId);
  return back;
}

function creditOf(recipientId: string, movementId: string, months: readonly Returned[]): Notice {
  const sum = (of: (month: Returned) => number) => months.reduce((total, month) => total + of(month), 0);
  const returned = `${formatBRL(sum(({ centavos }) => centavos))} da assinatura de ${COMMUNITY_NAME}`;
  const paidDebt = sum((month) => month.paidDebt);
  const detail = paidDebt === 0 ? returned : `${returned}; ${formatBRL(paidDebt)} quitaram valores em aberto`;
  return { kind: 'WALLET_CREDITED', recipientId, targetId: movementId, detail };
}

/**
 * Locks the pending earnings and all ledger accounts that `breakOff` changes, because the movements one by one would
 * lock them in no fixed order and could deadlock. The caller has locked the communities.
 * @param which an SQL condition on `vip_subscriptions s` and `communities c`
 */
export async function lockBreakOff(tx: Transaction<DB>, which: RawBuilder<boolean>) {
  const { rows: paying } = await sql<{
    community: string;
    member: string;
    keys: string[];
    earners: string[];
    owner: string;
  }>`
    select s.community_id as community, s.user_id as member, c.owner_id as owner,
      array[${paidMonthKey('s')}, ${monthBeforeKey('s')}] as keys,
      array(
        select a.owner_id from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.kind = 'VIP_EARNING'
        join ledger_accounts a on a.id = e.account_id
        where t.key in (${paidMonthKey('s')}, ${monthBeforeKey('s')})
      ) as earners
    from vip_subscriptions s join communities c on c.id = s.community_id
    where ${which} order by s.community_id, s.user_id`.execute(tx);
  if (paying.length === 0) return [];
  await lockPending(
    tx,
    paying.flatMap(({ keys }) => keys),
  );
  const earners = new Set(paying.flatMap(({ owner, earners: earned }) => [owner, ...earned]));
  const payers = paying.filter(({ member, owner }) => member !== owner);
  const wallets = new Set([...earners, ...payers.map(({ member }) => member)]);
  await lockBalances(tx, [
    ...[...wallets].map(wallet),
    ...[...earners].flatMap((id) => [receivable(id), vipPending(id)]),
    vipFees,
  ]);
  return paying;
}

/**
 * Ends VIP subscriptions that the members did not cancel themselves, and refunds the days that have not begun. The
 * caller has locked the communities.
 * @param which an SQL condition on `vip_subscriptions s` and `communities c`
 * @param by the acting member; null when no member acts
 * @returns the notifications to the members, and to the owners who earned the refunded months
 */
export async function breakOff(
  tx: Transaction<DB>,
  which: RawBuilder<boolean>,
  by: string | null,
  now = new Date(),
): Promise<Notice[]> {
  const paying = await lockBreakOff(tx, which);
  const notices: Notice[] = [];
  const returned: Returned[] = [];
  for (const { community, member, owner } of paying) {
    // Leave out a subscriber if they have become the owner of the community since: an owner does not pay for months and
    // gets no refund.
    if (member === owner) {
      await endSubscription(tx, community, owner);
      continue;
    }
    const back = await giveBack(tx, community, member, now);
    const [last] = back;
    if (!last) continue;
    notices.push(creditOf(member, last.movementId, back));
    returned.push(...back);
  }
  return [...notices, ...debitsOf(returned, by)];
}
