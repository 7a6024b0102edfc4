import type { Kysely } from 'kysely';
import type { DB } from './schema.ts';
import { transact, type Tx } from './transact.ts';

/**
 * Processes due rows, each in a transaction of its own. A row that fails is retried at another run, and does not hold
 * up the others.
 * @param next returns some of the due rows, without those that were passed over
 * @param work @returns true when it processed the row; a row locked by another process is passed over
 * @returns the number of processed rows
 * @throws {AggregateError} after all others are done, for those that failed
 */
export async function oneByOne(
  db: Kysely<DB>,
  next: (passedOver: string[]) => Promise<{ id: string }[]>,
  work: (tx: Tx, id: string) => Promise<boolean>,
) {
  const passedOver: string[] = [];
  const failures: unknown[] = [];
  let done = 0;
  for (let due = await next(passedOver); due.length > 0; due = await next(passedOver)) {
    for (const { id } of due) {
      try {
        if (await transact(db, (tx) => work(tx, id))) done += 1;
        else passedOver.push(id);
      } catch (error) {
        failures.push(error);
        passedOver.push(id);
      }
    }
  }
  requireNone(failures);
  return done;
}

/** Runs all of them in turn, even if one fails. @throws {AggregateError} in the end, for those that failed */
export async function eachOf(works: readonly (() => Promise<unknown>)[]) {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  requireNone(failures);
}

function requireNone(failures: readonly unknown[]) {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} items failed and will be retried`);
}
