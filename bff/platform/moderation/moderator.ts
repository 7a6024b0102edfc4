import type { Request } from 'express';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { viewerOf } from '../auth/session.ts';

/**
 * @throws {ApiError} 404 for all callers except moderators, so that other members and visitors do not learn of the
 * route
 */
export async function requireModerator(db: Kysely<DB>, request: Request) {
  const viewer = viewerOf(request);
  const moderator =
    viewer === null
      ? undefined
      : await db
          .selectFrom('users')
          .select('id')
          .where('id', '=', viewer)
          .where('role', '=', 'MODERATOR')
          .executeTakeFirst();
  if (!moderator) throw notFound();
  return moderator.id;
}
