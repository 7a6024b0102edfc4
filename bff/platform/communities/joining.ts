import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { notify, type Announcement } from '../events/notify.ts';
import { takeBackCommunity, takeBackRequest } from '../events/take-back.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { communityNotFound } from './communities.store.ts';
import { changingMembers, isInside, membershipOf, setMembership } from './memberships.store.ts';
import { offersEnded } from './offers.ended.ts';

/**
 * Asks to be let in; asking again, or being in already, changes nothing.
 * @returns what to announce after the commit: owner and moderators are told
 * @throws {ApiError} 402 PAYMENT_REQUIRED for a VIP community, whose months are paid for
 */
export async function askToJoin(db: Kysely<DB>, viewer: string, communityId: string) {
  return await changingMembers(db, communityId, async (trx, { kind }) => {
    const before = await membershipOf(trx, communityId, viewer);
    if (isInside(before) || before?.status === 'PENDING') return nothing;
    await requireUnblocked(trx, communityId, viewer);
    if (kind === 'VIP') {
      throw new ApiError(402, 'PAYMENT_REQUIRED', 'Esta comunidade é VIP: a entrada é por assinatura mensal.');
    }
    await setMembership(trx, communityId, viewer, before, {
      role: 'MEMBER',
      status: 'PENDING',
      was_put_out: before?.status === 'REMOVED',
    });
    const notice = { kind: 'COMMUNITY_REQUEST' as const, actorId: viewer, communityId };
    const managers = await managersOf(trx, communityId);
    return await notify(trx, ...managers.map((recipientId) => ({ ...notice, recipientId })));
  });
}

/**
 * Takes a request back, or leaves; not being there is as good.
 * @returns whether somebody who was inside is outside now, and what to announce after the commit
 * @throws {ApiError} 400 OWNER_CANNOT_LEAVE
 */
export async function leave(db: Kysely<DB>, viewer: string, communityId: string) {
  return await changingMembers(db, communityId, async (trx) => {
    const before = await membershipOf(trx, communityId, viewer);
    if (!before || before.status === 'REMOVED') return { left: false, told: nothing };
    if (before.role === 'OWNER') {
      const message = 'Transfira ou encerre a comunidade antes de sair.';
      throw new ApiError(400, 'OWNER_CANNOT_LEAVE', message);
    }
    const ended = await setMembership(trx, communityId, viewer, before, null);
    if (before.status === 'PENDING') return { left: false, told: await takeBackRequest(trx, viewer, communityId) };
    const told = [...(await takeBackCommunity(trx, viewer, communityId)), ...(await offersEnded(trx, ended))];
    return { left: isInside(before), told };
  });
}

/**
 * Answers a request. Approving somebody who is in already changes nothing, so that two moderators may do it at once.
 * @returns what to announce after the commit: whoever asked is told, but not by whom they were answered
 * @throws {ApiError} 404 where nobody asks
 */
export async function answerRequest(
  db: Kysely<DB>,
  viewer: string,
  communityId: string,
  userId: string,
  approve: boolean,
) {
  return await changingMembers(db, communityId, async (trx) => {
    await requireManagerNow(trx, communityId, viewer);
    const before = await membershipOf(trx, communityId, userId);
    if (approve && isInside(before)) return nothing;
    if (before?.status !== 'PENDING') throw notFound('Este pedido não existe mais.');
    const after = approve ? { role: before.role, status: 'ACTIVE' as const, was_put_out: false } : null;
    await setMembership(trx, communityId, userId, before, after);
    const detail = approve ? 'aprovado' : 'recusado';
    return [
      ...(await takeBackRequest(trx, userId, communityId)),
      ...(await notify(trx, { kind: 'COMMUNITY_ANSWER', recipientId: userId, communityId, detail })),
    ];
  });
}

const nothing: Announcement[] = [];

/** @throws {ApiError} 404 for whoever is invisible to the owner, or the owner to them */
export async function requireUnblocked(trx: Transaction<DB>, communityId: string, viewer: string) {
  const blocked = await trx
    .selectFrom('communities as c')
    .select('c.id')
    .where('c.id', '=', communityId)
    .where(isBlockedBetween(viewer, sql.ref('c.owner_id')))
    .executeTakeFirst();
  if (blocked) throw communityNotFound();
}

async function managersOf(trx: Transaction<DB>, communityId: string) {
  const managers = await trx
    .selectFrom('community_members')
    .select('user_id')
    .where('community_id', '=', communityId)
    .where('role', 'in', ['OWNER', 'MODERATOR'])
    .where('status', '=', 'ACTIVE')
    .execute();
  return managers.map(({ user_id }) => user_id);
}

/** Checked again where the change happens: whoever lost the role a moment ago no longer has it. */
export async function requireManagerNow(trx: Transaction<DB>, communityId: string, viewer: string) {
  const own = await membershipOf(trx, communityId, viewer);
  if (!own || !isInside(own)) throw notFound('Comunidade não encontrada.');
  if (own.role === 'MEMBER') throw notAllowed('Só quem administra a comunidade pode fazer isso.');
  return own;
}
