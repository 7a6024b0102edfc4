import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { changingMembers, isInside, membershipOf, setMembership } from './memberships.store.ts';

/**
 * Asks to be let in; asking again, or being in already, changes nothing.
 * @returns whether there is a new request
 * @throws {ApiError} 402 PAYMENT_REQUIRED for a VIP community, whose months are paid for
 */
export async function askToJoin(db: Kysely<DB>, viewer: string, communityId: string) {
  return await changingMembers(db, communityId, async (trx, { kind }) => {
    const before = await membershipOf(trx, communityId, viewer);
    if (isInside(before) || before?.status === 'PENDING') return false;
    if (kind === 'VIP') {
      throw new ApiError(402, 'PAYMENT_REQUIRED', 'Esta comunidade é VIP: a entrada é por assinatura mensal.');
    }
    await setMembership(trx, communityId, viewer, before, { role: 'MEMBER', status: 'PENDING' });
    return true;
  });
}

/**
 * Takes a request back, or leaves; not being there is as good.
 * @returns whether somebody who was inside is outside now
 * @throws {ApiError} 400 OWNER_CANNOT_LEAVE
 */
export async function leave(db: Kysely<DB>, viewer: string, communityId: string) {
  return await changingMembers(db, communityId, async (trx) => {
    const before = await membershipOf(trx, communityId, viewer);
    if (!before || before.status === 'REMOVED') return false;
    if (before.role === 'OWNER') {
      const message = 'Passe a comunidade para outra pessoa, ou encerre-a, antes de sair.';
      throw new ApiError(400, 'OWNER_CANNOT_LEAVE', message);
    }
    await setMembership(trx, communityId, viewer, before, null);
    return isInside(before);
  });
}

/**
 * Answers a request. Approving somebody who is in already changes nothing, so that two moderators may do it at once.
 * @returns whether the answer is new
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
    if (approve && isInside(before)) return false;
    if (before?.status !== 'PENDING') throw notFound('Este pedido não existe mais.');
    const after = approve ? { role: before.role, status: 'ACTIVE' as const } : null;
    await setMembership(trx, communityId, userId, before, after);
    return true;
  });
}

/** Checked again where the change happens: whoever lost the role a moment ago no longer has it. */
export async function requireManagerNow(trx: Parameters<typeof membershipOf>[0], communityId: string, viewer: string) {
  const own = await membershipOf(trx, communityId, viewer);
  if (!own || !isInside(own)) throw notFound('Comunidade não encontrada.');
  if (own.role === 'MEMBER') throw notAllowed('Só quem administra a comunidade pode fazer isso.');
  return own;
}
