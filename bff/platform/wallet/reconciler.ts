import { sql } from 'kysely';
import { eachInBatches } from './batches.ts';
import { requireProvider, takeOver } from './intents.ts';
import { lookBack } from './look-back.ts';
import { createPatience, type Patience } from './patience.ts';
import type { Payments } from './payments.ts';
import { compareBalance } from './provider-balance.ts';
import { hearReturns, retryRefunds } from './refunds.ts';
import { IntentMismatch } from './settle.ts';
import { tellUnspentCredits } from './unspent-credits.ts';

const EVERY = 120_000; // ms

interface Open {
  id: string;
  provider_id: string | null;
  is_abandoned: boolean;
}

/**
 * Asks the provider about payments that are open here, and about refunds and disputes that are, and then for all that
 * it has told: what came while the platform did not listen is taken over. What it holds is compared with the books
 * then. Young ones are asked about often, old ones seldom; after a day they can be paid no more.
 */
export function createReconciler(payments: Payments) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const stopping = new AbortController();

  function begin(isStart = false) {
    running ??= reconcileAll(isStart).finally(() => (running = undefined));
    payments.later(running);
  }

  /** A key that may not read the balance is no reason not to look at payments. */
  async function reconcileAll(isStart: boolean) {
    const before = await orWarn('what the provider holds is not known', () => requireProvider(payments).balance());
    const isDone = await orWarn('open payments could not be looked at', async () => {
      await reconcile(payments, isStart, stopping.signal);
      return true;
    });
    if (before === undefined || !isDone || stopping.signal.aborted) return;
    await orWarn('what the provider holds could not be compared', () => compareBalance(payments, before));
  }

  async function orWarn<Answer>(message: string, work: () => Promise<Answer>) {
    try {
      return await work();
    } catch (error) {
      payments.logger.warn({ err: error }, message);
      return undefined;
    }
  }

  return {
    start() {
      begin(true);
      timer = setInterval(begin, EVERY).unref();
    },
    /** What is open is still asked about; the look back, which may be long, is for the next start. */
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

/**
 * @param isStart every open payment, however lately it was asked about
 * @throws {ApiError} 503 when the provider is away; what it cannot answer for one payment keeps no other waiting
 */
export async function reconcile(payments: Payments, isStart = false, stopping = new AbortController().signal) {
  const patience = createPatience(() => requireProvider(payments).balance());
  await tellUnspentCredits(payments);
  await retryRefunds(payments);
  await eachInBatches(
    (after, limit) => nextUndecided(payments, after, limit, isStart),
    (intent) => lookAtReturns(payments, patience, intent),
  );
  await eachInBatches(
    (after, limit) => nextOpen(payments, after, limit, isStart),
    (intent) => lookAt(payments, patience, intent),
  );
  await lookBack(payments, stopping);
}

async function nextOpen({ db }: Payments, after: string, limit: number, isStart: boolean) {
  const { rows } = await sql<Open>`
    select id, provider_id, created_at < now() - interval '1 day' as is_abandoned from payment_intents
    where status = 'OPEN' and id > ${after} and (${isStart} or next_check_at <= now())
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Paid ones with a refund or dispute of which the provider has not said yet how it ended. */
async function nextUndecided({ db }: Payments, after: string, limit: number, isStart: boolean) {
  const { rows } = await sql<{ id: string; provider_id: string }>`
    select id, provider_id from payment_intents
    where id > ${after} and provider_id is not null and (${isStart} or next_check_at <= now())
      and id in (select intent_id from payment_refunds where status = 'PENDING' and provider_id is not null)
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** @throws {ApiError} 503 once patience is over */
async function lookAtReturns(
  payments: Payments,
  patience: Patience,
  { id, provider_id: providerId }: { id: string; provider_id: string },
) {
  try {
    await hearReturns(payments, providerId);
    patience.answered();
  } catch (error) {
    if (await patience.isOver(error, id)) throw error;
    payments.logger.error({ err: error, intent: id }, 'what went back of a payment could not be looked at');
  }
  await checkLater(payments, id);
}

/** @throws {ApiError} 503 once patience is over; whatever is wrong with one payment keeps no other waiting */
async function lookAt(payments: Payments, patience: Patience, intent: Open) {
  try {
    const isKnown = await reconcileIntent(payments, intent);
    patience.answered();
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
    if (await patience.isOver(error, intent.id)) throw error;
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

const now = sql<Date>`now()`;
const later = sql<Date>`now() + least(greatest((now() - created_at) / 4, interval '1 minute'), interval '6 hours')`;

/** @returns false for one that the provider does not know: it was never handed out, or the keys are others now */
async function reconcileIntent(payments: Payments, { provider_id: providerId, is_abandoned: isAbandoned }: Open) {
  const provider = requireProvider(payments);
  // The member who opens it may be asking the provider just now.
  if (providerId === null) return !isAbandoned;
  const said = await provider.findIntent(providerId);
  // One that waits for its member's bank waits for ever once they have left.
  const isPayable = said?.status === 'OPEN' || said?.status === 'PENDING';
  const last = isAbandoned && isPayable ? await provider.cancelIntent(providerId) : said;
  if (last) await takeOver(payments, last);
  return last !== undefined;
}
