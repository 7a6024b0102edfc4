import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../errors.ts';

/** At most `max` failures within any period of `seconds`, which is a day at most (db/delete-over.ts). */
export interface Limit {
  max: number;
  seconds: number;
}

/** Failures that are counted together. Stored as a hash, because `of` can hold an address. */
export interface Bucket {
  kind: string;
  of: string;
  limit: Limit;
  /** Builds the message for a full bucket from the waiting time. */
  words?: (wait: string) => string;
}

/**
 * Takes a try from every bucket or from none, before the answer is checked, so that concurrent tries get no more than
 * sequential ones. A right answer gives the try back, so that only failures count.
 * @returns a function that gives the try back
 * @throws {ApiError} 429 with the seconds until the oldest failure is forgotten
 */
export async function takeTry(db: Kysely<DB>, buckets: readonly Bucket[]) {
  const at = instant();
  // In a fixed order, so that concurrent tries wait for each other instead of deadlocking.
  const counted = buckets.map((bucket) => ({ ...bucket, key: keyOf(bucket) }));
  counted.sort((a, b) => (a.key < b.key ? -1 : 1));
  await transact(db, async (tx) => {
    for (const { key, limit, words } of counted)
      if ((await takeFrom(tx, key, limit, at)) === null) throw tooMany(await waitFor(tx, key, limit), words);
  });
  return async () => {
    // In separate statements: each locks a single row, so that they cannot deadlock.
    for (const { key } of counted)
      await sql`
        update sign_in_tries set tries = array_remove(tries, ${at}::timestamptz) where bucket = ${key}`.execute(db);
  };
}

/** Counts one more failure. @returns true when it fills the bucket; later ones are not counted */
export async function isOften(db: Kysely<DB>, bucket: Bucket) {
  return (await takeFrom(db, keyOf(bucket), bucket.limit, instant())) === bucket.limit.max;
}

/** Deletes buckets in separate statements, which cannot deadlock. */
export async function forgetFailures(db: Kysely<DB>, buckets: readonly Bucket[]) {
  for (const key of new Set(buckets.map(keyOf)))
    await db.deleteFrom('sign_in_tries').where('bucket', '=', key).execute();
}

/** @returns the number of tries in the bucket including this one; null when it was full */
async function takeFrom(db: Kysely<DB>, key: string, { max, seconds }: Limit, at: string) {
  const recent = sql`select each from unnest(t.tries) each where each > now() - ${seconds} * interval '1 second'`;
  const { rows } = await sql<{ taken: number }>`
    insert into sign_in_tries as t (bucket, tries) values (${key}, array[${at}::timestamptz])
    on conflict (bucket) do update set tries = array(${recent}) || ${at}::timestamptz
    where (select count(*) from (${recent}) counted) < ${max}
    returning cardinality(tries) as taken`.execute(db);
  return rows[0]?.taken ?? null;
}

/** Returns the seconds until the oldest try of a full bucket is forgotten. */
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

/** Returns the current time with random microseconds, so that tries of the same millisecond differ. */
function instant() {
  const micros = Math.floor(Math.random() * 1_000)
    .toString()
    .padStart(3, '0');
  return new Date().toISOString().replace('Z', `${micros}Z`);
}
