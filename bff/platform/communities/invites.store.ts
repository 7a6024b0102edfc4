import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { ApiError, invalidInput, notAllowed, notFound } from '../errors.ts';
import { hashOfToken, type InviteTokens } from './invite-tokens.ts';
import { requireManagerNow, requireUnblocked } from './joining.ts';
import { changingMembers, isInside, membershipOf, setMembership } from './memberships.store.ts';

const MAX_INVITES = 20;

export interface InviteRow {
  id: string;
  token_hash: Uint8Array;
  created_by: string;
  uses: number;
  created_at: Date;
  expires_at: Date | null;
}
const columns = ['id', 'token_hash', 'created_by', 'uses', 'created_at', 'expires_at'] as const;

/**
 * Returns the invites of a community that still work, newest first. A community has at most MAX_INVITES such invites.
 */
export async function invitesOf(db: Kysely<DB>, communityId: string): Promise<InviteRow[]> {
  return await db
    .selectFrom('community_invites')
    .select(columns)
    .where('community_id', '=', communityId)
    .where('revoked_at', 'is', null)
    .where(isCurrent)
    .orderBy('id', 'desc')
    .execute();
}

const isCurrent = sql<boolean>`(expires_at is null or expires_at > now())`;

/**
 * Creates an invite to a community.
 * @param days number of days until the invite expires; null for an invite that never expires
 * @throws {ApiError} 404 for a non-member, 403 for the role MEMBER, 400 for a VIP community, or if the community
 * already has MAX_INVITES invites
 */
export async function createInvite(
  db: Kysely<DB>,
  tokens: InviteTokens,
  { viewer, communityId, days }: { viewer: string; communityId: string; days: number | null },
) {
  return await changingMembers(db, communityId, async (tx, { kind }) => {
    await requireManagerNow(tx, communityId, viewer);
    if (kind === 'VIP') throw invalidInput('idCommunity', 'A entrada em uma comunidade VIP é por assinatura.');
    if ((await invitesOf(tx, communityId)).length >= MAX_INVITES) {
      throw invalidInput('days', `Há ${MAX_INVITES} convites ativos. Revogue um deles antes de criar outro.`);
    }
    const id = uuidv7();
    return await tx
      .insertInto('community_invites')
      .values({
        id,
        community_id: communityId,
        token_hash: hashOfToken(tokens.of(id)),
        created_by: viewer,
        expires_at: days === null ? null : sql<Date>`now() + make_interval(days => ${days}::int)`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
}

/** Revokes an invite to a community. @throws {ApiError} 404 for an unknown or revoked invite */
export async function revokeInvite(db: Kysely<DB>, viewer: string, communityId: string, inviteId: string) {
  await changingMembers(db, communityId, async (tx) => {
    await requireManagerNow(tx, communityId, viewer);
    const revoked = await tx
      .updateTable('community_invites')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', inviteId)
      .where('community_id', '=', communityId)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!revoked) throw notFound('Este convite não existe mais.');
  });
}

/**
 * Makes a viewer with an invite's token a member of the community immediately. If the viewer is already a member,
 * changes nothing and does not count a use of the invite.
 * @throws {ApiError} 400 INVALID_INVITE; 403 for a viewer whom another member removed from the community
 */
export async function acceptInvite(db: Kysely<DB>, viewer: string, communityId: string, token: string) {
  await changingMembers(db, communityId, async (tx, { kind }) => {
    const before = await membershipOf(tx, communityId, viewer);
    if (isInside(before)) return;
    await requireUnblocked(tx, communityId, viewer);
    const used = await tx
      .updateTable('community_invites')
      .set({ uses: sql<number>`uses + 1` })
      .where('token_hash', '=', hashOfToken(token))
      .where('community_id', '=', communityId)
      .where('revoked_at', 'is', null)
      .where(isCurrent)
      .returning('id')
      .executeTakeFirst();
    if (!used || kind === 'VIP') throw new ApiError(400, 'INVALID_INVITE', 'Este convite não vale mais.', 'token');
    if (before?.status === 'REMOVED' || before?.was_put_out)
      throw notAllowed('Você foi removido desta comunidade. Peça para entrar de novo.');
    await setMembership(tx, communityId, viewer, before, { role: 'MEMBER', status: 'ACTIVE' });
  });
}

/** API.md, "Invite". */
export function inviteToWire(tokens: InviteTokens, invite: InviteRow) {
  const { id, created_by, uses, created_at, expires_at } = invite;
  return {
    idInvite: id,
    idUser: created_by,
    uses,
    datCreated: created_at.toISOString(),
    datExpires: expires_at?.toISOString() ?? null,
    token: tokens.known(invite),
  };
}
