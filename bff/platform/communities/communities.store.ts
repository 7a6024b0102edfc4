import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { activeMembership } from '../posts/visibility.ts';

/** @throws {ApiError} 404 for whoever is not an active member, as for a community that does not exist. */
export async function requireMembership(db: Kysely<DB>, viewer: string | null, communityId: string) {
  const membership = await db
    .selectFrom('community_members')
    .select('role')
    .where('community_id', '=', communityId)
    .where('user_id', '=', viewer)
    .where(sql<boolean>`status in ${activeMembership}`)
    .executeTakeFirst();
  if (!membership) throw notFound('Comunidade não encontrada.');
}
