import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** Each account and address gets at most one record per interval. */
const EVERY = sql.raw(`interval '1 hour'`);

/** Records the use of an account from an address, unless that was done within the last interval. */
export async function noteAccess(db: Kysely<DB>, userId: string, address: string) {
  await sql`
    insert into access_records (user_id, address) select ${userId}::uuid, ${address}
    where not exists (
      select 1 from access_records where user_id = ${userId} and at > now() - ${EVERY} and address = ${address}
    )
    on conflict do nothing`.execute(db);
}
