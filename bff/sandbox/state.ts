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
  payoutRecord,
  refundRecord,
  replayRecord,
} from './records.ts';

/** As long as Stripe remembers an idempotency key. */
export const DAY = 86_400_000; // ms
/** As long as it lists events. */
const EVENT_DAYS = 30;

const line = z.array(z.tuple([z.string(), z.string(), z.unknown()]));

/** A record as it is from now on; a null value is one that is gone. */
interface Change {
  name: string;
  key: string;
  value: unknown;
  apply(): void;
}

export type State = ReturnType<typeof openState>;

/**
 * What the sandbox remembers: maps, and a journal beside them. Changes that belong together are one line, written
 * before anybody hears of them, so a killed process has either all of them or none.
 */
export function openState(directory: string) {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'journal.jsonl');
  const tables = {
    customers: table('customers', customerRecord),
    intents: table('intents', intentRecord),
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
  for (const [key, { at }] of tables.replays.rows) if (at < Date.now() - DAY) tables.replays.load(key, null);
  for (const change of pastEvents()) change.apply();
  compact(path, Object.values(tables));

  let held: unknown[] | undefined;
  const write = (changes: unknown[]) => appendFileSync(path, `${JSON.stringify(changes)}\n`);

  return {
    ...tables,
    pastEvents,

    commit(...changes: Change[]) {
      const written = changes.map(({ name, key, value }) => [name, key, value]);
      if (held) held.push(...written);
      else write(written);
      for (const change of changes) change.apply();
    },

    /** Everything that is committed from here to `release` is one line: what a request does, and its answer. */
    hold() {
      held = [];
    },
    release() {
      if (held && held.length > 0) write(held);
      held = undefined;
    },
  };

  /** To be committed: those that are listed no more go. They are kept in the order of time. */
  function pastEvents() {
    const past: Change[] = [];
    for (const [id, { created }] of tables.events.rows) {
      if (created * 1_000 >= Date.now() - EVENT_DAYS * DAY) break;
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

/** The last line is torn when the process was killed while it wrote it: no caller was told of that one. */
function readJournal(path: string) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.flatMap((text) => line.parse(JSON.parse(text)));
}

/** Once at the start: the journal becomes what is left of it. */
function compact(path: string, tables: { name: string; rows: Map<string, unknown> }[]) {
  const lines = tables.flatMap(({ name, rows }) =>
    [...rows].map(([key, value]) => `${JSON.stringify([[name, key, value]])}\n`),
  );
  writeFileSync(`${path}.new`, lines.join(''));
  renameSync(`${path}.new`, path);
}
