import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../errors.ts';

/**
 * Allows at most `max` failures within `seconds`. `seconds` is at most a day, because older failures are deleted
 * (db/delete-over.ts).
 */
export interface Limit {
  max: number;
  seconds: number;
}

/**
 * A counter of failures. The database stores only a hash of the field `of`, because that field may be an e-mail
 * address.
 */
export interface Bucket {
  kind: string;
  of: string;
  limit: Limit;
  /** Builds the message shown when the limit is reached. `wait` is the remaining waiting time. */
  words?: (wait: string) => string;
}

/**
 * Counts a try in every bucket (counter of failures). Counts nothing if any of the buckets is full. Call it before
 * checking the password or code, so that concurrent requests get no more tries than sequential requests. If the
 * password or code is right, call the returned function, so that only failures count.
 * @returns a function that subtracts the try from the buckets again
 * @throws {ApiError} 429 with the seconds until the oldest failure expires
 */
export async function takeTry(db: Kysely<DB>, buckets: readonly Bucket[]) {
  const at = instant();
  // Update the buckets in a fixed order, so that concurrent transactions wait for each other instead of deadlocking.
  const counted = buckets.map((bucket) => ({ ...bucket, key: keyOf(bucket) }));
  counted.sort((a, b) => (a.key < b.key ? -1 : 1));
  await transact(db, async (tx) => {
    for (const { key, limit, words } of counted)
      if ((await takeFrom(tx, key, limit, at)) === null) throw tooManyTries(await waitFor(tx, key, limit), words);
  });
  return async () => {
    // Use a separate statement for each row, because a statement that locks a single row cannot deadlock.
    for (const { key } of counted)
      await sql`
        update sign_in_tries set tries = array_remove(tries, ${at}::timestamptz) where bucket = ${key}`.execute(db);
  };
}

/**
 * Counts a failure in a bucket.
 * @returns true when this failure fills the bucket; false while the bucket is not full, and for a bucket that was full
 * before, because such a bucket does not count further failures
 */
export async function isOften(db: Kysely<DB>, bucket: Bucket) {
  return (await takeFrom(db, keyOf(bucket), bucket.limit, instant())) === bucket.limit.max;
}

/** Deletes buckets, each in its own statement, because a statement that locks a single row cannot deadlock. */
export async function forgetFailures(db: Kysely<DB>, buckets: readonly Bucket[]) {
  for (const key of new Set(buckets.map(keyOf)))
    await db.deleteFrom('sign_in_tries').where('bucket', '=', key).execute();
}

/**
 * Adds a try to a bucket.
 * @returns the number of tries in the bucket, including the added try; null when the bucket was full
 */
async function takeFrom(db: Kysely<DB>, key: string, { max, seconds }: Limit, at: string) {
  const recent = sql`select each from unnest(t.tries) each where each > now() - ${seconds} * interval '1 second'`;
  const { rows } = await sql<{ taken: number }>`
    insert into sign_in_tries as t (bucket, tries) values (${key}, array[${at}::timestamptz])
    on conflict (bucket) do update set tries = array(${recent}) || ${at}::timestamptz
    where (select count(*) from (${recent}) counted) < ${max}
    returning cardinality(tries) as taken`.execute(db);
  return rows[0]?.taken ?? null;
}

/** Returns the seconds until the oldest try in a full bucket expires, so that another try is allowed. */
async function waitFor(tx: Transaction<DB>, key: string, { seconds }: Limit) {
  const { rows } = await sql<{ wait: number }>`
    select ceil(${seconds} - extract(epoch from now() - min(each)))::int as wait
    from sign_in_tries t, unnest(t.tries) each
    where bucket = ${key} and each > now() - ${seconds} * interval '1 second'`.execute(tx);
  return Math.max(1, rows[0]?.wait ?? 1);
}

/**
 * Returns the 429 error for a try that comes too early.
 * @param words builds the message from the remaining time, such as '2 minutos'
 */
export function tooManyTries(
  retryAfter: number,
  words = (wait: string) => `Muitas tentativas. Tente novamente em ${wait}.`,
) {
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

/** Returns the current time with random microseconds, so that two tries in the same millisecond get different times. */
function instant() {
  const micros = Math.floor(Math.random() * 1_000)
    .toString()
    .padStart(3, '0');
  return new Date().toISOString().replace('Z', `${micros}Z`);
}
