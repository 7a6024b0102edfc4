import { sql } from 'kysely';
import { ApiError } from '../errors.ts';
import { requireProvider, takeOver } from './intents.ts';
import type { Payments } from './payments.ts';
import { hearReturns, retryRefunds } from './refunds.ts';
import { IntentMismatch } from './settle.ts';

const EVERY = 120_000; // ms
const BATCH = 50;

interface Open {
  id: string;
  provider_id: string | null;
  is_abandoned: boolean;
}

/**
 * Asks the provider about payments that are open here, and about refunds and disputes that are: what came of them while
 * the platform did not listen is taken over. Young ones are asked about often, old ones seldom; after a day they can be
 * paid no more.
 */
export function createReconciler(payments: Payments) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;

  function run(isStart = false) {
    running ??= reconcile(payments, isStart)
      .catch((error: unknown) => payments.logger.warn({ err: error }, 'open payments could not be looked at'))
      .finally(() => (running = undefined));
    payments.later(running);
  }

  return {
    start() {
      run(true);
      timer = setInterval(run, EVERY).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** @param isStart every open payment, however lately it was asked about */
export async function reconcile(payments: Payments, isStart = false) {
  await retryRefunds(payments);
  await each(
    (after) => nextUndecided(payments, after, isStart),
    (intent) => lookAtReturns(payments, intent),
  );
  await each(
    (after) => nextOpen(payments, after, isStart),
    (intent) => lookAt(payments, intent),
  );
}

async function each<Row extends { id: string }>(
  next: (after: string) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
) {
  for (let after = NIL; ;) {
    const rows = await next(after);
    for (const row of rows) await work(row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

const NIL = '00000000-0000-0000-0000-000000000000';

async function nextOpen({ db }: Payments, after: string, isStart: boolean) {
  const { rows } = await sql<Open>`
    select id, provider_id, created_at < now() - interval '1 day' as is_abandoned from payment_intents
    where status = 'OPEN' and id > ${after} and (${isStart} or next_check_at <= now())
    order by id limit ${BATCH}`.execute(db);
  return rows;
}

/** Paid ones with a refund or dispute of which the provider has not said yet how it ended. */
async function nextUndecided({ db }: Payments, after: string, isStart: boolean) {
  const { rows } = await sql<{ id: string; provider_id: string }>`
    select id, provider_id from payment_intents
    where id > ${after} and provider_id is not null and (${isStart} or next_check_at <= now())
      and id in (select intent_id from payment_refunds where status = 'PENDING' and provider_id is not null)
    order by id limit ${BATCH}`.execute(db);
  return rows;
}

/** @throws {ApiError} 503 when the provider is away */
async function lookAtReturns(payments: Payments, { id, provider_id: providerId }: { id: string; provider_id: string }) {
  try {
    await hearReturns(payments, providerId);
  } catch (error) {
    if (isAway(error)) throw error;
    payments.logger.error({ err: error, intent: id }, 'what went back of a payment could not be looked at');
  }
  await checkLater(payments, id);
}

/** @throws {ApiError} 503 when the provider is away; whatever else is wrong with one payment keeps no other waiting. */
async function lookAt(payments: Payments, intent: Open) {
  try {
    const isKnown = await hear(payments, intent);
    await payments.db
      .updateTable('payment_intents')
      .set(
        isKnown
          ? { next_check_at: later }
          : { status: 'CANCELED', settled_at: now, failure_code: 'unknown_to_provider' },
      )
      .where('id', '=', intent.id)
      .where('status', '=', 'OPEN')
      .execute();
  } catch (error) {
    if (isAway(error)) throw error;
    const message =
      error instanceof IntentMismatch
        ? 'a payment is not what was asked for; nothing is credited'
        : 'an open payment could not be looked at';
    payments.logger.error({ err: error, intent: intent.id }, message);
    await checkLater(payments, intent.id);
  }
}

async function checkLater({ db }: Payments, id: string) {
  await db.updateTable('payment_intents').set({ next_check_at: later }).where('id', '=', id).execute();
}

function isAway(error: unknown) {
  return error instanceof ApiError && error.status === 503;
}

const now = sql<Date>`now()`;
const later = sql<Date>`now() + least(greatest((now() - created_at) / 4, interval '1 minute'), interval '6 hours')`;

/** @returns false for one that the provider does not know: it was never handed out, or the keys are others now */
async function hear(payments: Payments, { provider_id: providerId, is_abandoned: isAbandoned }: Open) {
  const provider = requireProvider(payments);
  // Whoever opens it may be asking the provider just now.
  if (providerId === null) return !isAbandoned;
  const said = await provider.findIntent(providerId);
  // One that waits for its member's bank waits for ever once they have left.
  const isPayable = said?.status === 'OPEN' || said?.status === 'PENDING';
  const last = isAbandoned && isPayable ? await provider.cancelIntent(providerId) : said;
  if (last) await takeOver(payments, last);
  return last !== undefined;
}
