import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../bff/platform/db/client.ts';
import { createRandom } from '../../../bff/demo/random.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { databaseKinds } from '../../support/platform.ts';
import { hasRedis } from '../../support/redis.ts';
import { readHistory } from './reliability/chat-client.ts';
import { startCluster, type Cluster } from './reliability/cluster.ts';
import { findLost } from './reliability/kept.ts';
import { createLoad } from './reliability/load.ts';
import { makeTalk, type Talk } from './reliability/members.ts';
import { SEED } from '../../support/seed.ts';

/**
 * `npm run test:long -- soak` runs for ten minutes and expects the product to answer again within 10 s after each kill.
 * Other runs are shorter and allow 60 s.
 */
const isLong = process.env.SOAK_SECONDS !== undefined;
const SECONDS = Number(process.env.SOAK_SECONDS ?? 12);
const BACK_WITHIN = isLong ? 10_000 : 60_000; // ms
const KILL_INTERVAL_MS = 10_000;
const PAIRS = 3;
const kind = databaseKinds.at(-1) ?? 'pglite';

describe.runIf(hasRedis)(
  `${SECONDS} s of load, with a process killed every 10 s (${kind}, SEED=${SEED}) (needs redis-server)`,
  () => {
    const random = createRandom(String(SEED));
    let cluster: Cluster;
    let talks: Talk[] = [];
    const anyGateway = () => random.shuffle(cluster.gateways.map(({ url }) => url))[0] ?? '';

    beforeAll(async () => {
      console.log(`soak: ${kind}, SEED=${SEED}`);
      cluster = await startCluster(kind, {}, isLong ? 'build' : 'tests');
      talks = await Promise.all(Array.from({ length: PAIRS }, () => makeTalk(anyGateway)));
    });

    afterAll(() => cluster.stop());

    async function killOne() {
      const { gateways, platform, redis } = cluster;
      const [victim] = random.shuffle([
        ...gateways.map((part) => ({ ...part, name: 'a gateway' })),
        { ...platform, name: 'the platform' },
        { name: 'Redis', end: () => redis.stop(), restart: () => redis.restart() },
      ]);
      if (!victim) throw new Error('There are four.');
      await victim.end('SIGKILL');
      await victim.restart();
      return victim.name;
    }

    it(
      'the product loses no acknowledged write, recovers within the time limit and keeps the ledger balanced',
      { timeout: SECONDS * 1_000 + 400_000 },
      async () => {
        const load = createLoad({ random, cluster, talks, anyGateway, seconds: SECONDS });
        const working = load.start();
        const gaps: string[] = [];
        for (const until = Date.now() + SECONDS * 1_000; Date.now() < until;) {
          await Promise.race([delay(KILL_INTERVAL_MS), working]);
          const killedAt = Date.now();
          const name = await killOne();
          const restartedAt = Date.now();
          const back = await load.acknowledgedAfter(restartedAt);
          const [up, gap] = [restartedAt, back].map((at) => ((at - killedAt) / 1_000).toFixed(1));
          gaps.push(`${name} ${gap} s`);
          if (isLong) console.log(`soak: ${name} killed, up after ${up} s, acknowledging after ${gap} s`);
          expect(back - killedAt, `milliseconds until members go on after ${name} was killed`).toBeLessThan(
            BACK_WITHIN,
          );
        }
        load.stop();
        await working;
        console.log(`soak: killed and back: ${gaps.join(', ')}; acknowledged: ${JSON.stringify(load.counts())}`);
        for (const [what, count] of Object.entries(load.counts())) expect(count, what).toBeGreaterThan(0);

        for (const { conversationId, members } of talks) {
          const history = await readHistory(anyGateway(), members[0].token, conversationId);
          expect(history.map(({ seq }) => seq)).toEqual(history.map((_, index) => index + 1));
          const there = new Set(history.map(({ id }) => id));
          const ofThisTalk = load.acknowledged.messages.filter((message) => message.conversationId === conversationId);
          expect(ofThisTalk.filter(({ id }) => !there.has(id))).toEqual([]);
        }

        await cluster.platform.end('SIGTERM');
        const database = await createDatabase(cluster.database);
        const { db } = database;
        try {
          const nothing = { posts: [], comments: [], reactions: [], payments: [], miscounted: [] };
          expect(await findLost(db, load.acknowledged)).toEqual(nothing);
          expect((await checkLedger(db)).problems).toEqual([]);
        } finally {
          await database.close();
        }
      },
    );
  },
);
