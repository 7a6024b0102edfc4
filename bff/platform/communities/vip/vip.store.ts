import type { Kysely, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB, MembershipStatus } from '../../db/schema.ts';
import { ApiError, notAllowed } from '../../errors.ts';
import type { Tx } from '../../db/transact.ts';
import { notify } from '../../events/notify.ts';
import { takeBackCredit } from '../../events/take-back.ts';
import { formatBRL } from '../../../../schema/brl.ts';
import { communityNotFound } from '../communities.store.ts';
import { membershipEnded } from '../membership-ended.ts';
import { changingMembers, isInside, membershipOf, setMembership } from '../memberships.store.ts';
import { paymentReturned } from '../../wallet/purchase-refusals.ts';
import { lockPaid } from '../../wallet/refunds/returns.store.ts';
import { requireShownPrice } from '../../wallet/shown-price.ts';
import {
  approvedMandateOf,
  createdMandateOf,
  endMandateOf,
  endMandateWithMembership,
} from '../../wallet/stripe/mandates.ts';
import { noteRefusal, takeOrder } from '../../wallet/stripe/orders.ts';
import { withdrawMonths, type Withdrawal } from '../../wallet/stripe/unwanted-payments.ts';
import { chargeMonth, monthAfter, vipCommunity } from './vip.charge.ts';
import { offersEnded } from '../offers.ended.ts';
import { requireProfessional } from '../professional.ts';
import { countOf, debitNoticeAt } from './vip.grace.ts';
import { obstacleTo, type Obstacle, type VipTerms } from './vip.terms.ts';

const PIX_ENDED = 'O Pix Automático foi cancelado';
const MANDATE_TOO_LOW =
  'já estava paga por um preço maior: o valor do Pix está no seu saldo, e o Pix Automático foi cancelado';

const NO_SUBSCRIPTION =
  'não precisa mais de pagamento: o valor do Pix está no seu saldo, e o Pix Automático foi cancelado';

const FOR_PROFESSIONALS = 'Comunidades VIP são para perfis PROFISSIONAL. Mude o tipo do seu perfil para assinar.';

/** Thrown if the member may not buy a month of the community. */
export class MonthBarred extends ApiError {
  constructor(readonly obstacle: Obstacle) {
    const { status, code, message } = errorOf(obstacle);
    super(status, code, message);
  }
}

/** Thrown if the member has left, cancelled the subscription or turned FREE since the Pix was opened. */
export class MonthWithdrawn extends ApiError {
  constructor(readonly by: Withdrawal) {
    super(400, 'INVALID_INPUT', `A assinatura não foi paga: ${withdrawalWords[by]}.`);
  }
}

/** The withdrawals in the words of the notifications. */
export const withdrawalWords: Record<Withdrawal, string> = {
  LEFT: 'você saiu ou cancelou a assinatura depois de gerar o Pix',
  FREE: 'você mudou seu perfil para FREE depois de gerar o Pix',
};

function errorOf(obstacle: Obstacle) {
  if (obstacle === 'NOT_SOLD') return notAllowed('Esta comunidade não aceita novas assinaturas.');
  return obstacle === 'MEMBER_FREE' ? notAllowed(FOR_PROFESSIONALS) : communityNotFound();
}

interface WantedMonth {
  viewer: string;
  communityId: string;
  /** The price shown to the member, in centavos. */
  price: number;
  terms: VipTerms;
}

/**
 * Checks that the member may buy a month of a VIP community, and returns what it costs.
 * @returns undefined if the month is already paid
 * @throws {ApiError} 400 PRICE_CHANGED when the price of a month differs from `price`; 403 for a removed member, for a
 * FREE member (VIP is closed to them), and while the owner is FREE (and may not be paid)
 */
export async function requireMonth(tx: Tx, { viewer, communityId, price, terms }: WantedMonth) {
  const community = await vipCommunity(tx, communityId);
  if (!community) throw new ApiError(400, 'INVALID_INPUT', 'Esta comunidade não é VIP.');
  const before = await membershipOf(tx, communityId, viewer);
  if (isInside(before) && before?.status !== 'PAST_DUE') return undefined;
  if (before?.status === 'REMOVED') throw notAllowed('Você foi removido desta comunidade.');
  const obstacle = await obstacleTo(tx, { memberId: viewer, ownerId: community.ownerId }, terms);
  if (obstacle !== null) throw new MonthBarred(obstacle);

  const owed = before?.status === 'PAST_DUE' ? await subscriptionOf(tx, communityId, viewer) : undefined;
  const centavos = Math.min(owed?.price_cents ?? community.priceCents, community.priceCents);
  requireShownPrice(centavos, price);
  // Keep the price that was agreed when the member subscribed, even if a lower price is charged now, because the
  // community's price may rise again.
  return { community, before, owed, centavos, agreed: owed?.price_cents ?? centavos };
}

