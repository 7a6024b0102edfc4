import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../../bff/demo/random.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { creditsIn, startStorm, succeededAt, type Storm } from '../../support/money-storm.ts';
import { createOwnDatabase, makeMember, type OwnDatabase } from '../../support/own-database.ts';
import { databaseKinds } from '../../support/platform.ts';
import { killPlatformProcesses } from '../../support/platform-process.ts';
import { builtPlatform } from '../../support/programs.ts';
import { planErrand, runErrand } from '../../support/shoppers.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';

/** The number of payments: a thousand for `npm run test:long`, ten thousand for `npm run test:money`. */
const PAYMENTS = Number(process.env.MONEY_PAYMENTS ?? 100);
const KILLS = Number(process.env.MONEY_KILLS ?? 2);
const PER_MEMBER = 15; // card payments per member, fewer than the platform allows in an hour
const AT_ONCE = 12;

const seed = process.env.SEED ?? String(Date.now());
// Each database gets a share of the payments. The share of PGlite is smaller, because PGlite runs one query at a time.
const shares = new Map([
  ['pglite', databaseKinds.includes('postgres') ? 0.25 : 1],
  ['postgres', 0.75],
]);

describe.each(databaseKinds)('card payments under failures (%s)', (kind) => {
  const payments = Math.ceil(PAYMENTS * (shares.get(kind) ?? 1));
  const kills = Math.ceil(KILLS * (shares.get(kind) ?? 1));
  let own: OwnDatabase;
  let storm: Storm | undefined;

  beforeEach(async () => {
    own = await createOwnDatabase(kind, 'money');
  });

  afterEach(async () => {
    killPlatformProcesses();
    await storm?.close();
    storm = undefined;
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
    `${payments} card payments credit exactly the payments that succeeded, despite ${kills} kills and network faults`,
    { timeout: TEST_TIMEOUT_MS + PAYMENTS * 400 },
    async () => {
      console.log(`seed ${seed}`);
      const random = createRandom(`${seed} ${kind}`);
      const tokens = await makeMembers(Math.ceil(payments / PER_MEMBER));
      const errands = Array.from({ length: payments }, (_, index) =>
        planErrand(random, tokens[index % tokens.length] ?? ''),
      );
      storm = await startStorm({
        own,
        program: await builtPlatform(`money-${kind}`),
        network: createRandom(`${seed} ${kind} network`),
      });
      const { shop, stripe } = storm;
      const killAfter = Array.from({ length: kills }, () => random.whole(1, payments - 1)).sort((a, b) => a - b);
      const paid: string[] = [];
      await storm.through({ count: payments, atOnce: AT_ONCE, killAfter }, async (index) => {
        const errand = errands[index];
        if (errand && (await runErrand(shop, errand)) === 'paid') paid.push(errand.key);
      });
      expect(await storm.settle()).toBe(0);
      const succeeded = await succeededAt(stripe);
      await storm.close();
      storm = undefined;

      await own.use(async (db) => {
        expect((await checkLedger(db)).problems).toEqual([]);
        const credited = await creditsIn(db);
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
