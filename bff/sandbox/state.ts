import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  chargeRecord,
  customerRecord,
  deliveryRecord,
  disputeRecord,
  eventRecord,
  intentRecord,
  mandateRecord,
  methodRecord,
  payoutRecord,
  refundRecord,
  replayRecord,
} from './records.ts';

/** The time for which Stripe remembers an idempotency key. */
export const REPLAY_WINDOW_MS = 86_400_000;
/** The number of days for which Stripe lists an event. */
const EVENT_DAYS = 30;

const line = z.array(z.tuple([z.string(), z.string(), z.unknown()]));

/** A change of one record. `value` is the new value; null removes the record. */
interface Change {
  name: string;
  key: string;
  value: unknown;
  apply(): void;
}

export type State = ReturnType<typeof openState>;

/**
 * Opens the sandbox's state, which is held in maps and saved in a journal file. Changes that belong together are
 * written as one line of the journal, before a response or event reports them. So even if the process is killed, either
 * all of these changes are saved or none.
 */
export function openState(directory: string) {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'journal.jsonl');
  const tables = {
    customers: table('customers', customerRecord),
    intents: table('intents', intentRecord),
    /** The saved cards of customers. */
    methods: table('methods', methodRecord),
    mandates: table('mandates', mandateRecord),
    charges: table('charges', chargeRecord),
    refunds: table('refunds', refundRecord),
    disputes: table('disputes', disputeRecord),
    payouts: table('payouts', payoutRecord),
    events: table('events', eventRecord),
    deliveries: table('deliveries', deliveryRecord),
    replays: table('replays', replayRecord),
  };
  const byName = new Map(Object.values(tables).map((each) => [each.name, each]));
  for (const [name, key, value] of readJournal(path)) byName.get(name)?.load(key, value);
  for (const [key, { at }] of tables.replays.rows)
    if (at < Date.now() - REPLAY_WINDOW_MS) tables.replays.load(key, null);
  for (const change of pastEvents()) change.apply();
  compact(path, Object.values(tables));

  let collected: unknown[] | undefined;
  const write = (changes: unknown[]) => appendFileSync(path, `${JSON.stringify(changes)}\n`);

  return {
    ...tables,
    pastEvents,

    commit(...changes: Change[]) {
      const written = changes.map(({ name, key, value }) => [name, key, value]);
      if (collected) collected.push(...written);
      else write(written);
      for (const change of changes) change.apply();
    },

    /**
     * Collects all commits until `release`, and then writes them as one line of the journal. This saves the changes of
     * a request together with its response.
     */
    hold() {
      collected = [];
    },
    release() {
      if (collected && collected.length > 0) write(collected);
      collected = undefined;
    },
  };

  /**
   * Returns the changes that remove all events older than EVENT_DAYS. The caller has to commit these changes. Events
   * are stored in chronological order, so the loop stops at the first event that is not too old.
   */
  function pastEvents() {
    const past: Change[] = [];
    for (const [id, { created }] of tables.events.rows) {
      if (created * 1_000 >= Date.now() - EVENT_DAYS * REPLAY_WINDOW_MS) break;
      past.push(tables.events.remove(id));
    }
    return past;
  }
}

function table<Row>(name: string, schema: z.ZodType<Row>) {
  const rows = new Map<string, Row>();
  return {
    name,
    rows,
    put: (key: string, value: Row): Change => ({ name, key, value, apply: () => void rows.set(key, value) }),
    remove: (key: string): Change => ({ name, key, value: null, apply: () => void rows.delete(key) }),
    load(key: string, value: unknown) {
      if (value === null) rows.delete(key);
      else rows.set(key, schema.parse(value));
    },
  };
}

/**
 * Reads the journal. Skips an incomplete last line: the process was killed while writing it, and had not reported the
 * line's changes to any caller.
 */
function readJournal(path: string) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.flatMap((text) => line.parse(JSON.parse(text)));
}

/** Rewrites the journal when the sandbox starts, so that the journal contains only the current records. */
function compact(path: string, tables: { name: string; rows: Map<string, unknown> }[]) {
  const lines = tables.flatMap(({ name, rows }) =>
    [...rows].map(([key, value]) => `${JSON.stringify([[name, key, value]])}\n`),
  );
  writeFileSync(`${path}.new`, lines.join(''));
  renameSync(`${path}.new`, path);
}