/**
 * Charges a member for a month of a VIP community and makes them an active member, in one transaction. For a PAST_DUE
 * member, charges the overdue month. If the month is already paid, charges nothing, so that the client can retry after
 * a lost response.
 * @param intentId the payment by Pix that bought the month; absent if the wallet pays
 * @throws {ApiError} 402 INSUFFICIENT_BALANCE; 402 PAYMENT_FAILED if the Pix went back to its payer; the refusals of
 *   `requireMonth`
 */
export async function subscribe(
  db: Kysely<DB>,
  { intentId, ...wanted }: WantedMonth & { intentId?: string },
  now = new Date(),
) {
  const { viewer, communityId, terms } = wanted;
  await changingMembers(db, communityId, async (tx) => {
    // A crash after the purchase may repeat it. Without this, a member might leave and then pay a second month.
    if (intentId !== undefined) {
      const order = await takeOrder(tx, intentId);
      if (!order) return;
      if (order.withdrawnBy !== null) throw new MonthWithdrawn(order.withdrawnBy);
      // Without this, other money of the member would pay the month of a Pix that went back to its payer.
      const paid = await lockPaid(tx, 'id', intentId);
      if (!paid || paid.refunded_centavos > 0) throw paymentReturned();
    }
    const bought = await requireMonth(tx, wanted);
    if (!bought) {
      if (intentId === undefined) return;
      await noteRefusal(tx, intentId, 'ALREADY_PAID');
      const subscription = await subscriptionOf(tx, communityId, viewer);
      if (!subscription) {
        // The member has become the owner, for example, and pays for no months.
        await endMandateOf(tx, intentId);
        const event = `mandate:${intentId}`;
        notify(tx, { kind: 'VIP_RENEWAL', recipientId: viewer, communityId, event, detail: NO_SUBSCRIPTION });
        return;
      }
      const mandate = await createdMandateOf(tx, intentId);
      if (mandate && mandate.maxCentavos < subscription.price_cents) {
        await endMandateOf(tx, intentId);
        const notice = { kind: 'VIP_RENEWAL' as const, recipientId: viewer, communityId, detail: MANDATE_TOO_LOW };
        notify(tx, { ...notice, event: `mandate:${intentId}` });
      }
      // The month was paid in another way, and the mandate pays the next one: its debit is announced in time.
      const due_at = await nextDueAt(tx, viewer, communityId, subscription.paid_until);
      await tx.updateTable('vip_subscriptions').set({ due_at }).where('id', '=', subscription.id).execute();
      return;
    }
    const { community, before, owed, centavos, agreed: price_cents } = bought;
    const { id, started_at, months } = owed ? countOf(owed, now) : { id: uuidv7(), started_at: now, months: 0 };
    const { month, ends } = await monthAfter(tx, started_at, months, now);
    const due_at = await nextDueAt(tx, viewer, communityId, ends);
    const paid = { months: month, paid_until: ends, due_at, grace_until: null };
    if (owed) await setStatus(tx, communityId, viewer, 'ACTIVE');
    else await setMembership(tx, communityId, viewer, before, { role: 'MEMBER', status: 'ACTIVE' });
    const agreed = { id, price_cents, started_at };
    await tx
      .insertInto('vip_subscriptions')
      .values({ ...agreed, community_id: communityId, user_id: viewer, ...paid })
      .onConflict((conflict) => conflict.columns(['community_id', 'user_id']).doUpdateSet({ ...agreed, ...paid }))
      .execute();
    const charge = {
      community,
      memberId: viewer,
      subscriptionId: id,
      month,
      startedAt: started_at,
      ends,
      centavos,
      feePercent: terms.feePercent,
      intentId,
      now,
    };
    await chargeMonth(tx, charge);
    if (intentId === undefined) return;
    // Replaces the notification that the payment credited the wallet, because the month spends that credit immediately.
    takeBackCredit(tx, intentId);
    // The payer's bank may have ended the mandate before the month was bought. This notification then replaces the one
    // about the end of the mandate.
    const isMandated = due_at < ends;
    const next = isMandated ? 'Os próximos meses são debitados por Pix Automático' : PIX_ENDED;
    const notice = { kind: 'VIP_RENEWAL' as const, recipientId: viewer, communityId };
    const detail = `foi paga por Pix: ${formatBRL(centavos)}. ${next}`;
    notify(tx, { ...notice, event: `${isMandated ? 'pix' : 'mandate'}:${intentId}`, detail });
  });
}

