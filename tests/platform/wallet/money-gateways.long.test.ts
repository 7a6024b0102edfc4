import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setMembership } from '../../../bff/platform/communities/memberships.store.ts';
import { saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { freePort } from '../../support/free-port.ts';
import { createOwnDatabase, makeMember, type OwnDatabase, type OwnMember } from '../../support/own-database.ts';
import { usualKinds } from '../../support/platform.ts';
import { killPlatformProcesses, startPlatformProcess, type PlatformProcess } from '../../support/platform-process.ts';
import { startPart, type Part } from '../../support/product-part.ts';
import { seeded } from '../../support/seed.ts';
import { deals, START_CENTAVOS, VIP_PRICE_CENTAVOS, type Deal, type Town } from '../../support/shop-steps.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';
import { ask } from '../processes/reliability/chat-client.ts';

const AT_ONCE = 8;
/**
 * The number of requests that have to lose their answer because their gateway is killed. The test runs rounds until it
 * reaches this number, because a kill may come too late and interrupt no request.
 */
const CUT_OFF = { pglite: 4, postgres: 8 };
const MAX_ROUNDS = 16;
/** The number of rounds in which no gateway is killed. The last of these rounds measures the duration of a round. */
const WARM = 2;
/** A long timeout, because each test starts a new gateway in every round. */
const ROUNDS_TIMEOUT_MS = 3 * TEST_TIMEOUT_MS;

const publish = `mutation ($input: PublishAdInput!) {
  publishAd(input: $input) { __typename }
}`;
const subscribe = `mutation ($input: SubscribeToCommunityInput!) {
  subscribeToCommunity(input: $input) { __typename }
}`;
const answered = z.record(z.string(), z.object({ __typename: z.string() }));

/** Two gateways share one platform. The test kills one of them with SIGKILL while both are handling purchases. */
describe.each(usualKinds)('gateway killed during deals (%s)', { timeout: ROUNDS_TIMEOUT_MS }, (kind) => {
  let own: OwnDatabase;
  let platform: PlatformProcess | undefined;
  let gateways: Part[] = [];

  beforeEach(async () => {
    own = await createOwnDatabase(kind, 'gateways');
  }, ROUNDS_TIMEOUT_MS);

  afterEach(async () => {
    await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL')));
    killPlatformProcesses();
    await own.remove();
  }, ROUNDS_TIMEOUT_MS);

  it('if a gateway is killed during a purchase, repeating the purchase through the other gateway pays it once', async () => {
    const random = seeded('killed gateways');
    const members: OwnMember[] = [];
    const communityId = randomUUID();
    await own.use(async (db) => {
      const owner = await makeMember(db);
      const row = {
        id: communityId,
        owner_id: owner.id,
        kind: 'VIP' as const,
        name: 'Mesa',
        price_cents: VIP_PRICE_CENTAVOS,
      };
      await db.insertInto('communities').values(row).execute();
      const first = { role: 'OWNER', status: 'ACTIVE' } as const;
      await db.transaction().execute((tx) => setMembership(tx, communityId, owner.id, undefined, first));
      for (let count = 0; count < MAX_ROUNDS * AT_ONCE; count += 1) members.push(await makeMember(db, START_CENTAVOS));
    });
    platform = await startPlatformProcess(own.dataDir, own.databaseUrl, { logLevel: 'warn' });
    const town: Town = { platformUrl: platform.url, providerUrl: '', communityId };
    const env = { PLATFORM_URL: platform.url, LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', DATA_DIR: own.dataDir };
    gateways = await Promise.all(
      [1, 2].map(async () => {
        const port = await freePort();
        return await startPart({ from: 'tests', port, env: { ...env, PORT: String(port) } });
      }),
    );

    let [cutOff, rounds] = [0, 0];
    let usual = 0; // The measured duration of a round, in ms.
    for (; cutOff < CUT_OFF[kind] && rounds < MAX_ROUNDS; rounds += 1) {
      const began = Date.now();
      const round = members.splice(0, AT_ONCE).map((member, place) => begin(town, member, place));
      const victim = gateways[random.whole(0, 1)];
      const kill =
        rounds < WARM ? Promise.resolve() : delay(random.between(0, usual)).then(() => victim?.end('SIGKILL'));
      const [asked] = await Promise.all([Promise.all(round), kill]);
      if (rounds < WARM) usual = Date.now() - began;
      else await victim?.restart();
      for (const { deal, tries } of asked) {
        cutOff += tries - 1;
        expect([await deal.owing(town), await deal.count(town)]).toEqual([0, 1]);
      }
    }
    console.log(`${rounds} rounds, ${cutOff} questions cut off`);
    expect(cutOff).toBeGreaterThanOrEqual(CUT_OFF[kind]);

    expect(await platform.end('SIGTERM')).toBe(0);
    expect((await own.use(checkLedger)).problems).toEqual([]);
  });

  /**
   * Repeats the request of a purchase until it is answered. All tries have the same idempotency key; each goes to any
   * running gateway.
   */
  async function begin(town: Town, member: OwnMember, place: number): Promise<{ deal: Deal; tries: number }> {
    const key = randomUUID();
    const isAd = place % 2 === 0;
    const deal = isAd ? await deals.publish(town, member, key) : await deals.vip(town, member);
    const day = saoPauloDay();
    const profile = { highlight: 'FEED', targets: ['WOMAN'], startDate: day, endDate: day };
    const [query, variables] = isAd
      ? [publish, { input: { ad: { profile }, idempotencyKey: key } }]
      : [subscribe, { input: { id: town.communityId, priceCents: VIP_PRICE_CENTAVOS } }];
    for (let tries = 1; ; tries += 1) {
      const gateway = gateways[(Math.floor(place / 2) + tries) % 2];
      try {
        const [result] = Object.values(
          answered.parse(await ask(gateway?.url ?? '', member.token, query, variables, 60_000)),
        );
        expect(result?.__typename).toMatch(/Success$/);
        return { deal, tries };
      } catch (error) {
        // A TypeError of fetch means that the connection was refused, or broke before the answer. All other errors fail
        // the test.
        if (!(error instanceof TypeError)) throw error;
        await delay(20);
      }
    }
  }
});
