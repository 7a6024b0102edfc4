import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';

const LONGEST = 24 * 60 * 60; // seconds that any limit looks back

/** So many failures within so many seconds, whenever the first of them was. */
export interface Limit {
  max: number;
  seconds: number;
}

/** Failures that are counted together; kept as a hash, since it can hold an address. */
export interface Bucket {
  kind: string;
  of: string;
  limit: Limit;
}

/**
 * Takes a try from every bucket, or from none: before what is tried is looked at, so that many at once get no more than
 * one after another. What was right gives it back; so only failures count.
 * @returns gives the try back
 * @throws {ApiError} 429 with the seconds until the oldest failure is forgotten
 */
export async function takeTry(db: Kysely<DB>, buckets: readonly Bucket[]) {
  const at = instant();
  // In one order, so that two who try at once wait for each other instead of for ever.
  const counted = buckets.map((bucket) => ({ key: keyOf(bucket), limit: bucket.limit }));
  counted.sort((a, b) => (a.key < b.key ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    for (const { key, limit } of counted) await takeFrom(trx, key, limit, at);
  });
  return async () => {
    // Each by itself: a statement that holds one row waits for none that another holds.
    for (const { key } of counted)
      await sql`
        update sign_in_tries set tries = array_remove(tries, ${at}::timestamptz) where bucket = ${key}`.execute(db);
  };
}

/** Each by itself too. */
export async function forgetFailures(db: Kysely<DB>, buckets: readonly Bucket[]) {
  for (const key of new Set(buckets.map(keyOf)))
    await db.deleteFrom('sign_in_tries').where('bucket', '=', key).execute();
}

/** Forgets what is older than anything counts; what is in use now is left to the next time. */
export async function forgetOldTries(db: Kysely<DB>) {
  await sql`
    delete from sign_in_tries where bucket in (
      select bucket from sign_in_tries
      where not exists (select 1 from unnest(tries) at where at > now() - ${LONGEST} * interval '1 second')
      for update skip locked)`.execute(db);
}

async function takeFrom(trx: Transaction<DB>, key: string, { max, seconds }: Limit, at: string) {
  const recent = sql`select each from unnest(t.tries) each where each > now() - ${seconds} * interval '1 second'`;
  const { rows } = await sql`
    insert into sign_in_tries as t (bucket, tries) values (${key}, array[${at}::timestamptz])
    on conflict (bucket) do update set tries = array(${recent}) || ${at}::timestamptz
    where (select count(*) from (${recent}) counted) < ${max}
    returning bucket`.execute(trx);
  if (rows.length > 0) return;
  const { rows: waits } = await sql<{ wait: number }>`
    select ceil(${seconds} - extract(epoch from now() - min(each)))::int as wait
    from sign_in_tries t, unnest(t.tries) each
    where bucket = ${key} and each > now() - ${seconds} * interval '1 second'`.execute(trx);
  throw tooMany(Math.max(1, waits[0]?.wait ?? 1));
}

function tooMany(retryAfter: number) {
  const message = `Muitas tentativas. Tente novamente em ${waitOf(retryAfter)}.`;
  return new ApiError(429, 'TOO_MANY_TRIES', message, undefined, { retryAfter });
}

function waitOf(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (minutes > 60) return `${hours} horas`;
  return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
}

function keyOf({ kind, of }: Bucket) {
  return `${kind}:${createHash('sha256').update(of).digest('base64url')}`;
}

/** Now, to a microsecond of chance: tries of one millisecond are still told apart. */
function instant() {
  const micros = Math.floor(Math.random() * 1_000)
    .toString()
    .padStart(3, '0');
  return new Date().toISOString().replace('Z', `${micros}Z`);
}
