import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribe } from '../../../bff/platform/communities/vip/vip.store.ts';
import { createRandom } from '../../../bff/demo/random.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { balanceOf, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { createSandbox } from '../../../bff/sandbox/sandbox.ts';
import { createOwnDatabase, makeMember, type OwnDatabase, type OwnMember } from '../../support/own-database.ts';
import { usualKinds } from '../../support/platform.ts';
import {
  killPlatformProcesses,
  startPlatformProcess,
  type FailPoints,
  type PlatformProcess,
} from '../../support/platform-process.ts';
import { builtPlatform } from '../../support/programs.ts';
import {
  balanceIn,
  deals,
  makeCommunity,
  START_CENTAVOS,
  VIP_PRICE_CENTAVOS,
  type Deal,
  type Town,
} from '../../support/shop-steps.ts';
import { eventually } from '../../support/eventually.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';
import { SEED } from '../../support/seed.ts';

/** A long timeout, because each test starts about twenty processes. */
const STEPS_TIMEOUT_MS = 3 * TEST_TIMEOUT_MS;
const DAY_MS = 86_400_000;
const FEE_PERCENT = 20;
/** More steps than any purchase has. A test that reaches this number would never stop. */
const MANY = 30;
/**
 * 1 kills the platform at every step of a purchase, as in `npm run test:long` (MONEY_STEPS=all). 3 kills it at every
 * third step; the seed determines the first of them.
 */
const STRIDE = process.env.MONEY_STEPS === 'all' ? 1 : 3;
const RENEWING = 2;
/**
 * A part of the first SQL statement of a VIP renewal, which locks the community. The test recognises the start of a
 * renewal by it.
 */
const RENEWAL = '"picture_id" from "communities"';
let program = '';

beforeAll(async () => {
  console.log(`SEED=${SEED}`);
  program = await builtPlatform('steps');
}, STEPS_TIMEOUT_MS);

/**
 * Kills the platform with SIGKILL at each step of a purchase in turn. A step is a SQL statement that starts a
 * transaction, changes or locks rows, or ends a transaction: the kill comes after this statement has reached the
 * database and before the next one. PGlite starts slowly and runs one query at a time, so on PGlite the seed picks a
 * single purchase and a single step.
 */
