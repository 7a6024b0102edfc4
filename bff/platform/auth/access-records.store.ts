import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** Lei 12.965/2014, art. 15. */
const KEPT = sql.raw(`interval '6 months'`);
/** How often the use of an account from one address is written down. */
const EVERY = sql.raw(`interval '1 hour'`);
const BATCH = 1_000;

/** An account was used from an address; nothing is written where that has just been. */
export async function noteAccess(db: Kysely<DB>, userId: string, address: string) {
  await sql`
    insert into access_records (user_id, address) select ${userId}::uuid, ${address}
    where not exists (
      select 1 from access_records where user_id = ${userId} and at > now() - ${EVERY} and address = ${address}
    )
    on conflict do nothing`.execute(db);
}

/** Erases what the law does not have kept any more; by bits, since a stop may have left much to do. */
export async function forgetOldAccess(db: Kysely<DB>) {
  for (let erased = BATCH; erased === BATCH;) {
    const { rows } = await sql`
      delete from access_records where (user_id, at, address) in (
        select user_id, at, address from access_records where at < now() - ${KEPT} order by at limit ${BATCH}
      ) returning 1`.execute(db);
    erased = rows.length;
  }
}
