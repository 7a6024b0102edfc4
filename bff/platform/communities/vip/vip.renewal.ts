import type { Kysely, Selectable } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Tx } from '../../db/transact.ts';
import { notify } from '../../events/notify.ts';
import { formatBRL } from '../../../../schema/brl.ts';
import { dayInWords } from '../../calendar/sao-paulo.ts';
import { balanceOf, InsufficientBalance, receivable } from '../../wallet/ledger/ledger.ts';
import type { Payments } from '../../wallet/stripe/payments.ts';
import { MIN_CARD_PAYMENT_CENTAVOS } from '../../wallet/stripe/intents.ts';
import { debitAfter } from '../../wallet/stripe/lifetimes.ts';
import { approvedMandateOf } from '../../wallet/stripe/mandates.ts';
import {
  chargeForRenewal,
  chargesOf,
  debitOf,
  startDebit,
  type MonthCharges,
  type RenewalCharge,
  type RenewalDebit,
  type UnpaidMonth,
} from '../../wallet/stripe/renewal-charges.ts';
import { vipMonthKey } from '../../wallet/ledger/vip-month.ts';
import { membershipEnded } from '../membership-ended.ts';
import { changingMembers, isInside, membershipOf } from '../memberships.store.ts';
import { offersEnded } from '../offers.ended.ts';
import { chargeMonth, monthAfter, vipCommunity } from './vip.charge.ts';
import { countOf, DAY_MS, debitNoticeAt, GRACE } from './vip.grace.ts';
import { endSubscription, expire, nextDueAt, setStatus, subscriptionOf } from './vip.store.ts';
import { obstacleTo, obstacleWords, type Obstacle, type VipTerms } from './vip.terms.ts';

/**
 * The messages to a member whose VIP subscription was not renewed: `unpaid` for an unpaid month, `last` for the end of
 * the subscription.
 */
interface Why {
  unpaid: string;
  last: string;
}

/** The time after which a renewal checks again if the charge of the saved card has finished. */
const CARD_WAIT_MS = 120_000;

export interface Due {
  id: string;
  community_id: string;
  user_id: string;
}

/**
 * Returns the VIP subscriptions that are due for renewal or a retry. The subscription that has waited longest comes
 * first.
 */
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
 * Renews, postpones or ends one due VIP subscription in one transaction, which includes the payment. Does not charge
 * the member if they are not allowed to buy the month now. A second call, in this process or another process, does
 * nothing, because the subscription is then no longer due.
 * @param payments charges the member's saved card for the part that the wallet cannot pay; if it is absent, only the
 *   wallet pays
 */
