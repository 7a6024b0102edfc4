import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** The minimum time between two records of the same account and IP address. */
const EVERY = sql.raw(`interval '1 hour'`);

/**
 * Records that an account was used from an IP address, unless there is already a record of the same account and address
 * from the last `EVERY`.
 */
export async function noteAccess(db: Kysely<DB>, userId: string, address: string) {
  await sql`
    insert into access_records (user_id, address) select ${userId}::uuid, ${address}
    where not exists (
      select 1 from access_records where user_id = ${userId} and at > now() - ${EVERY} and address = ${address}
    )
    on conflict do nothing`.execute(db);
}