/**
 * Returns the time at which the scheduler next looks at a subscription: the end of its paid month, or, if Pix
 * Automático pays it, the time at which the next debit is announced.
 */
export async function nextDueAt(tx: Transaction<DB>, userId: string, communityId: string, ends: Date) {
  const mandate = await approvedMandateOf(tx, userId, communityId);
  return mandate === undefined ? ends : debitNoticeAt(ends);
}

/**
 * Cancels a VIP subscription: it ends when its paid time is over, or immediately if no paid time is left. A
 * subscription that is already cancelled does not change.
 * @throws {ApiError} 400 for a member without a subscription
 */
export async function cancelSubscription(db: Kysely<DB>, viewer: string, communityId: string) {
  await changingMembers(db, communityId, async (tx) => {
    const { isOutside, ended } = await stopRenewal(tx, viewer, communityId, 'LEFT');
    offersEnded(tx, ended);
    if (isOutside) membershipEnded(tx, communityId, viewer);
  });
}

/**
 * Cancels a VIP subscription. The caller has locked the community.
 * @param by the member's act, which the notification about a withdrawn Pix names
 * @returns whether the membership has ended now, and the offers of ownership that ended with it, for `offersEnded`
 */
export async function stopRenewal(tx: Tx, viewer: string, communityId: string, by: Withdrawal) {
  const before = await membershipOf(tx, communityId, viewer);
  if (!isInside(before) || !(await subscriptionOf(tx, communityId, viewer))) throw notSubscribed();
  await withdrawMonths(tx, viewer, communityId, by);
  if (before?.status === 'PAST_DUE') {
    return { isOutside: true, ended: await expire(tx, communityId, viewer) };
  }
  await setStatus(tx, communityId, viewer, 'CANCELS_AT_END');
  await endMandateWithMembership(tx, viewer, communityId);
  return { isOutside: false, ended: [] };
}

/**
 * Takes back the cancellation of a VIP subscription that has not ended yet.
 * @throws {ApiError} 400 for a member without a subscription, 403 for a FREE member, because FREE ends renewals
 */
export async function resumeSubscription(db: Kysely<DB>, viewer: string, communityId: string) {
  await changingMembers(db, communityId, async (tx) => {
    const before = await membershipOf(tx, communityId, viewer);
    const subscription = await subscriptionOf(tx, communityId, viewer);
    if (!isInside(before) || !subscription) throw notSubscribed();
    await requireProfessional(tx, viewer, FOR_PROFESSIONALS);
    if (before?.status !== 'CANCELS_AT_END') return;
    await setStatus(tx, communityId, viewer, 'ACTIVE');
    const due_at = await nextDueAt(tx, viewer, communityId, subscription.paid_until);
    await tx.updateTable('vip_subscriptions').set({ due_at }).where('id', '=', subscription.id).execute();
  });
}

export function subscriptionOf(tx: Transaction<DB>, communityId: string, userId: string) {
  return tx
    .selectFrom('vip_subscriptions')
    .selectAll()
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Changes the status of an active member. The member's joining date and the community's counters do not change. */
export async function setStatus(tx: Transaction<DB>, communityId: string, userId: string, status: MembershipStatus) {
  await tx
    .updateTable('community_members')
    .set({ status })
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Ends a VIP membership when its paid months are over.
 * @returns the offers of ownership that ended with it, for `offersEnded`
 */
export async function expire(tx: Tx, communityId: string, userId: string) {
  const before = await membershipOf(tx, communityId, userId);
  const ended = await setMembership(tx, communityId, userId, before, { role: 'MEMBER', status: 'EXPIRED' });
  await endSubscription(tx, communityId, userId);
  return ended;
}

/** Deletes a subscription, and ends the mandate that paid its months. */
export async function endSubscription(tx: Transaction<DB>, communityId: string, userId: string) {
  await endMandateWithMembership(tx, userId, communityId);
  await tx
    .deleteFrom('vip_subscriptions')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .execute();
}

function notSubscribed() {
  return new ApiError(400, 'INVALID_INPUT', 'Você não tem uma assinatura nesta comunidade.');
}
