import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../bff/platform/demo/random.ts';
import { checkLedger } from '../../bff/platform/wallet/check.ts';
import { createSandbox } from '../../bff/sandbox/sandbox.ts';
import { freePort } from '../support/free-port.ts';
import { createOwnDatabase, makeMember, type OwnDatabase } from '../support/own-database.ts';
import { databaseKinds } from '../support/platform.ts';
import { killPlatformProcesses, startPlatformProcess } from '../support/platform-process.ts';
import { builtPlatform } from '../support/programs.ts';
import { planErrand, runErrand } from '../support/shoppers.ts';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';

/** `npm run test:long` makes a thousand, `npm run test:money` ten thousand. */
const PAYMENTS = Number(process.env.MONEY_PAYMENTS ?? 100);
const KILLS = Number(process.env.MONEY_KILLS ?? 2);
const PER_MEMBER = 15; // below what a member may open in an hour
const AT_ONCE = 12;

const seed = process.env.SEED ?? String(Date.now());
// PGlite answers one question at a time, so it gets the smaller share.
const shares = new Map([
  ['pglite', databaseKinds.includes('postgres') ? 0.25 : 1],
  ['postgres', 0.75],
]);

describe.each(databaseKinds)('money through failures (%s)', (kind) => {
  const payments = Math.ceil(PAYMENTS * (shares.get(kind) ?? 1));
  const kills = Math.ceil(KILLS * (shares.get(kind) ?? 1));
  let own: OwnDatabase;
  let sandbox: Awaited<ReturnType<typeof createSandbox>> | undefined;

  beforeEach(async () => {
    own = await createOwnDatabase(kind, 'money');
  });

  afterEach(async () => {
    killPlatformProcesses();
    await sandbox?.close();
    sandbox = undefined;
    await own.remove();
  });

  async function makeMembers(count: number) {
    return await own.use(async (db) => {
      const tokens: string[] = [];
      for (let number = 0; number < count; number += 1) tokens.push((await makeMember(db)).token);
      return tokens;
    });
  }

  it(
    `${payments} card payments credit exactly what succeeded, though the platform is killed ${kills} times and the network loses, doubles and shuffles`,
    { timeout: TEST_TIMEOUT_MS + PAYMENTS * 400 },
    async () => {
      console.log(`seed ${seed}`);
      const { dataDir, databaseUrl } = own;
      const random = createRandom(`${seed} ${kind}`);
      const tokens = await makeMembers(Math.ceil(payments / PER_MEMBER));
      const errands = Array.from({ length: payments }, (_, index) =>
        planErrand(random, tokens[index % tokens.length] ?? ''),
      );
      const network = createRandom(`${seed} ${kind} network`);
      const provider = await createSandbox({ directory: join(dataDir, 'provider'), random: () => network.next() });
      sandbox = provider;
      const { secretKey, publishableKey, webhookSecret, port: localPort } = provider;
      const port = await freePort();
      const program = await builtPlatform(`money-${kind}`);
      const cards = { kind: 'stripe', secretKey, publishableKey, webhookSecret, localPort } as const;
      const start = () => startPlatformProcess(dataDir, databaseUrl, { port, cards, logLevel: 'warn' }, { program });
      const shop = { platformUrl: `http://127.0.0.1:${port}`, providerUrl: `http://127.0.0.1:${localPort}` };

      let platform = await start();
      provider.connect(`${shop.platformUrl}/api/payment/webhook`);
      provider.setFaults({ drop: 0.15, copies: 5, delay: 500, reorder: true, loseAnswers: 0.03 });

      const killAfter = Array.from({ length: kills }, () => random.whole(1, payments - 1)).sort((a, b) => a - b);
      let [begun, done] = [0, 0];
      const worker = async () => {
        for (let errand = errands[begun++]; errand; errand = errands[begun++]) {
          const told = await runErrand(shop, errand);
          if (told === 'paid') paid.push(errand.key);
          done += 1;
        }
      };
      const paid: string[] = [];
      const killer = async () => {
        for (const count of killAfter) {
          while (done < count) await new Promise((resolve) => setTimeout(resolve, 10));
          await platform.end('SIGKILL');
          platform = await start();
        }
      };
      await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, worker)]);

      // The last webhooks are lost with everything else; the next start asks the provider, and a stop waits for that.
      await platform.end('SIGKILL');
      provider.setFaults({ loseAnswers: 0 });
      platform = await start();
      expect(await platform.end('SIGTERM')).toBe(0);

      const stripe = new Stripe(secretKey, { host: '127.0.0.1', port: localPort, protocol: 'http' });
      const succeeded = new Map<string, number>();
      for await (const intent of stripe.paymentIntents.list({ limit: 100 })) {
        if (intent.status === 'succeeded') succeeded.set(intent.id, intent.amount_received);
      }
      await provider.close();
      sandbox = undefined;

      await own.use(async (db) => {
        expect((await checkLedger(db)).problems).toEqual([]);
        const credited = await db
          .selectFrom('ledger_entries as e')
          .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
          .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
          .innerJoin('payment_intents as i', 'i.id', 't.intent_id')
          .select(['i.provider_id', 'e.centavos', 'i.request_key'])
          .where('a.kind', '=', 'WALLET')
          .execute();
        expect(new Map(credited.map((row) => [row.provider_id, row.centavos]))).toEqual(succeeded);
        expect(credited).toHaveLength(succeeded.size);
        const keys = new Set(credited.map((row) => row.request_key));
        expect(paid.filter((key) => !keys.has(key))).toEqual([]);
        const wanted = errands.filter(({ card }) => /good|yes/.test(card)).map(({ key }) => key);
        expect([...keys].sort()).toEqual(wanted.sort());

        const { notices } = await db
          .selectFrom('notifications')
          .select(({ fn }) => fn.countAll<number>().as('notices'))
          .where('kind', '=', 'WALLET_CREDITED')
          .executeTakeFirstOrThrow();
        expect(notices).toBe(succeeded.size);
        console.log(
          `${payments} payments, ${succeeded.size} succeeded and credited, ${paid.length} heard of it, ${kills} kills`,
        );
      });
    },
  );
});