export async function renew(
  db: Kysely<DB>,
  { id, community_id, user_id }: Due,
  terms: VipTerms,
  now: Date,
  payments?: Payments,
) {
  await changingMembers(db, community_id, async (tx) => {
    const subscription = await subscriptionOf(tx, community_id, user_id);
    if (subscription?.id !== id || subscription.due_at > now) return;
    const community = await vipCommunity(tx, community_id);
    const membership = await membershipOf(tx, community_id, user_id);
    if (!community || !isInside(membership) || membership?.role === 'OWNER') {
      // Stop here if the member was removed, or has become the owner: an owner does not pay for months.
      await endSubscription(tx, community_id, user_id);
      if (membership?.role === 'OWNER') await setStatus(tx, community_id, user_id, 'ACTIVE');
      return;
    }
    if (membership?.status === 'CANCELS_AT_END') {
      if (subscription.paid_until > now) {
        await reschedule(tx, id, { due_at: subscription.paid_until });
        return;
      }
      await end(tx, subscription, 'terminou');
      return;
    }

    const obstacle = await obstacleTo(tx, { memberId: user_id, ownerId: community.ownerId }, terms);
    if (obstacle !== null && subscription.paid_until > now) {
      await reschedule(tx, id, { due_at: subscription.paid_until });
      return;
    }
    const unpaid = unpaidMonthOf(subscription);
    const day = Math.max(0, Math.floor((now.getTime() - subscription.paid_until.getTime()) / DAY_MS));
    if (obstacle !== null) {
      const why = whyBarred(obstacle, await chargesOf(tx, unpaid, day));
      // A member with the profile type FREE cannot renew, so the membership ends without a grace period
      // (`stopRenewal`).
      if (obstacle === 'MEMBER_FREE') await end(tx, subscription, why.last);
      else await startGrace(tx, subscription, why, now);
      return;
    }

    const price = Math.min(subscription.price_cents, community.priceCents);
    const started = payments && (await debitForMonth(tx, payments, { subscription, centavos: price, now }));
    const debit = started?.state;
    // The bank debits the announced amount, so a price that has risen since does not apply to this month.
    const centavos = Math.min(price, started?.centavos ?? price);
    if (subscription.paid_until > now && debit !== 'PAID') {
      await reschedule(tx, id, { due_at: nextLook(subscription, debit, now) });
      return;
    }
    // At the end of the grace period the wallet pays, if it can. The debit is then cancelled, because it is not needed.
    const isLastTry = subscription.grace_until !== null && subscription.grace_until <= now;
    if (started?.state === 'WAITING' && !isLastTry) {
      await startGrace(tx, subscription, debitWaits(started, now), now);
      return;
    }
    const count = countOf(subscription, now);
    const { month, ends } = await monthAfter(tx, count.started_at, count.months, now);
    const { feePercent } = terms;
    const charge = {
      community,
      memberId: user_id,
      subscriptionId: count.id,
      month,
      startedAt: count.started_at,
      ends,
      centavos,
      feePercent,
      now,
    };
    try {
      await chargeMonth(tx, charge);
    } catch (error) {
      if (!(error instanceof InsufficientBalance)) throw error;
      // The money of an early debit was spent in the meantime. The paid month has not ended yet.
      if (subscription.paid_until > now) {
        await reschedule(tx, id, { due_at: subscription.paid_until });
        return;
      }
      const charge =
        payments && debit === undefined
          ? await chargeForRenewal(tx, payments, { ...unpaid, day, missing: error.missing })
          : debit === 'REFUSED'
            ? 'PIX_REFUSED'
            : 'NONE';
      if (charge === 'WAITING') await reschedule(tx, id, { due_at: new Date(now.getTime() + CARD_WAIT_MS) });
      else {
        const why = started?.state === 'WAITING' ? debitWaits(started, now) : whyOf(charge, centavos);
        await startGrace(tx, subscription, why, now);
      }
      return;
    }
    await setStatus(tx, community_id, user_id, 'ACTIVE');
    const { started_at } = count;
    const due_at = await nextDueAt(tx, user_id, community_id, ends);
    const paid = { id: count.id, started_at, months: month, paid_until: ends, grace_until: null, due_at };
    await reschedule(tx, id, paid);
    const detail = `foi renovada até ${dayInWords(ends)} por ${formatBRL(centavos)}`;
    notify(tx, noticeOf(subscription, `paid:${vipMonthKey(count.id, month)}`, detail));
  });
}

interface Unpaid {
  subscription: Pick<
    Selectable<DB['vip_subscriptions']>,
    'id' | 'community_id' | 'user_id' | 'months' | 'paid_until' | 'grace_until'
  >;
  /** The price of the month. */
  centavos: number;
  now: Date;
}

interface MonthDebit {
  state: RenewalDebit;
  centavos: number;
  /** The time of the bank's first attempt; null if no debit was started. */
  at: Date | null;
}

/**
 * Returns the state of the debit of the unpaid month by Pix Automático. If it is time for the debit, starts it and
 * notifies the member of its amount and its day.
 * @returns undefined if Pix Automático does not pay this month
 */
async function debitForMonth(
  tx: Tx,
  payments: Payments,
  { subscription, centavos, now }: Unpaid,
): Promise<MonthDebit | undefined> {
  const { user_id: memberId, community_id: communityId, paid_until: ends } = subscription;
  const of = unpaidMonthOf(subscription);
  const known = await debitOf(tx, of);
  const mandate = payments.provider && (await approvedMandateOf(tx, memberId, communityId));
  if (mandate === undefined) {
    // The provider may refuse to cancel a debit that the bank has been told of. The wallet pays without waiting for it.
    // The saved card does wait, because the bank may take the money too.
    if (known.state === 'WAITING') return { ...known, state: 'REFUSED', centavos };
    // Without a mandate the wallet and the saved card pay, unless the money of the debit has come.
    return known.state === 'PAID' ? known : undefined;
  }
  if (known.state !== 'NONE') return known.state === 'REFUSED' ? { ...known, centavos } : known;
  if (now < debitNoticeAt(ends)) return { ...known, centavos };
  // The money of the debit would pay the debt instead of the month.
  if ((await balanceOf(tx, receivable(memberId))) < 0) return undefined;
  const at = debitAfter(now);
  await startDebit(tx, payments, { ...of, mandate, centavos, at });
  const amount = Math.max(centavos, MIN_CARD_PAYMENT_CENTAVOS);
  const detail = `será renovada por Pix Automático: seu banco debita ${formatBRL(amount)} em ${dayInWords(at)}`;
  // If the grace period begins now, its notification names the day of the debit (`debitWaits`).
  if (ends > now || subscription.grace_until !== null)
    notify(tx, {
      ...noticeOf(subscription, `debit:${vipMonthKey(of.subscriptionId, of.month)}`, detail),
      isAlwaysTold: true,
    });
  return { state: 'WAITING', centavos: amount, at };
}

