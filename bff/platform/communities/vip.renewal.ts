import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notify, type Announcement, type Notice } from '../notifications/notify.ts';
import { formatBRL } from '../wallet/brl.ts';
import { InsufficientBalance } from '../wallet/ledger.ts';
import { changingMembers, isInside, membershipOf } from './memberships.store.ts';
import { chargeMonth, monthAfter, vipCommunity } from './vip.charge.ts';
import { endSubscription, expire, setStatus, subscriptionOf } from './vip.store.ts';

const DAY = 86_400_000; // ms
/** PRODUCT, "Communities": seven days' grace, retried daily. */
const GRACE = 7 * DAY;

export interface Renewed {
  /** Who is outside now. */
  ended: { communityId: string; userId: string }[];
  told: Announcement[];
}

interface Due {
  id: string;
  community_id: string;
  user_id: string;
}

/** Those whose month is over, or who are tried again, the longest waiting first. */
export function dueSubscriptions(db: Kysely<DB>, now: Date, limit: number): Promise<Due[]> {
  return db
    .selectFrom('vip_subscriptions')
    .select(['id', 'community_id', 'user_id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/**
 * Renews, holds over or ends one membership that is due, with its money, in one transaction. Whoever comes second, in
 * this process or in another, finds that it is no longer due.
 */
export async function renew(db: Kysely<DB>, { id, community_id, user_id }: Due, feePercent: number, now: Date) {
  return await changingMembers(db, community_id, async (trx): Promise<Renewed> => {
    const subscription = await subscriptionOf(trx, community_id, user_id);
    if (subscription?.id !== id || subscription.due_at > now) return nothing;
    const community = await vipCommunity(trx, community_id);
    const membership = await membershipOf(trx, community_id, user_id);
    if (!community || !isInside(membership) || membership?.role === 'OWNER') {
      // Put out, or the owner by now, who pays nobody.
      await endSubscription(trx, community_id, user_id);
      if (membership?.role === 'OWNER') await setStatus(trx, community_id, user_id, 'ACTIVE');
      return nothing;
    }
    if (membership?.status === 'CANCELS_AT_END') {
      if (subscription.paid_until > now) {
        await reschedule(trx, id, { due_at: subscription.paid_until });
        return nothing;
      }
      return await end(trx, community_id, user_id, 'terminou');
    }

    const centavos = Math.min(subscription.price_cents, community.priceCents);
    const { month, ends } = await monthAfter(trx, subscription.started_at, subscription.months, now);
    const charge = { community, memberId: user_id, subscriptionId: id, month, centavos, feePercent, now };
    let notices: Notice[];
    try {
      notices = await chargeMonth(trx, charge);
    } catch (error) {
      if (!(error instanceof InsufficientBalance)) throw error;
      return await unpaid(trx, { ...subscription, id }, centavos, now);
    }
    await setStatus(trx, community_id, user_id, 'ACTIVE');
    await reschedule(trx, id, { months: month, paid_until: ends, grace_until: null, due_at: ends });
    return { ended: [], told: await notify(trx, ...notices) };
  });
}

/** The first time grace begins, and the member is told; then a try a day; in the end they are outside. */
async function unpaid(
  trx: Transaction<DB>,
  { id, community_id, user_id, grace_until: grace }: Due & { grace_until: Date | null },
  centavos: number,
  now: Date,
): Promise<Renewed> {
  if (grace !== null && grace <= now) return await end(trx, community_id, user_id, 'terminou por falta de saldo');
  const until = grace ?? new Date(now.getTime() + GRACE);
  const again = new Date(Math.min(now.getTime() + DAY, until.getTime()));
  await reschedule(trx, id, { grace_until: until, due_at: again });
  if (grace !== null) return nothing;
  await setStatus(trx, community_id, user_id, 'PAST_DUE');
  const detail = `não foi renovada: faltou saldo para ${formatBRL(centavos)}`;
  return { ended: [], told: await notify(trx, noticeOf(community_id, user_id, detail)) };
}

async function end(trx: Transaction<DB>, communityId: string, userId: string, detail: string): Promise<Renewed> {
  await expire(trx, communityId, userId);
  return { ended: [{ communityId, userId }], told: await notify(trx, noticeOf(communityId, userId, detail)) };
}

function noticeOf(communityId: string, recipientId: string, detail: string) {
  return { kind: 'VIP_RENEWAL' as const, recipientId, communityId, detail };
}

async function reschedule(
  trx: Transaction<DB>,
  id: string,
  set: { months?: number; paid_until?: Date; grace_until?: Date | null; due_at: Date },
) {
  await trx.updateTable('vip_subscriptions').set(set).where('id', '=', id).execute();
}

const nothing: Renewed = { ended: [], told: [] };
