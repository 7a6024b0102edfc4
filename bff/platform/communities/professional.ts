import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notAllowed } from '../errors.ts';

/**
 * Requires that a member's profile type is PROFISSIONAL. Reads the type from the database, because the session may hold
 * an older type. Within a transaction, a FOR SHARE lock prevents a change of the type until the transaction ends.
 * @throws {ApiError} 403 for a FREE member
 */
export async function requireProfessional(db: Kysely<DB>, userId: string, message: string) {
  const user = await db
    .selectFrom('users')
    .select('profile_type')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (user?.profile_type !== 'PROFISSIONAL') throw notAllowed(message);
}
