import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../../bff/demo/random.ts';
import { subscribe } from '../../../bff/platform/communities/vip/vip.store.ts';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { balanceOf, receivable, vipFees, vipPending, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { createSandbox } from '../../../bff/sandbox/sandbox.ts';
import { eventually } from '../../support/eventually.ts';
import { createOwnDatabase, makeMember, type OwnDatabase, type OwnMember } from '../../support/own-database.ts';
import { actOnOpened, openedPix } from '../../support/pix.ts';
import { databaseKinds } from '../../support/platform.ts';
import { killPlatformProcesses, startPlatformProcess, type FailPoints } from '../../support/platform-process.ts';
import { builtPlatform } from '../../support/programs.ts';
import { SEED } from '../../support/seed.ts';
import { call, makeCommunity, START_CENTAVOS, VIP_PRICE_CENTAVOS } from '../../support/shop-steps.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';

/** A long timeout, because the test starts about twenty processes. */
const KILLS_TIMEOUT_MS = 3 * TEST_TIMEOUT_MS;
const FEE_PERCENT = 20;
const terms = { feePercent: FEE_PERCENT, isAgeRequired: false };
/** More steps than any of the two transactions has. A test that reaches this number would never stop. */
const MANY = 40;
/** 1 kills the platform at every step (MONEY_STEPS=all). 3 kills it at every third step; the seed picks the first. */
const STRIDE = process.env.MONEY_STEPS === 'all' ? 1 : 3;
/** A part of the statement that finds the row of a dispute, in the transaction that stores the bank's decision. */
const DECISION = '"payment_refunds" where "intent_id"';
/** The first statement of the transaction that takes earnings back, after its begin. */
const TAKE_BACK = 'select from communities where id = $1 for no key update';

/**
 * Kills the platform with SIGKILL at the steps of a lost dispute of a VIP month: while it stores the bank's decision,
 * and while it takes back the earnings on hold. A step is a SQL statement, as in `money-steps.long.test.ts`.
 */
describe.skipIf(!databaseKinds.includes('postgres'))('a lost dispute of a VIP month (needs PostgreSQL)', () => {
  const random = createRandom(`${SEED} taken back`);
  let own: OwnDatabase;
  let database: Database;
  let sandbox: Awaited<ReturnType<typeof createSandbox>>;
  let program = '';

  beforeAll(async () => {
    program = await builtPlatform('taken-back');
  }, KILLS_TIMEOUT_MS);

  beforeEach(async () => {
    own = await createOwnDatabase('postgres', 'taken');
    database = await createDatabase(own);
    sandbox = await createSandbox({ directory: `${own.dataDir}/provider` });
  }, KILLS_TIMEOUT_MS);

  afterEach(async () => {
    killPlatformProcesses();
    await sandbox.close();
    await database.close();
    await own.remove();
  });

  async function start(failPoints: FailPoints = {}) {
    const { secretKey, publishableKey, webhookSecret, port: localPort } = sandbox;
    const cards = { kind: 'stripe', secretKey, publishableKey, webhookSecret, localPort } as const;
    const config = { cards, logLevel: 'warn', vipFeePercent: FEE_PERCENT } as const;
    return await startPlatformProcess(own.dataDir, own.databaseUrl, config, { program, failPoints });
  }

  /** Ends the hold of the earnings of a community, so that they are due now. */
  async function endHold(communityId: string) {
    await sql`update vip_earnings set held_until = now() - interval '2 days', due_at = now() - interval '1 day',
      ends_at = now() where community_id = ${communityId}`.execute(database.db);
  }

  /** Returns everything that a lost dispute changes for its member and for the owner. */
  async function stateOf(ana: OwnMember, owner: OwnMember) {
    const { db } = database;
    const ids = [ana.id, owner.id];
    const { rows } = await sql<{ disputes: string[]; months: number; movements: string[]; memberships: string[] }>`
      select array(select status || ' ' || owed_centavos from payment_refunds where member_id = ${ana.id}) as disputes,
        (select count(*)::int from vip_subscriptions where user_id = ${ana.id}) as months,
        array(select kind from ledger_transactions where member_id = any(${ids}::uuid[]) order by id) as movements,
        array(select status from community_members where user_id = ${ana.id}) as memberships`.execute(db);
    const { rows: notices } = await sql<{ recipient_id: string; kind: string }>`
      select recipient_id, kind, detail, seq, read_at from notifications where recipient_id = any(${ids}::uuid[])
      order by recipient_id, seq`.execute(db);
    const { rows: counters } = await sql`
      select * from notification_states where user_id = any(${ids}::uuid[]) order by user_id`.execute(db);
    const balances = {
      debt: -(await balanceOf(db, receivable(ana.id))) || 0,
      wallet: await balanceOf(db, wallet(ana.id)),
      pending: await balanceOf(db, vipPending(owner.id)),
      earned: await balanceOf(db, wallet(owner.id)),
      fees: await balanceOf(db, vipFees),
    };
    return { ...rows[0], balances, notices, counters };
  }

  it(
    'changes everything or nothing at each kill; in the end the money has moved once, and each side is told once',
    { timeout: KILLS_TIMEOUT_MS },
    async () => {
      console.log(`SEED=${SEED}`);
      const { db } = database;
      const [owner, ana, other, bia] = [
        await makeMember(db),
        await makeMember(db),
        await makeMember(db),
        await makeMember(db, START_CENTAVOS),
      ];
      const [communityId, otherId] = [await makeCommunity(db, owner), await makeCommunity(db, other)];
      await subscribe(db, { viewer: bia.id, communityId: otherId, price: VIP_PRICE_CENTAVOS, terms });
      const fees = await balanceOf(db, vipFees);
      const providerUrl = `http://127.0.0.1:${sandbox.port}`;

      const platform = await start();
      const town = { platformUrl: platform.url, providerUrl, communityId };
      const key = { 'idempotency-key': randomUUID() };
      const wanted = { centavos: VIP_PRICE_CENTAVOS };
      const asked = await call(town, ana, 'POST', '/api/payment/balance/add-balance-pix', wanted, key);
      const pix = openedPix.parse(asked.body);
      await actOnOpened(providerUrl, pix, 'pay');
      const { paymentIntentId } = pix;
      await call(town, ana, 'POST', '/api/payment/balance/confirm-add-balance', { paymentIntentId });
      const path = `/api/comunidades/${communityId}/subscription`;
      expect((await call(town, ana, 'POST', path, { valPrice: VIP_PRICE_CENTAVOS })).status).toBe(200);
      await platform.end('SIGKILL');
      await actOnOpened(providerUrl, pix, 'return');
      const informed = await start(); // No webhook arrives, so the reconciler finds the dispute at the start.
      await eventually(async () => {
        expect((await stateOf(ana, owner)).disputes).toEqual([`PENDING ${VIP_PRICE_CENTAVOS}`]);
      });
      await informed.end('SIGKILL');
      await actOnOpened(providerUrl, pix, 'return_accepted');

      /** Kills the platform at the steps after the statement `from`, until a kill comes after the commit. */
      async function killThrough(from: string) {
        const before = await stateOf(ana, owner);
        let kills = 0;
        for (let step = random.whole(1, STRIDE); step < MANY; step += STRIDE) {
          const running = await start({ background: { at: step, from } });
          await running.stands('background');
          await running.end('SIGKILL');
          kills += 1;
          const now = await stateOf(ana, owner);
          if (JSON.stringify(now) !== JSON.stringify(before)) return { kills, now };
        }
        throw new Error('No step of the transaction changed anything.');
      }

      const decided = await killThrough(DECISION);
      expect(decided.now).toMatchObject({
        disputes: [`SUCCEEDED ${VIP_PRICE_CENTAVOS}`],
        months: 1,
        memberships: ['ACTIVE'],
        balances: { debt: VIP_PRICE_CENTAVOS, wallet: 0, pending: 1_592, earned: 0 },
      });
      await endHold(communityId);
      const taken = await killThrough(TAKE_BACK);
      console.log('killed at so many steps', { decision: decided.kills, 'take-back': taken.kills });
      expect(decided.kills).toBeGreaterThanOrEqual(Math.floor(4 / STRIDE));
      expect(taken.kills).toBeGreaterThanOrEqual(Math.floor(15 / STRIDE));

      // The release of the other month comes after the take-back in a run, so it proves that a whole run has passed.
      await endHold(otherId);
      const last = await start();
      await eventually(async () => expect(await balanceOf(db, vipPending(other.id))).toBe(0));
      await last.end('SIGKILL');
      const end = await stateOf(ana, owner);
      expect(end).toEqual(taken.now);
      expect(end).toMatchObject({
        disputes: ['SUCCEEDED 0'],
        months: 0,
        // The second DISPUTE is the movement in which the returned earnings pay the debt.
        movements: ['TOP_UP', 'VIP', 'DISPUTE', 'REFUND', 'DISPUTE'],
        memberships: ['EXPIRED'],
        balances: { debt: 0, wallet: 0, pending: 0, earned: 0, fees },
      });
      const told = end.notices.map(({ recipient_id, kind }) => [recipient_id === owner.id ? 'owner' : 'member', kind]);
      expect(told.toSorted()).toEqual([
        ['member', 'PAYMENT_DISPUTED'],
        ['member', 'VIP_RENEWAL'],
        ['member', 'WALLET_CREDITED'],
        ['owner', 'WALLET_DEBITED'],
      ]);
      expect((await checkLedger(db)).problems).toEqual([]);
    },
  );
});
