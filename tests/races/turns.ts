import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Random } from '../../bff/demo/random.ts';
import type { DB } from '../../bff/platform/db/schema.ts';

/**
 * The request header with the name of the call. It assigns each SQL statement to the call whose request sends the
 * statement.
 */
export const CALL_HEADER = 'x-race';
const POLL_MS = 2;
/**
 * The maximum number of polls for a call that neither sends a SQL statement nor is answered. Such a call waits for
 * something else, such as another call in the same process.
 */
const MAX_POLLS = 200;

interface Statement {
  call: string;
  client: pg.Client;
  start(): void;
}

const calls = new AsyncLocalStorage<string>();

/** Holds back the SQL statements of concurrent calls and releases them to PostgreSQL one after the other. */
export class Turns {
  private held: Statement[] = [];
  private readonly running = new Set<Statement>();
  private readonly unanswered = new Set<string>();
  private readonly open = new Map<pg.Client, string>();
  private isHolding = false;

  constructor(private readonly db: Kysely<DB>) {}

  /**
   * Wraps the `emit` method of the HTTP server and the `query` method of the database client.
   * @returns a function that restores both methods
   */
  install(server: Server) {
    const plainEmit: unknown = Reflect.get(server, 'emit');
    const plainQuery: unknown = Reflect.get(pg.Client.prototype, 'query');
    if (typeof plainEmit !== 'function' || typeof plainQuery !== 'function') throw new Error('Nothing to wrap.');
    Reflect.set(server, 'emit', (event: string, ...args: { headers?: Record<string, unknown> }[]) => {
      const name = event === 'request' ? args[0]?.headers?.[CALL_HEADER] : undefined;
      const emit = (): unknown => Reflect.apply(plainEmit, server, [event, ...args]);
      return typeof name === 'string' ? calls.run(decodeURIComponent(name), emit) : emit();
    });
    const hold = (client: pg.Client, args: unknown[]) => {
      const query = (): unknown => Reflect.apply(plainQuery, client, args);
      const call = calls.getStore();
      return this.isHolding && call !== undefined ? this.hold(call, client, args, query) : query();
    };
    Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
      return hold(this, args);
    });
    return () => {
      Reflect.set(pg.Client.prototype, 'query', plainQuery);
      Reflect.deleteProperty(server, 'emit');
    };
  }

  /** Returns true if the current code runs for a call of the race that has an open transaction. */
  isInTransaction() {
    const call = calls.getStore();
    return call !== undefined && [...this.open.values()].includes(call);
  }

  /** Runs the calls concurrently and releases their SQL statements one at a time, in an order that `random` decides. */
  async interleave<Answer>(asked: ReadonlyMap<string, () => Promise<Answer>>, random: Random): Promise<Answer[]> {
    this.isHolding = true;
    const answers = Promise.all(
      [...asked].map(async ([name, ask]) => {
        this.unanswered.add(name);
        return await ask().finally(() => this.unanswered.delete(name));
      }),
    );
    // The probability that the next released SQL statement belongs to another call than the last one. With a high value
    // the calls alternate; with a low value one call runs far ahead of the others.
    const changes = random.pick([0.1, 0.3, 0.6]);
    let last = random.pick(['', ...asked.keys()]);
    while (this.unanswered.size + this.held.length + this.running.size > 0) {
      await this.untilStill();
      const names = [...new Set(this.held.map(({ call }) => call))].sort();
      const [first, ...others] = names;
      if (first === undefined) continue;
      if (!names.includes(last) || random.chance(changes)) last = random.pick([first, ...others]);
      this.release(last);
    }
    this.isHolding = false;
    return await answers;
  }

  private async hold(call: string, client: pg.Client, args: unknown[], query: () => unknown) {
    await new Promise<void>((resolve) => this.held.push({ call, client, start: resolve }));
    const running = { call, client, start: () => undefined };
    this.running.add(running);
    try {
      const result = await query();
      const text = textOf(args[0]);
      if (/^(begin|start transaction)/i.test(text)) this.open.set(client, call);
      if (/^(commit|rollback)$/i.test(text)) this.open.delete(client);
      return result;
    } finally {
      this.running.delete(running);
    }
  }

  private release(name: string) {
    const statement = this.held.find(({ call }) => call === name);
    this.held = this.held.filter((other) => other !== statement);
    statement?.start();
  }

  /**
   * Waits until each call has been answered, has a SQL statement that is held back, or waits for a row lock of another
   * call.
   */
  private async untilStill() {
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      await delay(polls === 0 ? 0 : POLL_MS);
      const waiting = polls === 0 || this.running.size === 0 ? [] : await this.lockWaits();
      const isRunning = [...this.running].some(({ client }) => !waiting.includes(pidOf(client)));
      if (isRunning) {
        polls = Math.min(polls, 1);
        continue;
      }
      const busy = [...this.unanswered].filter(
        (name) => ![...this.held, ...this.running].some(({ call }) => call === name),
      );
      if (busy.length === 0 && (this.held.length > 0 || this.running.size === 0)) return;
    }
  }

  private async lockWaits() {
    const pids = [...this.running].map(({ client }) => pidOf(client));
    const { rows } = await sql<{ pid: number }>`
      select pid from unnest(${pids}::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0`.execute(this.db);
    return rows.map(({ pid }) => pid);
  }
}

function pidOf(client: pg.Client) {
  return Number(Reflect.get(client, 'processID'));
}

function textOf(query: unknown) {
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query;
  return typeof text === 'string' ? text : '';
}
