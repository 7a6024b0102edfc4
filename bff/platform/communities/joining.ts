import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { notify } from '../events/notify.ts';
import { takeBackCommunity, takeBackRequest } from '../events/take-back.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { communityNotFound } from './communities.store.ts';
import { membershipChanged, membershipEnded } from './membership-ended.ts';
import { changingMembers, isInside, membershipOf, setMembership } from './memberships.store.ts';
import { offersEnded } from './offers.ended.ts';

/**
 * Asks to be let in, of which owner and moderators are told; asking again, or being in already, changes nothing.
 * @throws {ApiError} 402 PAYMENT_REQUIRED for a VIP community, whose months are paid for
 */
export async function askToJoin(db: Kysely<DB>, viewer: string, communityId: string) {
  await changingMembers(db, communityId, async (tx, { kind }) => {
    const before = await membershipOf(tx, communityId, viewer);
    if (isInside(before) || before?.status === 'PENDING') return;
    await requireUnblocked(tx, communityId, viewer);
    if (kind === 'VIP') {
      throw new ApiError(402, 'PAYMENT_REQUIRED', 'Esta comunidade é VIP: a entrada é por assinatura mensal.');
    }
    await setMembership(tx, communityId, viewer, before, {
      role: 'MEMBER',
      status: 'PENDING',
      was_put_out: before?.status === 'REMOVED',
    });
    const notice = { kind: 'COMMUNITY_REQUEST' as const, actorId: viewer, communityId };
    const managers = await managersOf(tx, communityId);
    notify(tx, ...managers.map((recipientId) => ({ ...notice, recipientId })));
  });
}

/**
 * Takes a request back, or leaves; not being there is as good.
 * @returns whether a member who was inside is outside now
 * @throws {ApiError} 400 OWNER_CANNOT_LEAVE
 */
export async function leave(db: Kysely<DB>, viewer: string, communityId: string) {
  return await changingMembers(db, communityId, async (tx) => {
    const before = await membershipOf(tx, communityId, viewer);
    if (!before || before.status === 'REMOVED') return false;
    if (before.role === 'OWNER') {
      const message = 'Transfira ou encerre a comunidade antes de sair.';
      throw new ApiError(400, 'OWNER_CANNOT_LEAVE', message);
    }
    const ended = await setMembership(tx, communityId, viewer, before, null);
    if (before.status === 'PENDING') {
      takeBackRequest(tx, viewer, communityId);
      return false;
    }
    takeBackCommunity(tx, communityId, [viewer]);
    offersEnded(tx, ended);
    if (isInside(before)) membershipEnded(tx, communityId, viewer);
    return isInside(before);
  });
}

/**
 * Answers a request. Approving a member who is in already changes nothing, so that two moderators may do it at once.
 * The member who asked is told, but not by whom they were answered.
 * @throws {ApiError} 404 where there is no request
 */
export async function answerRequest(
  db: Kysely<DB>,
  viewer: string,
  communityId: string,
  userId: string,
  approve: boolean,
) {
  await changingMembers(db, communityId, async (tx) => {
    await requireManagerNow(tx, communityId, viewer);
    membershipChanged(tx, communityId, userId);
    const before = await membershipOf(tx, communityId, userId);
    if (approve && isInside(before)) return;
    if (before?.status !== 'PENDING') throw notFound('Este pedido não existe mais.');
    const after = approve ? { role: before.role, status: 'ACTIVE' as const, was_put_out: false } : null;
    await setMembership(tx, communityId, userId, before, after);
    const detail = approve ? 'aprovado' : 'recusado';
    takeBackRequest(tx, userId, communityId);
    notify(tx, { kind: 'COMMUNITY_ANSWER', recipientId: userId, communityId, detail });
  });
}

/** @throws {ApiError} 404 for a viewer who is invisible to the owner, or the owner to them */
export async function requireUnblocked(tx: Tx, communityId: string, viewer: string) {
  const blocked = await tx
    .selectFrom('communities as c')
    .select('c.id')
    .where('c.id', '=', communityId)
    .where(isBlockedBetween(viewer, sql.ref('c.owner_id')))
    .executeTakeFirst();
  if (blocked) throw communityNotFound();
}

async function managersOf(tx: Tx, communityId: string) {
  const managers = await tx
    .selectFrom('community_members')
    .select('user_id')
    .where('community_id', '=', communityId)
    .where('role', 'in', ['OWNER', 'MODERATOR'])
    .where('status', '=', 'ACTIVE')
    .execute();
  return managers.map(({ user_id }) => user_id);
}

/** Checked again where the change happens: a moderator who lost the role a moment ago no longer has it. */
export async function requireManagerNow(tx: Tx, communityId: string, viewer: string) {
  const own = await membershipOf(tx, communityId, viewer);
  if (!own || !isInside(own)) throw notFound('Comunidade não encontrada.');
  if (own.role === 'MEMBER') throw notAllowed('Só quem administra a comunidade pode fazer isso.');
  return own;
}
