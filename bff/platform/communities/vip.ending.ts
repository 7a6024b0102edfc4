import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { COMMUNITY_NAME, type Notice } from '../events/notify.ts';
import { formatBRL } from '../wallet/brl.ts';
import { holdAccounts, receivable, vipFees, wallet } from '../wallet/ledger.ts';
import { paidMonthKey } from '../wallet/vip-month.ts';
import { returnRest, type Returned } from './vip.charge.ts';
import { debitsOf } from './vip.returned.ts';
import { endSubscription, subscriptionOf } from './vip.store.ts';

/**
 * Ends what a member has paid for who did not want it to end, with their money for the days not begun.
 * @param by whose act it is
 * @returns what to tell the member, and the one who had earned the month
 */
export async function breakOff(
  tx: Transaction<DB>,
  communityId: string,
  memberId: string,
  by: string,
): Promise<Notice[]> {
  const back = await giveBack(tx, communityId, memberId);
  return back ? [creditOf(memberId, back), ...debitsOf([back], by)] : [];
}

async function giveBack(tx: Transaction<DB>, communityId: string, memberId: string) {
  const subscription = await subscriptionOf(tx, communityId, memberId);
  if (!subscription) return null;
  const back = await returnRest(tx, { communityId, memberId, subscription }, new Date());
  await endSubscription(tx, communityId, memberId);
  return back;
}

function creditOf(recipientId: string, { centavos, movementId }: Returned): Notice {
  const detail = `${formatBRL(centavos)} da assinatura de ${COMMUNITY_NAME}`;
  return { kind: 'WALLET_CREDITED', recipientId, targetId: movementId, detail };
}

/**
 * The same for everybody, where no member will be inside any more. All accounts are locked first: one after another
 * would be no order. Within a lock of the community.
 * @param by whose act it is; null where it is no member's
 */
export async function breakOffAll(tx: Transaction<DB>, communityId: string, by: string | null): Promise<Notice[]> {
  const { rows: paying } = await sql<{ member: string; earner: string | null; owner: string }>`
    select s.user_id as member, a.owner_id as earner, c.owner_id as owner
    from vip_subscriptions s join communities c on c.id = s.community_id
    left join ledger_transactions t on t.key = ${paidMonthKey('s')}
    left join ledger_entries e on e.transaction_id = t.id and e.kind = 'VIP_EARNING'
    left join ledger_accounts a on a.id = e.account_id
    where s.community_id = ${communityId}`.execute(tx);
  const [first] = paying;
  if (!first) return [];
  const { owner } = first;
  // The member who has become the owner since then pays no owner, and is paid back by none.
  const members = paying.map(({ member }) => member).filter((member) => member !== owner);
  const earners = new Set([owner, ...paying.flatMap(({ earner }) => earner ?? [])]);
  const wallets = new Set([...earners, ...members]);
  await holdAccounts(tx, [...[...wallets].map(wallet), ...[...earners].map(receivable), vipFees]);
  const notices: Notice[] = [];
  const returned: Returned[] = [];
  for (const member of members) {
    const back = await giveBack(tx, communityId, member);
    if (!back) continue;
    notices.push(creditOf(member, back));
    returned.push(back);
  }
  await endSubscription(tx, communityId, owner);
  return [...notices, ...debitsOf(returned, by)];
}
