import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { gathered } from '../ledger/batches.ts';
import { takeEvent } from '../stripe/events.ts';
import { createPatience } from '../stripe/patience.ts';
import { requireProvider, type Payments } from '../stripe/payments.ts';
import { bookCost, unbooked } from './provider-costs.ts';
import type { ProviderEvent } from '../stripe/provider.ts';

/** The time in ms for which the payment provider keeps its events. */
const EVENT_RETENTION_MS = 30 * 86_400_000;
/**
 * The period of each query for events overlaps the previous period by this time, because clocks differ and an event may
 * appear in the provider's list a little late.
 */
const OVERLAP_MS = 600_000;
/** The maximum period, in ms, of a single query for costs. */
const MAX_PERIOD_MS = 30 * 86_400_000;

/**
 * Queries the provider for its events and costs since the last run, and applies those that the platform has missed. The
 * database stores the position (the time up to which events were fetched), so that after a restore of a backup
 * everything since the backup is fetched again. An item that fails does not block the others; the next run queries it
 * again.
 * @param stopping aborts the run; the next run resumes at the stored position
 * @throws {ApiError} 503 when the provider is unavailable
 */
export async function backfillEvents(payments: Payments, stopping = new AbortController().signal) {
  await takeEvents(payments, stopping);
  await bookCosts(payments, stopping);
}

async function takeEvents(payments: Payments, stopping: AbortSignal) {
  const { db } = payments;
  const now = new Date();
  const before = await db.selectFrom('payment_look_back').select('asked_until').executeTakeFirst();
  const since = Math.max((before?.asked_until.getTime() ?? 0) - OVERLAP_MS, now.getTime() - EVENT_RETENTION_MS);
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

/**
 * Books the provider's costs (fees and payouts), oldest first, and stores the position after each period. If the
 * provider fails, the next run queries only the remaining periods.
 */
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

/**
 * Returns the time from which costs are queried. The first run starts at 1970 and queries the time before the first
 * payment as a single period (`first` is the end of that period).
 */
async function toAsk(db: Kysely<DB>) {
  const before = await db.selectFrom('payment_look_back').select('costs_until').executeTakeFirst();
  if (before?.costs_until) return { since: new Date(before.costs_until.getTime() - OVERLAP_MS) };
  const { first } = await db
    .selectFrom('payment_intents')
    .select(({ fn }) => fn.min<Date | null>('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return { since: new Date(0), first: first ?? new Date() };
}

function* stretches({ since, first }: { since: Date; first?: Date }, now: Date) {
  if (first) yield { since, until: first };
  for (let at = first ?? since; at < now;) {
    const until = new Date(Math.min(at.getTime() + MAX_PERIOD_MS, now.getTime()));
    yield { since: at, until };
    at = until;
  }
}

interface Told {
  id: string;
  createdAt: Date;
  /** The payment with refunds or disputes that must be queried because of this event, if any. */
  returned?: string | null;
}

/** Remembers the time of the earliest failed item. The next run starts its query at that time. */
function createMissed(payments: Payments) {
  let earliest: Date | undefined;
  const patience = createPatience(() => requireProvider(payments).balance());
  return {
    first: (until: Date) => (earliest && earliest < until ? earliest : until),

    /** @throws {ApiError} 503 when so many items fail that the provider is considered unavailable */
    async orLater({ id, createdAt, returned }: Told, work: () => Promise<void>) {
      try {
        await work();
        if (returned != null) patience.answered();
      } catch (error) {
        if (await patience.isOver(error, returned ?? id)) throw error;
        payments.logger.error({ err: error }, 'applying an event of the provider failed');
        if (!earliest || createdAt < earliest) earliest = createdAt;
      }
    },
  };
}
