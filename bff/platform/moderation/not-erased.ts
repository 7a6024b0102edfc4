import { sql, type RawBuilder } from 'kysely';
import { FOR_GOOD } from '../auth/locks.ts';

/** SQL condition: the account was not erased. The content of an erased account is never restored. */
export const isNotErased = (userId: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from users u where u.id = ${userId} and u.deletes_at is distinct from ${FOR_GOOD.toISOString()}::timestamptz)`;
