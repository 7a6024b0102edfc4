import { sql } from 'kysely';
import { takeOver } from './intents.ts';
import type { Payments } from './payments.ts';
import { retryRefunds } from './refunds.ts';
import { IntentMismatch } from './settle.ts';

const EVERY = 120_000; // ms
const BATCH = 50;

interface Open {
  id: string;
  provider_id: string | null;
  is_abandoned: boolean;
}

/**
 * Asks the provider about payments that are open here: what was paid while nobody listened is credited without
 * anybody's help. Young ones are asked about often, old ones seldom; after a day nobody can pay them any more.
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
  for (let after = NIL; ;) {
    const open = await nextOpen(payments, after, isStart);
    for (const intent of open) await lookAt(payments, intent);
    const last = open.at(-1);
    if (!last || open.length < BATCH) return;
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

async function lookAt(payments: Payments, { id, provider_id: providerId, is_abandoned: isAbandoned }: Open) {
  const { db, logger, provider } = payments;
  if (!provider) return;
  const said = providerId === null ? undefined : await provider.findIntent(providerId);
  const closed = isAbandoned && said?.status === 'OPEN' ? await provider.cancelIntent(said.id) : said;
  try {
    if (closed) await takeOver(payments, closed);
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error;
    logger.error({ err: error, intent: id }, 'a payment is not what was asked for; nothing is credited');
  }
  // The provider knows nothing of it: it was never handed out, or the keys are others now.
  const isLost = !closed && (providerId !== null || isAbandoned);
  await db
    .updateTable('payment_intents')
    .set(
      isLost
        ? { status: 'CANCELED', settled_at: sql<Date>`now()`, failure_code: 'unknown_to_provider' }
        : {
            next_check_at: sql<Date>`now() + least(greatest((now() - created_at) / 4, interval '1 minute'), interval '6 hours')`,
          },
    )
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .execute();
}
