import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DEFAULT_VIP_FEE_PERCENT } from '../../schema/vip-fee.ts';
import { chargeMonth, monthAfter, returnRest, type VipCommunity } from '../platform/communities/vip/vip.charge.ts';
import { releaseMonth } from '../platform/communities/vip/vip.pending.ts';
import { vipMonthKey } from '../platform/wallet/ledger/vip-month.ts';
import { DAY_MS, GRACE } from '../platform/communities/vip/vip.grace.ts';
import type { DB, MembershipStatus } from '../platform/db/schema.ts';
import { saoPauloDay, saoPauloMidnight } from '../platform/calendar/sao-paulo.ts';
import { debitReturn } from '../platform/wallet/refunds/returns.store.ts';
import { demoAddress } from './logins.ts';
import type { PersonKey } from './people.ts';
import { topUp } from './seed-money.ts';
import type { World } from './world.ts';

interface Membership {
  who: PersonKey;
  /** Days ago. */
  since: number;
  months: number;
  status?: MembershipStatus;
  /** The owner removed the member this number of days ago. */
  removed?: number;
}

/**
 * The paid memberships of VIP communities, by the name of the community. Moderators are not listed, because they join
 * for free. A member with the profile type FREE cannot renew, so their membership has the status CANCELS_AT_END
 * (communities/profile-type.store.ts).
 */
const memberships: Record<string, readonly Membership[]> = {
  'Câmara Clara': [
    { who: 'bruno', since: 75, months: 3, status: 'CANCELS_AT_END' },
    { who: 'thiago', since: 45, months: 2 },
    { who: 'otavio', since: 12, months: 1, status: 'CANCELS_AT_END' },
    { who: 'marina', since: 41, months: 2, status: 'CANCELS_AT_END' },
    { who: 'valentina', since: 33, months: 1, status: 'PAST_DUE' },
    { who: 'camila', since: 20, months: 1, status: 'REMOVED', removed: 8 },
  ],
  'Cozinha da Ju': [
    { who: 'kenji', since: 72, months: 3, status: 'CANCELS_AT_END' },
    { who: 'caio', since: 9, months: 1, status: 'CANCELS_AT_END' },
    { who: 'sol', since: 50, months: 2 },
    { who: 'noah', since: 38, months: 2, status: 'CANCELS_AT_END' },
  ],
};

/**
 * Inserts the months that members have paid for in VIP communities. On the day before a membership starts, its member
 * tops up the wallet by card. Also inserts one refunded card payment.
 */
export async function insertVipMonths(tx: Transaction<DB>, { members, circles }: World, now: Date) {
  const midnight = saoPauloMidnight(saoPauloDay(now)).getTime();
  const at = (ago: number, hour: number) => new Date(midnight - ago * DAY_MS + hour * 3_600_000);
  const idOf = (key: string) => members.find(({ email }) => email === demoAddress(key))?.id ?? '';

  for (const { id, owner, community } of circles) {
    if (community.kind !== 'VIP') continue;
    const vip = { id, name: community.name, ownerId: owner, priceCents: community.priceCents };
    for (const membership of memberships[community.name] ?? []) {
      const memberId = idOf(membership.who);
      const wanted = Math.ceil((membership.months * community.priceCents) / 1_000) * 1_000;
      await topUp(tx, memberId, wanted, at(membership.since + 1, 19));
      const subscription = await live(tx, vip, memberId, membership, at(membership.since, 20), now);
      if (membership.removed === undefined) continue;
      await returnRest(tx, { communityId: id, memberId, subscription }, at(membership.removed, 15));
      const outside = { community_id: id, user_id: memberId, role: 'MEMBER', status: 'REMOVED' } as const;
      await tx
        .insertInto('community_members')
        .values({ ...outside, id: uuidv7() })
        .execute();
    }
  }

  const marina = idOf('marina');
  const regretted = await topUp(tx, marina, 100_00, at(4, 11));
  const intent = await tx
    .selectFrom('payment_intents')
    .selectAll()
    .where('id', '=', regretted)
    .executeTakeFirstOrThrow();
  const refund = { kind: 'REFUND', centavos: 100_00, status: 'SUCCEEDED', isAsked: true } as const;
  const id = uuidv7({ msecs: at(3, 9).getTime() });
  await debitReturn(tx, intent, { ...refund, id, providerId: `re_demo_${id}` }, at(3, 9));
}

/** Inserts a payment for each month of a membership, and the resulting subscription. */
async function live(
  tx: Transaction<DB>,
  community: VipCommunity,
  memberId: string,
  { months, status = 'ACTIVE' }: Membership,
  startedAt: Date,
  now: Date,
) {
  const subscriptionId = uuidv7({ msecs: startedAt.getTime() });
  const of = {
    community,
    memberId,
    subscriptionId,
    centavos: community.priceCents,
    feePercent: DEFAULT_VIP_FEE_PERCENT,
  };
  let begin = startedAt;
  for (let paid = 0; paid < months; paid += 1) {
    const { month, ends } = await monthAfter(tx, startedAt, paid, begin);
    await chargeMonth(tx, { ...of, month, startedAt, ends, now: begin });
    if (ends < now) await releaseMonth(tx, vipMonthKey(subscriptionId, month), ends);
    begin = ends;
  }
  const subscription = { id: subscriptionId, started_at: startedAt, months, paid_until: begin };
  if (status === 'REMOVED') return subscription;
  const isLate = status === 'PAST_DUE';
  await tx
    .insertInto('vip_subscriptions')
    .values({
      ...subscription,
      community_id: community.id,
      user_id: memberId,
      price_cents: community.priceCents,
      grace_until: isLate ? new Date(begin.getTime() + GRACE) : null,
      due_at: isLate ? new Date(now.getTime() + DAY_MS / 2) : begin,
    })
    .execute();
  await tx
    .updateTable('community_members')
    .set({ status, joined_at: startedAt })
    .where('community_id', '=', community.id)
    .where('user_id', '=', memberId)
    .execute();
  return subscription;
}
