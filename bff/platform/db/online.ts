import { sql, type Kysely, type Transaction } from 'kysely';
import { isLockFailure } from './failures.ts';
import type { DB } from './schema.ts';

/** A step that builds an index without blocking writers. */
export interface IndexStep {
  /**
   * The statement `create index name on …`. The migration adds the keyword `concurrently` if the database has other
   * users.
   */
  index: string;
}

/** A step that changes rows of a table in batches, each in a transaction of its own. */
export interface BackfillStep {
  /** The name of the table to change. Its primary key must be `id uuid`. */
  backfill: string;
  /** The assignments of the UPDATE statement: the SQL after the keyword `set`. */
  set: string;
  /**
   * SQL condition for the rows that still need the change. It must not match a changed row, because the step runs again
   * after a restart.
   */
  where: string;
}

/**
 * A step that runs before the migration's `sql` and outside the transaction of `sql`, while the previous release is
 * still running. Each step must be idempotent, because it runs again if the process was killed before the migration was
 * recorded.
 */
export type OnlineStep = IndexStep | BackfillStep;

const BATCH_SIZE = 1_000; // rows
const MAX_TRIES = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Runs a step while the database has other users. It runs outside a transaction and blocks the other users only
 * briefly.
 */
export async function runOnline(connection: Kysely<DB>, step: OnlineStep) {
  if ('index' in step) await buildConcurrently(connection, step.index);
  else await backfill(connection, step);
}

/** Runs a step within a transaction, in a database that has no other users. */
export async function runOffline(tx: Transaction<DB>, step: OnlineStep) {
  const statement = 'index' in step ? step.index : `update ${step.backfill} set ${step.set} where ${step.where}`;
  await sql.raw(statement).execute(tx);
}

/**
 * Builds an index concurrently. First drops an invalid index of the same name, which an interrupted build leaves
 * behind: every write would maintain the invalid index, and no query would use it.
 */
async function buildConcurrently(connection: Kysely<DB>, statement: string) {
  const [, head, name, rest] = /^\s*(create (?:unique )?index) (\w+) (on [^]*)$/.exec(statement) ?? [];
  if (head === undefined || name === undefined || rest === undefined) {
    throw new Error(`An index step must read "create index name on …": ${statement}`);
  }
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(connection);
  if (rows[0]?.isValid) return;
  if (rows[0]) await sql.raw(`drop index concurrently ${name}`).execute(connection);
  await sql.raw(`${head} concurrently ${name} ${rest}`).execute(connection);
}

async function backfill(connection: Kysely<DB>, step: BackfillStep) {
  for (let last: string | undefined = FIRST_ID; last !== undefined;) last = await nextBatch(connection, step, last);
}

/**
 * Changes the next batch of rows, in the order of their ids.
 * @param after the last id of the previous batch
 * @returns the last id of this batch; undefined when no row was left
 */
async function nextBatch(connection: Kysely<DB>, { backfill: table, set, where }: BackfillStep, after: string) {
  const statement = sql<{ id: string }>`
    with batch as materialized (select id from ${sql.table(table)} where id > ${after}::uuid order by id limit ${BATCH_SIZE}),
    changed as (
      update ${sql.table(table)} t set ${sql.raw(set)} from batch where t.id = batch.id and (${sql.raw(where)})
    )
    select id from batch order by id desc limit 1`;
  for (let tried = 1; ; tried += 1) {
    try {
      return (await statement.execute(connection)).rows[0]?.id;
    } catch (error) {
      if (!isLockFailure(error) || tried === MAX_TRIES) throw error;
    }
  }
}
