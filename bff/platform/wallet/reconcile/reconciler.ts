import { sql } from 'kysely';
import { eachInBatches } from '../ledger/batches.ts';
import { applyProviderIntent } from '../stripe/intents.ts';
import { backfillEvents } from './event-backfill.ts';
import { expiresAt } from '../stripe/lifetimes.ts';
import { finishMandates } from '../stripe/end-mandates.ts';
import { fulfilOrders } from '../stripe/orders.ts';
import { createPatience, type Patience } from '../stripe/patience.ts';
import { requireProvider, type Payments } from '../stripe/payments.ts';
import { compareBalance } from './provider-balance.ts';
import { applyReturns, retryRefunds } from '../refunds/refunds.ts';
import { finishSavedCards } from '../stripe/renewal-charges.ts';
import { IntentMismatch } from '../stripe/apply-intent.ts';
import { tellUnspentCredits } from '../ledger/unspent-credits.ts';

const INTERVAL_MS = 120_000;

interface Open {
  id: string;
  provider_id: string | null;
  is_abandoned: boolean;
}

/**
 * Creates the reconciler. Periodically it queries the provider for open payments, for pending refunds and disputes, and
 * then for all events, so that events which the platform missed while it was down are applied. Then it compares the
 * provider's balance with the ledger's balance. It checks new payments often and older payments seldom, and cancels a
 * payment that is still unpaid after its lifetime (`expiresAt`) or that is not wanted any more.
 */
export function createReconciler(payments: Payments) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const stopping = new AbortController();

  function begin(isStart = false) {
    running ??= reconcileAll(isStart).finally(() => (running = undefined));
    payments.later(running);
  }

  /**
   * Runs one round of the reconciler. Payments are reconciled even if the API key has no permission to read the
   * balance.
   */
  async function reconcileAll(isStart: boolean) {
    const before = await orWarn("the provider's balance is unknown", () => requireProvider(payments).balance());
    const isDone = await orWarn('checking open payments failed', async () => {
      await reconcile(payments, isStart, stopping.signal);
      return true;
    });
    if (before === undefined || !isDone || stopping.signal.aborted) return;
    await orWarn("comparing the provider's balance failed", () => compareBalance(payments, before));
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
      timer = setInterval(begin, INTERVAL_MS).unref();
    },
    /**
     * Stops the timer, and ends the current run after the payment that it is working on. No work is lost: the next
     * start checks every open payment and resumes the event backfill.
     */
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

/**
 * Runs one round of the reconciler, without comparing the provider's and the ledger's balances.
 * @param isStart true to check every open payment, even if it was checked recently
 * @param stopping aborts the round after the current payment, so that stopping the platform does not wait for thousands
 * of requests to the provider
 * @throws {ApiError} 503 when the provider is unavailable; a failure of one payment does not block the others
 */
export async function reconcile(payments: Payments, isStart = false, stopping = new AbortController().signal) {
  const patience = createPatience(() => requireProvider(payments).balance());
  await fulfilOrders(payments, stopping);
  await tellUnspentCredits(payments, new Date(), stopping);
  await retryRefunds(payments, stopping);
  await finishSavedCards(payments, stopping);
  await finishMandates(payments, stopping);
  await eachInBatches(
    (after, limit) => nextUndecided(payments, after, limit, isStart),
    (intent) => checkReturns(payments, patience, intent),
    stopping,
  );
  await eachInBatches(
    (after, limit) => nextOpen(payments, after, limit, isStart),
    (intent) => checkPayment(payments, patience, intent),
    stopping,
  );
  if (!stopping.aborted) await backfillEvents(payments, stopping);
}

async function nextOpen({ db }: Payments, after: string, limit: number, isStart: boolean) {
  const { rows } = await sql<Open>`
    select id, provider_id, is_canceled_by_member or ${expiresAt} <= now() as is_abandoned from payment_intents
    where status = 'OPEN' and id > ${after} and (${isStart} or next_check_at <= now())
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the next batch of paid intents that have a pending refund or dispute and whose check is due. */
async function nextUndecided({ db }: Payments, after: string, limit: number, isStart: boolean) {
  const { rows } = await sql<{ id: string; provider_id: string }>`
    select id, provider_id from payment_intents
    where id > ${after} and provider_id is not null and (${isStart} or next_check_at <= now())
      and id in (select intent_id from payment_refunds where status = 'PENDING' and provider_id is not null)
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** @throws {ApiError} 503 when so many payments fail that the provider is considered unavailable */
async function checkReturns(
  payments: Payments,
  patience: Patience,
  { id, provider_id: providerId }: { id: string; provider_id: string },
) {
  try {
    await applyReturns(payments, providerId);
    patience.answered();
  } catch (error) {
    if (await patience.isOver(error, id)) throw error;
    payments.logger.error({ err: error, intent: id }, 'checking refunds and disputes of a payment failed');
    if (await patience.isOutage(error)) return;
  }
  await checkLater(payments, id);
}

/**
 * @throws {ApiError} 503 when so many payments fail that the provider is considered unavailable; a failure of one
 * payment does not block the others
 */
async function checkPayment(payments: Payments, patience: Patience, intent: Open) {
  try {
    const isKnown = await reconcileIntent(payments, intent);
    patience.answered();
    await payments.db
      .updateTable('payment_intents')
      .set(
        isKnown
          ? { next_check_at: laterUnlessCanceled }
          : { status: 'CANCELED', settled_at: now, failure_code: 'unknown_to_provider' },
      )
      .where('id', '=', intent.id)
      .where('status', '=', 'OPEN')
      .execute();
  } catch (error) {
    if (await patience.isOver(error, intent.id)) throw error;
    const message =
      error instanceof IntentMismatch
        ? 'a payment differs from its intent; nothing is credited'
        : 'checking an open payment failed';
    payments.logger.error({ err: error, intent: intent.id }, message);
    // An outage says nothing about the payment. If each round of it postponed the next check, a payment that was paid
    // would be credited long after the provider is back.
    if (!(await patience.isOutage(error))) await checkLater(payments, intent.id);
  }
}

async function checkLater({ db }: Payments, id: string) {
  await db.updateTable('payment_intents').set({ next_check_at: laterUnlessCanceled }).where('id', '=', id).execute();
}

const now = sql<Date>`now()`;
/** Without `expiresAt`, a payment that was checked shortly before its expiry would stay open until the next check. */
const later = sql<Date>`now() + least(greatest((now() - created_at) / 4, interval '1 minute'), interval '6 hours',
  case when ${expiresAt} > now() then ${expiresAt} - now() end)`;

/** An open payment that its member has canceled since it was read is due now. */
const laterUnlessCanceled = sql<Date>`case when is_canceled_by_member and status = 'OPEN' then next_check_at else ${later} end`;

/**
 * @returns false when the provider does not know the intent, because the intent was never opened there, or because the
 * API keys were changed
 */
async function reconcileIntent(payments: Payments, { provider_id: providerId, is_abandoned: isAbandoned }: Open) {
  const provider = requireProvider(payments);
  // The provider may not know the intent yet, because the member's request may be opening it at this moment.
  if (providerId === null) return !isAbandoned;
  const providerIntent = await provider.findIntent(providerId);
  // Cancel an abandoned payment. Otherwise a payment that the member never confirms at the bank would stay open
  // forever.
  const isPayable = providerIntent?.status === 'OPEN' || providerIntent?.status === 'PENDING';
  const last = isAbandoned && isPayable ? await provider.cancelIntent(providerId) : providerIntent;
  if (last) await applyProviderIntent(payments, last);
  return last !== undefined;
}
