import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { gathered } from './batches.ts';
import { takeEvent } from './events.ts';
import { requireProvider } from './intents.ts';
import { createPatience } from './patience.ts';
import type { Payments } from './payments.ts';
import { bookCost, unbooked } from './provider-costs.ts';
import type { ProviderEvent } from './provider.ts';

/** A provider keeps its events for so long. */
const MEMORY = 30 * 86_400_000; // ms
/** Clocks differ, and an event may be listed a little after it happened. */
const OVERLAP = 600_000; // ms
/** How much of a long past is asked for at a time. */
const STRETCH = 30 * 86_400_000; // ms

/**
 * Asks the provider what it has told and charged since we last asked, and takes over what is not in the books. Where we
 * came to is in the database, and so in its backups: after restoring one, everything since then is asked for. What
 * could not be taken over is asked for again the next time, and holds up nothing else.
 * @param stopping ends it on the way: where it was left the next one begins
 * @throws {ApiError} 503 when the provider is away
 */
export async function lookBack(payments: Payments, stopping = new AbortController().signal) {
  await takeEvents(payments, stopping);
  await bookCosts(payments, stopping);
}

async function takeEvents(payments: Payments, stopping: AbortSignal) {
  const { db } = payments;
  const now = new Date();
  const before = await db.selectFrom('payment_look_back').select('asked_until').executeTakeFirst();
  const since = Math.max((before?.asked_until.getTime() ?? 0) - OVERLAP, now.getTime() - MEMORY);
  const missed = createMissed(payments);
  for await (const events of gathered(requireProvider(payments).eventsSince(new Date(since)))) {
    const known = await knownOf(db, events);
    for (const event of events) {
      if (stopping.aborted) return;
      if (!known.has(event.id)) await missed.orLater(event, () => takeEvent(payments, event));
    }
  }
  const asked_until = missed.first(now);
  await db
    .insertInto('payment_look_back')
    .values({ asked_until })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ asked_until }))
    .execute();
}

async function knownOf(db: Kysely<DB>, events: readonly ProviderEvent[]) {
  const ids = events.map(({ id }) => id);
  const known = await db.selectFrom('payment_events').select('id').where('id', 'in', ids).execute();
  return new Set(known.map(({ id }) => id));
}

/** From the oldest on, and what is done is done: a provider that goes away on the way is asked for the rest alone. */
async function bookCosts(payments: Payments, stopping: AbortSignal) {
  const { db } = payments;
  const provider = requireProvider(payments);
  const missed = createMissed(payments);
  for (const { since, until } of stretches(await toAsk(db), new Date())) {
    for await (const costs of gathered(provider.costsBetween(since, until))) {
      for (const cost of await unbooked(db, costs)) {
        if (stopping.aborted) return;
        await missed.orLater({ id: cost.id, createdAt: cost.at }, () => bookCost(db, cost));
      }
    }
    await db
      .updateTable('payment_look_back')
      .set({ costs_until: missed.first(until) })
      .execute();
  }
}

/** Where to begin; the first time at the very beginning, and all of before the first payment at once. */
async function toAsk(db: Kysely<DB>) {
  const before = await db.selectFrom('payment_look_back').select('costs_until').executeTakeFirst();
  if (before?.costs_until) return { since: new Date(before.costs_until.getTime() - OVERLAP) };
  const { first } = await db
    .selectFrom('payment_intents')
    .select(({ fn }) => fn.min<Date | null>('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return { since: new Date(0), first: first ?? new Date() };
}

function* stretches({ since, first }: { since: Date; first?: Date }, now: Date) {
  if (first) yield { since, until: first };
  for (let at = first ?? since; at < now;) {
    const until = new Date(Math.min(at.getTime() + STRETCH, now.getTime()));
    yield { since: at, until };
    at = until;
  }
}

interface Told {
  id: string;
  createdAt: Date;
  /** The payment that is asked about because of it, if any. */
  returned?: string | null;
}

/** What could not be taken over, and since when that is to be asked for again. */
function createMissed(payments: Payments) {
  let earliest: Date | undefined;
  const patience = createPatience(() => requireProvider(payments).balance());
  return {
    first: (until: Date) => (earliest && earliest < until ? earliest : until),

    /** @throws {ApiError} 503 once patience is over */
    async orLater({ id, createdAt, returned }: Told, work: () => Promise<void>) {
      try {
        await work();
        if (returned != null) patience.answered();
      } catch (error) {
        if (await patience.isOver(error, returned ?? id)) throw error;
        payments.logger.error({ err: error }, 'what the provider has told could not be taken over');
        if (!earliest || createdAt < earliest) earliest = createdAt;
      }
    },
  };
}
