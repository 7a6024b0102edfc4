import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { notify } from '../events/notify.ts';
import { takeBackCommunity } from '../events/take-back.ts';
import { hasBlocked } from '../policy/members.ts';
import { activeMembership } from '../policy/posts.ts';
import { membershipEnded } from './membership-ended.ts';
import { membershipOf, setMembership } from './memberships.store.ts';
import { offersEnded } from './offers.ended.ts';
import { breakOff } from './vip/vip.ending.ts';

interface Outgoing {
  communityId: string;
  userId: string;
}

/**
 * Removes members from communities, which the caller has locked. Refunds the paid days that have not begun.
 * @param by the acting member; null when no member acts
 * @param status the new membership status: a REMOVED member cannot subscribe again, an EXPIRED member can
 */
export async function putOut(
  tx: Tx,
  all: readonly Outgoing[],
  by: string | null,
  status: 'REMOVED' | 'EXPIRED' = 'REMOVED',
  now = new Date(),
) {
  if (all.length === 0) return;
  const outgoing = sql<boolean>`(s.community_id, s.user_id) in (${sql.join(
    all.map(({ communityId, userId }) => sql`(${communityId}::uuid, ${userId}::uuid)`),
  )})`;
  const notices = await breakOff(tx, outgoing, by, now);
  for (const { communityId, userId } of all) {
    const before = await membershipOf(tx, communityId, userId);
    const ended = await setMembership(tx, communityId, userId, before, { role: 'MEMBER', status });
    membershipEnded(tx, communityId, userId);
    takeBackCommunity(tx, communityId, [userId]);
    offersEnded(tx, ended);
  }
  notify(tx, ...notices);
}

/**
 * Locks those VIP communities of an owner in which a given other member is active, in the order of their ids. Call it
 * before locking members, because communities are locked before members.
 */
export async function lockVipBetween(tx: Transaction<DB>, ownerId: string, userId: string): Promise<Outgoing[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from communities c where ${isVipBetween(ownerId, userId)} order by c.id for no key update of c`.execute(
    tx,
  );
  return rows.map(({ id }) => ({ communityId: id, userId }));
}

/**
 * Returns true if the member has entered another VIP community of the owner since the communities `locked` were locked.
 * After this check the member cannot enter a further VIP community, because a payment needs the lock on the member's
 * row, which the caller holds.
 */
export async function hasEnteredVip(tx: Transaction<DB>, ownerId: string, userId: string, locked: readonly Outgoing[]) {
  const known = locked.map(({ communityId }) => communityId);
  const { rows } = await sql`
    select 1 from communities c where ${isVipBetween(ownerId, userId)} and c.id <> all(${known}::uuid[]) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

function isVipBetween(ownerId: string, userId: string) {
  return sql<boolean>`(c.owner_id = ${ownerId} and c.kind = 'VIP' and c.closed_at is null and exists (
    select 1 from community_members m
    where m.community_id = c.id and m.user_id = ${userId} and m.status in ${activeMembership}))`;
}

/**
 * Returns those active members of a VIP community that the community's new owner has blocked. The caller has locked the
 * community.
 */
export async function blockedInside(tx: Transaction<DB>, communityId: string, ownerId: string): Promise<Outgoing[]> {
  const { rows } = await sql<{ userId: string }>`
    select m.user_id as "userId" from community_members m join communities c on c.id = m.community_id
    where m.community_id = ${communityId} and c.kind = 'VIP' and m.status in ${activeMembership}
      and ${hasBlocked(ownerId, sql.ref('m.user_id'))} order by m.user_id`.execute(tx);
  return rows.map(({ userId }) => ({ communityId, userId }));
}