/** Returns the time of the next look at a subscription whose paid month has not ended. */
function nextLook({ paid_until: ends }: Unpaid['subscription'], debit: RenewalDebit | undefined, now: Date) {
  return debit === 'NONE' && now < debitNoticeAt(ends) ? debitNoticeAt(ends) : ends;
}

function debitWaits({ centavos, at }: MonthDebit, now: Date): Why {
  const amount = formatBRL(centavos);
  return {
    unpaid:
      at === null || at <= now
        ? `não foi renovada ainda: seu banco não fez o débito de ${amount} por Pix Automático, e tenta de novo por até sete dias`
        : `não foi renovada ainda: seu banco debita ${amount} por Pix Automático em ${dayInWords(at)}`,
    last: 'terminou, porque seu banco não fez o débito por Pix Automático',
  };
}

function unpaidMonthOf({ id, user_id, community_id, months }: Unpaid['subscription']): UnpaidMonth {
  return { memberId: user_id, communityId: community_id, subscriptionId: id, month: months + 1 };
}

/**
 * Returns the messages to a member with an obstacle to buying the month. The bank may have paid a charge before the
 * obstacle appeared; its money is then in the wallet, and pays the month if the obstacle disappears in time.
 */
function whyBarred(obstacle: Obstacle, { paid, waiting }: MonthCharges): Why {
  const reason = obstacleWords[obstacle];
  if (paid === 0 && waiting === 0)
    return { unpaid: `não foi renovada, e nada foi cobrado: ${reason}`, last: 'terminou, e nada foi cobrado' };
  const money =
    paid > 0
      ? `O valor cobrado (${formatBRL(paid)}) entrou no seu saldo`
      : `Se a cobrança em andamento, de ${formatBRL(waiting)}, for feita, o valor entra no seu saldo`;
  return { unpaid: `não foi renovada: ${reason}. ${money}`, last: `terminou. ${money}` };
}

function whyOf(charge: Exclude<RenewalCharge, 'WAITING'> | 'PIX_REFUSED', centavos: number): Why {
  if (charge === 'PIX_REFUSED') {
    return {
      unpaid: `não foi renovada: o débito de ${formatBRL(centavos)} por Pix Automático não foi feito, e faltou saldo`,
      last: 'terminou, porque o débito por Pix Automático não foi feito e faltou saldo',
    };
  }
  if (charge === 'CONFIRM') {
    return {
      unpaid: `não foi renovada: seu banco pede que você confirme ${formatBRL(centavos)} na sua carteira`,
      last: 'terminou, porque o pagamento não foi confirmado',
    };
  }
  if (charge === 'REFUSED') {
    return {
      unpaid: `não foi renovada: faltou saldo para ${formatBRL(centavos)}, e o cartão guardado foi recusado`,
      last: 'terminou por falta de saldo, e o cartão guardado foi recusado',
    };
  }
  return {
    unpaid: `não foi renovada: faltou saldo para ${formatBRL(centavos)}`,
    last: 'terminou por falta de saldo',
  };
}

/**
 * Handles an unpaid VIP month. The first call starts the grace period and notifies the member. Each later call
 * schedules the next daily retry, or ends the subscription when the grace period is over.
 */
async function startGrace(
  tx: Tx,
  subscription: Due & { months: number; grace_until: Date | null },
  why: Why,
  now: Date,
) {
  const { id, community_id, user_id, months, grace_until: grace } = subscription;
  if (grace !== null && grace <= now) {
    await end(tx, subscription, why.last);
    return;
  }
  const until = grace ?? new Date(now.getTime() + GRACE);
  const again = new Date(Math.min(now.getTime() + DAY_MS, until.getTime()));
  await reschedule(tx, id, { grace_until: until, due_at: again });
  if (grace !== null) return;
  await setStatus(tx, community_id, user_id, 'PAST_DUE');
  notify(tx, noticeOf(subscription, `unpaid:${vipMonthKey(id, months + 1)}`, why.unpaid));
}

async function end(tx: Tx, subscription: Due, detail: string) {
  const { id, community_id: communityId, user_id: userId } = subscription;
  const offers = await expire(tx, communityId, userId);
  membershipEnded(tx, communityId, userId);
  offersEnded(tx, offers);
  notify(tx, noticeOf(subscription, `ended:${id}`, detail));
}

function noticeOf({ community_id: communityId, user_id: recipientId }: Omit<Due, 'id'>, event: string, detail: string) {
  return { kind: 'VIP_RENEWAL' as const, recipientId, communityId, event, detail };
}

async function reschedule(
  tx: Tx,
  id: string,
  set: { id?: string; started_at?: Date; months?: number; paid_until?: Date; grace_until?: Date | null; due_at: Date },
) {
  await tx.updateTable('vip_subscriptions').set(set).where('id', '=', id).execute();
}
