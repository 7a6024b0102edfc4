import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import Stripe from 'stripe';
import type { DB } from '../../bff/platform/db/schema.ts';
import type { Random } from '../../bff/demo/random.ts';
import type { PlatformConfig } from '../../bff/platform/settings/platform-config.ts';
import { createSandbox } from '../../bff/sandbox/sandbox.ts';
import { freePort } from './free-port.ts';
import type { OwnDatabase } from './own-database.ts';
import { startPlatformProcess } from './platform-process.ts';
import { metricOf } from './product.ts';

interface Parts {
  own: Pick<OwnDatabase, 'dataDir' | 'databaseUrl'>;
  /** The path of a built platform. */
  program: string;
  /** The random number generator that decides about the network faults. */
  network: Random;
  config?: Partial<PlatformConfig>;
}

interface Works {
  count: number;
  atOnce: number;
  /** The platform is killed when the number of finished calls of `work` reaches each of these numbers. */
  killAfter: readonly number[];
}

/** The probability that an answer of the provider is lost. */
export const LOST = 0.03;

/**
 * Starts a platform process and its payment provider. The network between them loses, duplicates and reorders messages.
 */
export async function startStorm({ own: { dataDir, databaseUrl }, program, network, config }: Parts) {
  const provider = await createSandbox({ directory: join(dataDir, 'provider'), random: () => network.next() });
  const { secretKey, publishableKey, webhookSecret, port: localPort } = provider;
  const cards = { kind: 'stripe', secretKey, publishableKey, webhookSecret, localPort } as const;
  const port = await freePort();
  const settings = { port, cards, logLevel: 'warn', ...config } as const;
  const start = () => startPlatformProcess(dataDir, databaseUrl, settings, { program });
  const shop = { platformUrl: `http://127.0.0.1:${port}`, providerUrl: `http://127.0.0.1:${localPort}` };
  let platform = await start();
  provider.connect(`${shop.platformUrl}/api/payment/webhook`);
  provider.setFaults({ drop: 0.15, copies: 5, delay: 500, reorder: true, loseAnswers: LOST });

  /** Kills the platform with SIGKILL, runs `meanwhile`, and starts the platform again. */
  async function restart(meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
    await platform.end('SIGKILL');
    await meanwhile();
    platform = await start();
  }

  return {
    shop,
    setFaults: provider.setFaults,
    restart,
    // Raises the number of retries. With the default of two, a long test would fail as soon as three answers in a row
    // are lost.
    stripe: new Stripe(secretKey, { host: '127.0.0.1', port: localPort, protocol: 'http', maxNetworkRetries: 8 }),

    /**
     * Calls `work` `count` times, with at most `atOnce` calls in progress, and kills the platform several times
     * meanwhile.
     */
    async through({ count, atOnce, killAfter }: Works, work: (index: number) => Promise<void>) {
      let [begun, done, isOver] = [0, 0, false];
      const worker = async () => {
        while (begun < count && !isOver) {
          await work((begun += 1) - 1);
          done += 1;
        }
      };
      const killer = async () => {
        for (const number of killAfter) {
          while (done < number && !isOver) await delay(10);
          if (!isOver) await restart();
        }
      };
      try {
        await Promise.all([killer(), ...Array.from({ length: atOnce }, worker)]);
      } finally {
        isOver = true;
      }
    },

    /**
     * Restarts the platform, waits until its background work is done, then stops it. After the start, the platform
     * requests from the provider the payments and events whose webhooks were lost by the kills. A stop would abort
     * these requests.
     * @param untilAsked runs before the stop and waits for these requests
     * @returns the exit code of the platform
     */
    async settle(untilAsked: () => Promise<unknown> = () => Promise.resolve()) {
      provider.setFaults({ loseAnswers: 0 });
      await restart();
      await untilAsked();
      await untilIdle(shop.platformUrl);
      return await platform.end('SIGTERM');
    },

    close: () => provider.close(),
  };
}

/** Waits until the platform has no background work, however long its requests to the provider take. */
async function untilIdle(url: string) {
  while ((await metricOf(url, 'brasa_queue_depth{queue="background"}')) !== 0) await delay(100);
}

export type Storm = Awaited<ReturnType<typeof startStorm>>;

/** @returns the centavos of each payment that succeeded at the provider, by the provider's id */
export async function succeededAt(stripe: Stripe) {
  const succeeded = new Map<string, number>();
  for await (const intent of stripe.paymentIntents.list({ limit: 100 })) {
    if (intent.status === 'succeeded') succeeded.set(intent.id, intent.amount_received);
  }
  return succeeded;
}

/** Returns every ledger entry that credits a card payment to a wallet. */
export async function creditsIn(db: Kysely<DB>) {
  return await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('payment_intents as i', 'i.id', 't.intent_id')
    .select(['i.provider_id', 'e.centavos', 'i.request_key'])
    .where('a.kind', '=', 'WALLET')
    .where('t.kind', '=', 'TOP_UP')
    .execute();
}

/**
 * @returns the centavos of each payment that refunds and disputes took back at the provider, by the provider's id of
 * the payment
 */
export async function returnedAt(stripe: Stripe) {
  const gone = new Map<string, number>();
  const add = (intent: string | Stripe.PaymentIntent | null, centavos: number) => {
    if (typeof intent === 'string') gone.set(intent, (gone.get(intent) ?? 0) + centavos);
  };
  for await (const { status, payment_intent: intent, amount } of stripe.refunds.list({ limit: 100 })) {
    if (status !== 'failed' && status !== 'canceled') add(intent, amount);
  }
  for await (const { status, payment_intent: intent, amount } of stripe.disputes.list({ limit: 100 })) {
    if (status === 'needs_response' || status === 'under_review' || status === 'lost') add(intent, amount);
  }
  return gone;
}

/**
 * @returns the centavos of each payment that were refunded according to the database, by the provider's id of the
 * payment
 */
export async function returnedIn(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('payment_intents')
    .select(['provider_id', 'refunded_centavos'])
    .where('refunded_centavos', '<>', 0)
    .execute();
  return new Map(rows.map((row) => [row.provider_id, row.refunded_centavos]));
}
