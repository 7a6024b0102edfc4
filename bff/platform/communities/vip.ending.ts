import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Notice } from '../notifications/notify.ts';
import { formatBRL } from '../wallet/brl.ts';
import { holdAccounts, receivable, vipFees, wallet } from '../wallet/ledger.ts';
import { returnRest } from './vip.charge.ts';
import { endSubscription, subscriptionOf } from './vip.store.ts';

/**
 * Ends what somebody has paid for who did not want it to end, with their money for the days not begun.
 * @returns what to tell them
 */
export async function breakOff(
  trx: Transaction<DB>,
  communityId: string,
  memberId: string,
  now = new Date(),
): Promise<Notice[]> {
  const subscription = await subscriptionOf(trx, communityId, memberId);
  if (!subscription) return [];
  const back = await returnRest(trx, { communityId, memberId, subscription }, now);
  await endSubscription(trx, communityId, memberId);
  if (!back) return [];
  const detail = `${formatBRL(back.centavos)} da assinatura de ${back.name}`;
  return [{ kind: 'WALLET_CREDITED', recipientId: memberId, targetId: back.movementId, detail }];
}

/**
 * The same for everybody, where nobody will be inside any more. All accounts are locked first: one after another would
 * be no order. Within a lock of the community.
 */
export async function breakOffAll(trx: Transaction<DB>, communityId: string): Promise<Notice[]> {
  const paying = await trx
    .selectFrom('vip_subscriptions as s')
    .innerJoin('communities as c', 'c.id', 's.community_id')
    .select(['s.user_id', 'c.owner_id'])
    .where('s.community_id', '=', communityId)
    .execute();
  const [first] = paying;
  if (!first) return [];
  const { owner_id: owner } = first;
  // Whoever has become the owner since then pays nobody, and is paid back by nobody.
  const members = paying.map(({ user_id }) => user_id).filter((member) => member !== owner);
  await holdAccounts(trx, [...[owner, ...members].map(wallet), receivable(owner), vipFees]);
  const notices: Notice[] = [];
  for (const member of members) notices.push(...(await breakOff(trx, communityId, member)));
  await endSubscription(trx, communityId, owner);
  return notices;
}
