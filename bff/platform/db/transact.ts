import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isSerializationFailure } from './failures.ts';
import type { DB } from './schema.ts';

/** Side effects of a transaction outside the database. They are dropped if the transaction is rolled back. */
interface Effects {
  /** Publishes an event on the event bus after the commit. */
  publish(topic: string, payload: unknown): void;
  /** Starts `work` after the commit. The response does not wait for it. */
  later(work: () => Promise<unknown>): void;
  /**
   * Runs `work` at the end of the transaction, before the commit. Used to take locks that come last in the lock order.
   */
  beforeCommit(work: () => Promise<void>): void;
}

export type Tx = Transaction<DB> & Effects;

/**
 * The receivers of a database's transaction effects (events and later work). If a database has no outlets, the effects
 * are dropped.
 */
export interface Outlets {
  publish(topic: string, payload: unknown): void;
  later(work: Promise<unknown>): void;
  onRetry(): void;
  /** Called when an effect fails after the commit. The transaction stays committed. */
  onError(error: unknown): void;
}

type Connected = Kysely<DB> & { outlets?: Outlets };

const MAX_TRIES = 5;
/** The maximum of the random pause before the second try, in ms. This maximum doubles with every further try. */
const PAUSE_MS = 20;

export function connectOutlets(db: Kysely<DB>, outlets: Outlets) {
  Object.assign(db, { outlets });
}

/**
 * Runs `work` in a transaction, and its side effects after the commit. Inside another transaction, `work` joins that
 * transaction. After a deadlock or a serialization failure the whole `work` runs again, so it must change nothing but
 * the database.
 * @throws the error of `work`; after five tries, the last serialization failure
 */
export async function transact<Result>(db: Connected, work: (tx: Tx) => Result | Promise<Result>): Promise<Result> {
  if (isTx(db)) return await work(db);
  if (db.isTransaction) throw new Error('A transaction that transact did not begin cannot be joined.');
  for (let tries = 1; ; tries += 1) {
    const effects = createEffects();
    const committed = await attempt(db, work, effects).catch((error: unknown) => {
      if (tries === MAX_TRIES || !isSerializationFailure(error)) throw error;
      return undefined;
    });
    if (committed) {
      carryOut(effects, db.outlets);
      return committed.result;
    }
    db.outlets?.onRetry();
    await delay(Math.random() * PAUSE_MS * 2 ** (tries - 1));
  }
}

/**
 * Publishes an event outside a transaction. Use it for data that is not stored, or after a single statement that has
 * committed.
 */
export function signal(db: Connected, topic: string, payload: unknown) {
  db.outlets?.publish(topic, payload);
}

function isTx(db: Kysely<DB>): db is Tx {
  return db.isTransaction && 'beforeCommit' in db;
}

async function attempt<Result>(db: Connected, work: (tx: Tx) => Result | Promise<Result>, effects: Collected) {
  return await db.transaction().execute(async (tx) => {
    const result = await work(Object.assign(tx, effects.of));
    for (const run of effects.atEnd) await run();
    return { result };
  });
}

type Collected = ReturnType<typeof createEffects>;

function createEffects() {
  const events: { topic: string; payload: unknown }[] = [];
  const works: (() => Promise<unknown>)[] = [];
  const atEnd: (() => Promise<void>)[] = [];
  const of: Effects = {
    publish: (topic, payload) => events.push({ topic, payload }),
    later: (work) => works.push(work),
    beforeCommit: (work) => atEnd.push(work),
  };
  return { of, events, works, atEnd };
}

function carryOut({ events, works }: Collected, outlets: Outlets | undefined) {
  for (const { topic, payload } of events) {
    try {
      outlets?.publish(topic, payload);
    } catch (error) {
      outlets?.onError(error);
    }
  }
  for (const work of works) outlets?.later(Promise.resolve().then(work));
}