describe.each(usualKinds)('platform killed during a deal (%s)', { timeout: STEPS_TIMEOUT_MS }, (kind) => {
  const random = createRandom(`${SEED} ${kind}`);
  let own: OwnDatabase;
  let sandbox: Awaited<ReturnType<typeof createSandbox>>;
  let members: OwnMember[] = [];
  let town: Town;
  let platform: PlatformProcess;

  beforeEach(async () => {
    own = await createOwnDatabase(kind, 'steps');
    sandbox = await createSandbox({ directory: `${own.dataDir}/provider` });
    members = [];
    await own.use(async (db) => {
      const communityId = await makeCommunity(db, await makeMember(db));
      for (let count = 0; count < 4 * MANY; count += 1) members.push(await makeMember(db, START_CENTAVOS));
      town = { platformUrl: '', providerUrl: `http://127.0.0.1:${sandbox.port}`, communityId };
    });
  }, STEPS_TIMEOUT_MS);

  afterEach(async () => {
    killPlatformProcesses();
    await sandbox.close();
    await own.remove();
  });

  async function start(failPoints: FailPoints = {}) {
    const { secretKey, publishableKey, webhookSecret, port: localPort } = sandbox;
    const cards = { kind: 'stripe', secretKey, publishableKey, webhookSecret, localPort } as const;
    const config = { cards, logLevel: 'warn', vipFeePercent: FEE_PERCENT } as const;
    platform = await startPlatformProcess(own.dataDir, own.databaseUrl, config, { program, failPoints });
    town.platformUrl = platform.url;
  }

  interface Stopped {
    title: string;
    deal: Deal;
    /** True if the deal finished before the kill, because it has fewer steps. */
    isDone: boolean;
  }

  /**
   * Starts the deals (purchases and refunds) concurrently. Kills the platform as soon as each deal has reached step
   * number `step` or has finished.
   */
  async function killAt(step: number, titles: (keyof typeof deals)[]): Promise<Stopped[]> {
    const begun: { title: string; deal: Deal }[] = [];
    for (const title of titles) {
      const member = members.pop();
      if (!member) throw new Error('Too few members.');
      begun.push({ title, deal: await deals[title](town, member, randomUUID()) });
    }
    await platform.arm(Object.fromEntries(titles.map((title) => [title, { at: step }])));
    const stopped = await Promise.all(
      begun.map(async ({ title, deal }) => {
        const asked = deal.ask(town, title).then(
          () => true,
          () => false,
        );
        const isDone = await Promise.race([asked, platform.stands(title).then(() => false)]);
        return { title, deal, isDone };
      }),
    );
    await platform.end('SIGKILL');
    return stopped;
  }

  async function expectWhole({ deal }: Stopped) {
    expect(await owingOf(deal)).toBe(0);
    expect((await deal.ask(town)).status).toBeLessThan(300);
    expect([await owingOf(deal), await deal.count(town)]).toEqual([0, 1]);
  }

  /**
   * Returns the amount that a deal still owes. Repeats the read until two results in a row are equal, because the
   * reconciler may credit a payment during a read.
   */
  async function owingOf(deal: Deal) {
    let before = Number.NaN;
    let owing = await deal.owing(town);
    for (; owing !== before; owing = await deal.owing(town)) before = owing;
    return owing;
  }

  // Groups of deals that run concurrently. The deals of a group must not wait for each other's locks. The refund runs
  // alone, because it locks the ledger account of the payment provider.
  const together = [
    ['publish', 'confirm', 'vip', 'finish'],
    ['boost', 'boost by Pix', 'delete a boosted post'],
    ['refund'],
  ] as const;

  it.each(together.map((titles) => [titles.join(', '), titles] as const))(
    'after a kill and a repetition, each of these deals is paid and delivered exactly once: %s',
    async (_titles, titles) => {
      const kills = new Map<string, number>();
      const count = ({ title }: Stopped) => kills.set(title, (kills.get(title) ?? 0) + 1);
      await start();
      if (kind === 'pglite') {
        const stopped = await killAt(random.whole(1, 7), [random.pick(titles)]);
        await start();
        for (const one of stopped) await expectWhole(one);
        expectBooks(await booksAfterKill());
        return;
      }
      let left: (keyof typeof deals)[] = [...titles];
      for (let step = random.whole(1, STRIDE); left.length > 0 && step < MANY; step += STRIDE) {
        const stopped = await killAt(step, left);
        await start();
        for (const one of stopped) await expectWhole(one);
        const stood = stopped.filter(({ isDone }) => !isDone);
        stood.forEach(count);
        left = left.filter((title) => stood.some((one) => one.title === title));
      }
      console.log('killed at so many steps', Object.fromEntries(kills));
      for (const title of titles) expect(kills.get(title)).toBeGreaterThanOrEqual(6 / STRIDE);
      expectBooks(await booksAfterKill());
    },
  );

  it('after a kill, a VIP month is both paid and granted, or neither; after the restart it is paid and granted once', async () => {
    const renewing = members.slice(0, RENEWING);
    await own.use(async (db) => {
      const began = new Date(Date.now() - 31 * DAY_MS);
      for (const { id: viewer } of renewing) {
        await subscribe(
          db,
          {
            viewer,
            communityId: town.communityId,
            price: VIP_PRICE_CENTAVOS,
            terms: { feePercent: FEE_PERCENT, isAgeRequired: false },
          },
          began,
        );
      }
      const over = new Date(Date.now() - DAY_MS / 24);
      await db.updateTable('vip_subscriptions').set({ due_at: over, paid_until: over }).execute();
    });

    let kills = 0;
    for (let step = random.whole(1, kind === 'pglite' ? 6 : STRIDE); step < MANY; step += STRIDE) {
      await start({ background: { at: step, from: RENEWAL } });
      await platform.stands('background');
      await platform.end('SIGKILL');
      kills += 1;
      const done = await own.use(async (db) => {
        const rows = await db.selectFrom('vip_subscriptions').select(['user_id', 'months', 'due_at']).execute();
        for (const { user_id: id, months, due_at: due } of rows) {
          expect(await balanceOf(db, wallet(id))).toBe(START_CENTAVOS - months * VIP_PRICE_CENTAVOS);
          expect(due.getTime() > Date.now()).toBe(months === 2);
        }
        return rows.filter(({ months }) => months === 2).length;
      });
      if (done > 0 || kind === 'pglite') break;
    }
    if (kind === 'postgres') expect(kills).toBeGreaterThanOrEqual(Math.floor(5 / STRIDE));
    console.log(`renewing: killed at ${kills} steps`);

    await start();
    const balances = () => Promise.all(renewing.map((member) => balanceIn(town, member)));
    const paid = renewing.map(() => START_CENTAVOS - 2 * VIP_PRICE_CENTAVOS);
    await eventually(async () => expect(await balances()).toEqual(paid));
    await platform.end('SIGKILL');
    await own.use(async (db) => {
      for (const { id } of renewing)
        expect(await balanceOf(db, wallet(id))).toBe(START_CENTAVOS - 2 * VIP_PRICE_CENTAVOS);
    });
    expectBooks(await booksAfterKill());
  });

  async function booksAfterKill() {
    await platform.end('SIGKILL');
    return await own.use(checkLedger);
  }

  function expectBooks({ problems }: { problems: string[] }) {
    expect(problems).toEqual([]);
  }
});
