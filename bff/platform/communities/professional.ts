import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notAllowed } from '../errors.ts';

/**
 * By what the database says now, whatever a session believes. Within a transaction they stay PROFISSIONAL until its
 * end.
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
