import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CommunityKind, CommunityRole, DB, MembershipStatus } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { communityNotFound } from './communities.store.ts';
import { endMandateWithMembership } from '../wallet/stripe/mandates.ts';
import { endOfferIn } from './offers.ended.ts';

export interface Membership {
  role: CommunityRole;
  status: MembershipStatus;
  /**
   * True if the member was removed from the community by another member. If a change leaves the field out, its current
   * value is kept.
   */
  was_put_out?: boolean;
}

interface LockedCommunity {
  id: string;
  kind: CommunityKind;
  picture_id: string | null;
}

/**
 * Runs a change of a community's members while the community's row is locked. Changes of one community therefore run
 * one after another: each change sees the result of the previous change, and the counters match the rows.
 * @throws {ApiError} 404 when the community does not exist or is closed
 */
export async function changingMembers<Result>(
  db: Kysely<DB>,
  communityId: string,
  change: (tx: Tx, community: LockedCommunity) => Promise<Result>,
) {
  return await transact(db, async (tx) => {
    const community = await tx
      .selectFrom('communities')
      .select(['id', 'kind', 'picture_id'])
      .where('id', '=', communityId)
      .where('closed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!community) throw communityNotFound();
    return await change(tx, community);
  });
}

export async function membershipOf(tx: Transaction<DB>, communityId: string, userId: string) {
  return await tx
    .selectFrom('community_members')
    .select(['role', 'status', 'was_put_out'])
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Writes a membership in a community and updates the community's counters. If `wanted` is null, deletes the
 * membership's row. But the row of a removed member stays, with the status REMOVED; otherwise that member could return
 * by an invite. If the membership ends, the mandate that pays its VIP months ends too. Call it only within
 * `changingMembers`.
 * @returns the offers of ownership that ended with the membership, for `offersEnded`
 */
export async function setMembership(
  tx: Transaction<DB>,
  communityId: string,
  userId: string,
  before: Membership | undefined,
  wanted: Membership | null,
) {
  const after = wanted === null && before?.was_put_out ? { ...before, status: 'REMOVED' as const } : wanted;
  if (after === null) {
    await tx
      .deleteFrom('community_members')
      .where('community_id', '=', communityId)
      .where('user_id', '=', userId)
      .execute();
  } else {
    const started = before?.status === after.status ? {} : { id: uuidv7(), joined_at: sql<Date>`now()` };
    await tx
      .insertInto('community_members')
      .values({ community_id: communityId, user_id: userId, ...after, ...started })
      .onConflict((conflict) => conflict.columns(['community_id', 'user_id']).doUpdateSet({ ...after, ...started }))
      .execute();
  }

  const hasEnded = isInside(before) && !isInside(after);
  const ended = hasEnded ? await endOfferIn(tx, communityId, userId) : [];
  // Otherwise the mandate would pay a later membership, whose price it may not cover.
  if (hasEnded) await endMandateWithMembership(tx, userId, communityId);
  const members = Number(isInside(after)) - Number(isInside(before));
  const pending = Number(after?.status === 'PENDING') - Number(before?.status === 'PENDING');
  if (members === 0 && pending === 0) return ended;
  await tx
    .updateTable('communities')
    .set({
      member_count: sql<number>`member_count + ${members}::int`,
      pending_count: sql<number>`pending_count + ${pending}::int`,
    })
    .where('id', '=', communityId)
    .execute();
  return ended;
}

/**
 * Returns true if a membership is active: its status is in the list `INSIDE`, which matches the SQL list
 * `activeMembership`.
 */
export function isInside(membership: Membership | undefined | null) {
  return membership !== undefined && membership !== null && INSIDE.includes(membership.status);
}

const INSIDE: readonly MembershipStatus[] = ['ACTIVE', 'CANCELS_AT_END', 'PAST_DUE'];
