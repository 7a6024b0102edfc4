import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { notify } from '../events/notify.ts';
import { takeBackCommunity, takeBackRequest } from '../events/take-back.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { withdrawMonths } from '../wallet/stripe/unwanted-payments.ts';
import { communityNotFound } from './communities.store.ts';
import { membershipChanged, membershipEnded } from './membership-ended.ts';
import { changingMembers, isInside, membershipOf, setMembership } from './memberships.store.ts';
import { offersEnded } from './offers.ended.ts';

/**
 * Requests membership in a community for the viewer, and notifies the owner and moderators. Does nothing if the viewer
 * is a member or has a pending request.
 * @throws {ApiError} 402 PAYMENT_REQUIRED for a VIP community, which members enter by paying a month
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
 * Withdraws the viewer's request to join a community, or ends the viewer's membership. Does nothing for a non-member
 * without a request.
 * @returns true when a membership has ended
 * @throws {ApiError} 400 OWNER_CANNOT_LEAVE for the owner
 */
export async function leave(db: Kysely<DB>, viewer: string, communityId: string) {
  return await changingMembers(db, communityId, async (tx) => {
    const before = await membershipOf(tx, communityId, viewer);
    if (!before || before.status === 'REMOVED') return false;
    if (before.role === 'OWNER') {
      const message = 'Transfira ou encerre a comunidade antes de sair.';
      throw new ApiError(400, 'OWNER_CANNOT_LEAVE', message);
    }
    await withdrawMonths(tx, viewer, communityId, 'LEFT');
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
 * Answers a member's request to join a community, and notifies that member. The notification does not name the
 * moderator who answered. Approving a current member changes nothing, so that two moderators may approve concurrently.
 * @throws {ApiError} 404 when the member has no request
 */
export async function answerJoinRequest(
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

/**
 * Requires that the viewer and the owner of the community are visible to each other. @throws {ApiError} 404 if the two
 * are not visible to each other
 */
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

/**
 * Requires that the viewer is the owner or a moderator. Reads the viewer's role again within the transaction, because
 * it may have just changed.
 */
export async function requireManagerNow(tx: Tx, communityId: string, viewer: string) {
  const own = await membershipOf(tx, communityId, viewer);
  if (!own || !isInside(own)) throw notFound('Comunidade não encontrada.');
  if (own.role === 'MEMBER') throw notAllowed('Só quem administra a comunidade pode fazer isso.');
  return own;
}
