import type { Kysely } from 'kysely';
import type { DB } from './schema.ts';
import { transact, type Tx } from './transact.ts';

/**
 * Processes due rows, each in a transaction of its own. A failed row does not stop the others; the next run retries it.
 * @param next returns some of the due rows, excluding the given ids, which are rows that failed or were skipped in this
 * run
 * @param work returns true after processing the row, false to skip a row that another process has locked
 * @returns the number of processed rows
 * @throws {AggregateError} with the errors of all failed rows, after the other rows are processed
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

/**
 * Runs all functions one after the other, even if one of them fails.
 * @throws {AggregateError} with all errors, after the last function
 */
export async function eachOf(works: readonly (() => Promise<unknown>)[]) {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  requireNone(failures);
}

function requireNone(failures: readonly unknown[]) {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} items failed and will be retried`);
}
