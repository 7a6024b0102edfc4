import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../errors.ts';

/** So many failures within so many seconds, a day at most (db/delete-over.ts), whenever the first of them was. */
export interface Limit {
  max: number;
  seconds: number;
}

/** Failures that are counted together; kept as a hash, since it can hold an address. */
export interface Bucket {
  kind: string;
  of: string;
  limit: Limit;
  /** What is said once they are used up, and for how long. */
  words?: (wait: string) => string;
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
  const counted = buckets.map((bucket) => ({ ...bucket, key: keyOf(bucket) }));
  counted.sort((a, b) => (a.key < b.key ? -1 : 1));
  await transact(db, async (tx) => {
    for (const { key, limit, words } of counted)
      if ((await takeFrom(tx, key, limit, at)) === null) throw tooMany(await waitFor(tx, key, limit), words);
  });
  return async () => {
    // Each by itself: a statement that holds one row waits for none that another holds.
    for (const { key } of counted)
      await sql`
        update sign_in_tries set tries = array_remove(tries, ${at}::timestamptz) where bucket = ${key}`.execute(db);
  };
}

/** Counts one more. @returns whether it is the one that fills the bucket; those after it are not counted */
export async function isOften(db: Kysely<DB>, bucket: Bucket) {
  return (await takeFrom(db, keyOf(bucket), bucket.limit, instant())) === bucket.limit.max;
}

/** Each by itself too. */
export async function forgetFailures(db: Kysely<DB>, buckets: readonly Bucket[]) {
  for (const key of new Set(buckets.map(keyOf)))
    await db.deleteFrom('sign_in_tries').where('bucket', '=', key).execute();
}

/** @returns how many tries are in the bucket with this one; null where it was full */
async function takeFrom(db: Kysely<DB>, key: string, { max, seconds }: Limit, at: string) {
  const recent = sql`select each from unnest(t.tries) each where each > now() - ${seconds} * interval '1 second'`;
  const { rows } = await sql<{ taken: number }>`
    insert into sign_in_tries as t (bucket, tries) values (${key}, array[${at}::timestamptz])
    on conflict (bucket) do update set tries = array(${recent}) || ${at}::timestamptz
    where (select count(*) from (${recent}) counted) < ${max}
    returning cardinality(tries) as taken`.execute(db);
  return rows[0]?.taken ?? null;
}

/** The seconds until the oldest try of a full bucket is forgotten. */
async function waitFor(tx: Transaction<DB>, key: string, { seconds }: Limit) {
  const { rows } = await sql<{ wait: number }>`
    select ceil(${seconds} - extract(epoch from now() - min(each)))::int as wait
    from sign_in_tries t, unnest(t.tries) each
    where bucket = ${key} and each > now() - ${seconds} * interval '1 second'`.execute(tx);
  return Math.max(1, rows[0]?.wait ?? 1);
}

function tooMany(retryAfter: number, words = (wait: string) => `Muitas tentativas. Tente novamente em ${wait}.`) {
  return new ApiError(429, 'TOO_MANY_TRIES', words(waitOf(retryAfter)), undefined, { retryAfter });
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
