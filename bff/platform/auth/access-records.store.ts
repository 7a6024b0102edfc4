import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** How often the use of an account from one address is written down. */
const EVERY = sql.raw(`interval '1 hour'`);

/** An account was used from an address; nothing is written where that has just been. */
export async function noteAccess(db: Kysely<DB>, userId: string, address: string) {
  await sql`
    insert into access_records (user_id, address) select ${userId}::uuid, ${address}
    where not exists (
      select 1 from access_records where user_id = ${userId} and at > now() - ${EVERY} and address = ${address}
    )
    on conflict do nothing`.execute(db);
}
