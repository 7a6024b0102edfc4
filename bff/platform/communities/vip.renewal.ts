import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notify, type Announcement, type Notice } from '../events/notify.ts';
import { formatBRL } from '../wallet/brl.ts';
import { InsufficientBalance } from '../wallet/ledger.ts';
import { changingMembers, isInside, membershipOf } from './memberships.store.ts';
import { offersEnded } from './offers.ended.ts';
import { chargeMonth, monthAfter, vipCommunity } from './vip.charge.ts';
import { countOf, DAY, GRACE } from './vip.grace.ts';
import { endSubscription, expire, setStatus, subscriptionOf } from './vip.store.ts';
import { obstacleTo, type Obstacle, type VipTerms } from './vip.terms.ts';

export interface Renewed {
  /** Who is outside now. */
  ended: { communityId: string; userId: string }[];
  told: Announcement[];
}

/** What the member is told when a month is not paid, and when it is given up. */
interface Why {
  said: string;
  last: string;
}

const UNCHARGED = 'não foi renovada, e nada foi cobrado:';
const last = 'terminou, e nada foi cobrado';
const whyHeld: Record<Obstacle, Why> = {
  MEMBER_OUT: { said: `${UNCHARGED} sua conta não estava ativa`, last },
  AGE_UNKNOWN: { said: `${UNCHARGED} confirme sua idade para continuar`, last },
  NOT_SOLD: { said: `${UNCHARGED} a comunidade não está aceitando pagamentos`, last },
  NOT_SHOWN: { said: `${UNCHARGED} a comunidade não está aceitando pagamentos`, last },
};

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
 * Renews, holds over or ends one membership that is due, with its money, in one transaction. A member who could not buy the
 * month now is not charged for it. A second call, in this process or in another, finds that it is no longer due.
 */
export async function renew(db: Kysely<DB>, { id, community_id, user_id }: Due, terms: VipTerms, now: Date) {
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

    const obstacle = await obstacleTo(trx, { memberId: user_id, ownerId: community.ownerId }, terms);
    if (obstacle !== null) return await holdOver(trx, { ...subscription, id }, whyHeld[obstacle], now);

    const centavos = Math.min(subscription.price_cents, community.priceCents);
    const count = countOf(subscription, now);
    const { month, ends } = await monthAfter(trx, count.started_at, count.months, now);
    const { feePercent } = terms;
    const charge = { community, memberId: user_id, subscriptionId: count.id, month, centavos, feePercent, now };
    let notices: Notice[];
    try {
      notices = await chargeMonth(trx, charge);
    } catch (error) {
      if (!(error instanceof InsufficientBalance)) throw error;
      const why = {
        said: `não foi renovada: faltou saldo para ${formatBRL(centavos)}`,
        last: 'terminou por falta de saldo',
      };
      return await holdOver(trx, { ...subscription, id }, why, now);
    }
    await setStatus(trx, community_id, user_id, 'ACTIVE');
    const { started_at } = count;
    const paid = { id: count.id, started_at, months: month, paid_until: ends, grace_until: null, due_at: ends };
    await reschedule(trx, id, paid);
    const renewed = noticeOf(community_id, user_id, `foi renovada até ${dayOf(ends)} por ${formatBRL(centavos)}`);
    return { ended: [], told: await notify(trx, renewed, ...notices) };
  });
}

const dayFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: 'numeric', month: 'long' });
const dayOf = (instant: Date) => dayFormat.format(instant);

/** The first time grace begins, and the member is told; then a try a day; in the end they are outside. */
async function holdOver(
  trx: Transaction<DB>,
  { id, community_id, user_id, grace_until: grace }: Due & { grace_until: Date | null },
  why: Why,
  now: Date,
): Promise<Renewed> {
  if (grace !== null && grace <= now) return await end(trx, community_id, user_id, why.last);
  const until = grace ?? new Date(now.getTime() + GRACE);
  const again = new Date(Math.min(now.getTime() + DAY, until.getTime()));
  await reschedule(trx, id, { grace_until: until, due_at: again });
  if (grace !== null) return nothing;
  await setStatus(trx, community_id, user_id, 'PAST_DUE');
  return { ended: [], told: await notify(trx, noticeOf(community_id, user_id, why.said)) };
}

async function end(trx: Transaction<DB>, communityId: string, userId: string, detail: string): Promise<Renewed> {
  const offers = await expire(trx, communityId, userId);
  const told = [...(await offersEnded(trx, offers)), ...(await notify(trx, noticeOf(communityId, userId, detail)))];
  return { ended: [{ communityId, userId }], told };
}

function noticeOf(communityId: string, recipientId: string, detail: string) {
  return { kind: 'VIP_RENEWAL' as const, recipientId, communityId, detail };
}

async function reschedule(
  trx: Transaction<DB>,
  id: string,
  set: { id?: string; started_at?: Date; months?: number; paid_until?: Date; grace_until?: Date | null; due_at: Date },
) {
  await trx.updateTable('vip_subscriptions').set(set).where('id', '=', id).execute();
}

const nothing: Renewed = { ended: [], told: [] };
