import { sql, type Kysely } from 'kysely';
import type { CommunityRole, DB } from '../db/schema.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { cursorsOf, type PageRequest } from '../pagination.ts';
import { activeMembership } from '../posts/visibility.ts';
import { notify } from '../notifications/notify.ts';
import { takeBackCommunity } from '../notifications/take-back.ts';
import { isBlockedBetween } from '../profiles/visibility.ts';
import { requireManagerNow } from './joining.ts';
import { changingMembers, isInside, membershipOf, setMembership, type Membership } from './memberships.store.ts';
import { requireProfessional } from './professional.ts';
import { breakOff } from './vip.ending.ts';

export const memberCursors = (communityId: string) =>
  cursorsOf(`members:${communityId}`, ['OWNER', 'MODERATOR', 'MEMBER']);
export const requestCursors = (communityId: string) => cursorsOf(`requests:${communityId}`);

export interface MemberRow extends Membership {
  id: string;
  user_id: string;
  joined_at: Date;
}

/** Who is inside and not invisible to the viewer: owner, moderators, members, who came last first within each. */
export async function membersOf(db: Kysely<DB>, viewer: string, communityId: string, page: PageRequest) {
  const { cursor, size } = page;
  const part = (role: CommunityRole, earlier: readonly CommunityRole[]) => sql`(
    select id, user_id, role, status, joined_at, ${earlier.length}::int as rank from community_members
    where community_id = ${communityId} and role = ${role} and status in ${activeMembership}
      and not ${isBlockedBetween(viewer, sql.ref('user_id'))}
      and ${cursor === null || earlier.some((passed) => passed === cursor.part) ? sql`true` : cursor.part === role ? sql`id < ${cursor.id}` : sql`false`}
    order by id desc limit ${size + 1})`;
  const { rows } = await sql<MemberRow>`
    select id, user_id, role, status, joined_at from (
      ${part('OWNER', [])} union all ${part('MODERATOR', ['OWNER'])} union all ${part('MEMBER', ['OWNER', 'MODERATOR'])}
    ) members order by rank, id desc limit ${size + 1}`.execute(db);
  return rows;
}

/** Who waits for an answer, longest first. */
export async function requestsOf(db: Kysely<DB>, viewer: string, communityId: string, page: PageRequest) {
  const beyond = page.cursor === null ? sql`true` : sql`id > ${page.cursor.id}`;
  const { rows } = await sql<MemberRow>`
    select id, user_id, role, status, joined_at from community_members
    where community_id = ${communityId} and status = 'PENDING' and ${beyond}
      and not ${isBlockedBetween(viewer, sql.ref('user_id'))}
    order by id limit ${page.size + 1}`.execute(db);
  return rows;
}

/**
 * Makes somebody moderator or member, or hands the community over: the former owner stays as moderator.
 * @throws {ApiError} 404 where they are not inside, 403 for anybody but the owner
 */
export async function setRole(
  db: Kysely<DB>,
  viewer: string,
  communityId: string,
  userId: string,
  role: CommunityRole,
) {
  await changingMembers(db, communityId, async (trx) => {
    const own = await requireManagerNow(trx, communityId, viewer);
    if (own.role !== 'OWNER') throw notAllowed('Só quem criou a comunidade muda os papéis.');
    const before = await membershipOf(trx, communityId, userId);
    if (!before || !isInside(before)) throw notFound('Esta pessoa não está na comunidade.');
    if (before.role === role) return;
    if (userId === viewer) throw new ApiError(400, 'OWNER_CANNOT_LEAVE', 'Transfira a comunidade antes.');
    if (role === 'OWNER') {
      await requireProfessional(trx, userId, 'Só um perfil PROFISSIONAL pode receber a comunidade.');
      await setMembership(trx, communityId, viewer, own, { ...own, role: 'MODERATOR' });
      await trx.updateTable('communities').set({ owner_id: userId }).where('id', '=', communityId).execute();
    }
    await setMembership(trx, communityId, userId, before, { ...before, role });
  });
}

/**
 * Puts somebody out; they may ask again, but no invite lets them in.
 * @returns what to announce after the commit
 * @throws {ApiError} 404 where they are not inside; 403 for members, for a moderator who means another, for the owner
 */
export async function removeMember(db: Kysely<DB>, viewer: string, communityId: string, userId: string) {
  return await changingMembers(db, communityId, async (trx) => {
    const own = await requireManagerNow(trx, communityId, viewer);
    const before = await membershipOf(trx, communityId, userId);
    if (!before || !isInside(before)) throw notFound('Esta pessoa não está na comunidade.');
    if (before.role === 'OWNER') throw notAllowed('Quem criou a comunidade não pode ser removido.');
    if (before.role === 'MODERATOR' && own.role !== 'OWNER') {
      throw notAllowed('Só quem criou a comunidade remove quem modera.');
    }
    await setMembership(trx, communityId, userId, before, { role: 'MEMBER', status: 'REMOVED' });
    const notices = await breakOff(trx, communityId, userId);
    return [...(await takeBackCommunity(trx, userId, communityId)), ...(await notify(trx, ...notices))];
  });
}

/** API.md, "Membership". */
export function memberToWire({ user_id, role, status, joined_at }: MemberRow, cursor?: string) {
  return { idUser: user_id, role, status, datJoined: joined_at.toISOString(), cursor };
}
