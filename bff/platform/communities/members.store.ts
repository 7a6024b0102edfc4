import { sql, type Kysely } from 'kysely';
import { keysetCondition, keysetOrder } from '../db/keyset.ts';
import { communityRoles, type CommunityRole, type DB } from '../db/schema.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import { activeMembership } from '../policy/posts.ts';
import { notify } from '../events/notify.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { requireManagerNow } from './joining.ts';
import { membershipEnded } from './membership-ended.ts';
import { changingMembers, isInside, membershipOf, setMembership, type Membership } from './memberships.store.ts';
import { offersEnded } from './offers.ended.ts';
import { putOut } from './putting-out.ts';
import { expire, subscriptionOf } from './vip/vip.store.ts';

export const memberCursors = (communityId: string) => cursorsOf(`members:${communityId}`, communityRoles);
export const requestCursors = (communityId: string) => cursorsOf(`requests:${communityId}`);

export interface MemberRow extends Membership {
  id: string;
  user_id: string;
  joined_at: Date;
  /** True if the owner may offer the ownership of the community to this member; null if the viewer is not the owner. */
  may_own: boolean | null;
}

/**
 * Lists the members of a community whom the viewer may see: the owner, then the moderators, then the other members.
 * Within each role, the members who joined last come first.
 */
export async function membersOf(db: Kysely<DB>, viewer: string, communityId: string, page: PageRequest) {
  const part = (role: CommunityRole, rank: number) => sql`(
    select id, user_id, role, status, joined_at, ${rank}::int as rank from community_members
    where community_id = ${communityId} and role = ${role} and status in ${activeMembership}
      and not ${isBlockedBetween(viewer, sql.ref('user_id'))}
      and ${withinPart(page, role, rank)}
    order by ${keysetOrder(page, 'id')} limit ${page.size + 1})`;
  const { rows } = await sql<MemberRow>`
    select id, user_id, role, status, joined_at, (
        select u.profile_type = 'PROFISSIONAL' from users u join communities c on c.owner_id = ${viewer}
        where u.id = user_id and c.id = ${communityId} and u.id <> c.owner_id
      ) as may_own
    from (
      ${sql.join(communityRoles.map(part), sql` union all `)}
    ) members order by rank ${page.isLast ? sql`desc` : sql`asc`}, ${keysetOrder(page, 'id')} limit ${page.size + 1}`.execute(
    db,
  );
  return rows;
}

/**
 * Returns an SQL condition for the members of one role on the page's side of the cursor. The list of members is sorted
 * by role.
 */
function withinPart(page: PageRequest, role: CommunityRole, rank: number) {
  const { cursor, direction } = page;
  if (cursor === null || cursor.part === role) return keysetCondition(page, 'id');
  const others = direction === 'after' ? communityRoles.slice(0, rank) : communityRoles.slice(rank + 1);
  return others.some((other) => other === cursor.part) ? sql`true` : sql`false`;
}

/** Lists the pending requests to join a community, the oldest first. */
export async function requestsOf(db: Kysely<DB>, viewer: string, communityId: string, page: PageRequest) {
  // The subquery sorts the requests, so that only the first rows are checked for blocks. Without the subquery,
  // PostgreSQL would check all requests for blocks before sorting.
  const { rows } = await sql<MemberRow>`
    select id, user_id, role, status, joined_at, null as may_own
    from (
      select id, user_id, role, status, joined_at from community_members
      where community_id = ${communityId} and status = 'PENDING' and ${keysetCondition(page, 'id', { order: 'asc' })}
      order by ${keysetOrder(page, 'id', { order: 'asc' })}
    ) as pending
    where not ${isBlockedBetween(viewer, sql.ref('user_id'))}
    order by ${keysetOrder(page, 'id', { order: 'asc' })} limit ${page.size + 1}`.execute(db);
  return rows;
}

/**
 * Changes a member's role in a community to MODERATOR or MEMBER. A member becomes OWNER only by accepting an offer
 * (`offerCommunity`). Members of a VIP community have to pay, but moderators do not. So a moderator without a
 * subscription is removed from a VIP community when their role changes to MEMBER.
 * @throws {ApiError} 404 if the person is not in the community, 403 if the viewer is not the owner
 */
export async function setRole(
  db: Kysely<DB>,
  viewer: string,
  communityId: string,
  userId: string,
  role: CommunityRole,
) {
  await changingMembers(db, communityId, async (tx, { kind }) => {
    const own = await requireManagerNow(tx, communityId, viewer);
    if (own.role !== 'OWNER') throw notAllowed('Só quem criou a comunidade pode mudar as funções.');
    const before = await membershipOf(tx, communityId, userId);
    if (!before || !isInside(before)) throw notFound('Esta pessoa não está na comunidade.');
    if (before.role === role) return;
    if (userId === viewer) throw new ApiError(400, 'OWNER_CANNOT_LEAVE', 'Transfira a comunidade antes.');
    if (role === 'OWNER') {
      throw new ApiError(400, 'OFFER_NEEDED', 'Faça uma oferta: a transferência acontece quando a pessoa aceitar.');
    }
    const hasEntered = kind !== 'VIP' || role !== 'MEMBER' || (await subscriptionOf(tx, communityId, userId));
    if (hasEntered) {
      await setMembership(tx, communityId, userId, before, { ...before, role });
      return;
    }
    const offers = await expire(tx, communityId, userId);
    membershipEnded(tx, communityId, userId);
    offersEnded(tx, offers);
    notify(tx, { kind: 'VIP_RENEWAL', recipientId: userId, communityId, detail: 'sem moderação' });
  });
}

/**
 * Removes a member from a community. The removed member may request membership again, but cannot use an invite.
 * @throws {ApiError} 404 if the person is not in the community; 403 if the viewer is a plain member, if a moderator
 * removes another moderator, or if the person is the owner
 */
export async function removeMember(db: Kysely<DB>, viewer: string, communityId: string, userId: string) {
  await changingMembers(db, communityId, async (tx) => {
    const own = await requireManagerNow(tx, communityId, viewer);
    const before = await membershipOf(tx, communityId, userId);
    if (!before || !isInside(before)) throw notFound('Esta pessoa não está na comunidade.');
    if (before.role === 'OWNER') throw notAllowed('Quem criou a comunidade não pode ser removido.');
    if (before.role === 'MODERATOR' && own.role !== 'OWNER') {
      throw notAllowed('Só quem criou a comunidade remove quem modera.');
    }
    await putOut(tx, [{ communityId, userId }], viewer);
  });
}

/** API.md, "Membership". */
export function memberToWire({ user_id, role, status, joined_at, may_own }: MemberRow, cursor?: string) {
  return { idUser: user_id, role, status, datJoined: joined_at.toISOString(), mayOwn: may_own, cursor };
}
