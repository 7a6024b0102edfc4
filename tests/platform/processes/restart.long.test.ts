import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBalancer } from '../../support/balancer.ts';
import { databaseKinds } from '../../support/platform.ts';
import { hasRedis } from '../../support/redis.ts';
import { ask, follow, readHistory, type Said } from './reliability/chat-client.ts';
import { startCluster, type Cluster } from './reliability/cluster.ts';
import { makeTalk, type Talk } from './reliability/members.ts';

const kind = databaseKinds.at(-1) ?? 'pglite';
const send = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { ... on SendMessageSuccess { sent { id seq senderId text } } ... on Refusal { code } }
}`;
const sent = z.object({
  sendMessage: z.object({ sent: z.object({ id: z.string(), seq: z.int(), senderId: z.string(), text: z.string() }) }),
});

describe.runIf(hasRedis)(
  `rolling restart of two gateways behind a load balancer (${kind}) (needs redis-server)`,
  () => {
    let cluster: Cluster;
    let balancer: Awaited<ReturnType<typeof startBalancer>>;
    let talks: Talk[] = [];

    beforeAll(async () => {
      cluster = await startCluster(kind, { DRAIN_SECONDS: '1' });
      balancer = await startBalancer(cluster.gateways.map(({ url }) => url));
      talks = await Promise.all([1, 2, 3].map(() => makeTalk(() => balancer.url)));
    });

    afterAll(async () => {
      await balancer.stop();
      await cluster.stop();
    });

    it('during a rolling restart no request fails, and each WebSocket client receives every message', async () => {
      let isOver = false;
      const failures: unknown[] = [];
      const stored: Said[] = [];
      const followers = talks.map(({ conversationId, members }) =>
        follow(() => balancer.url, members[1].token, conversationId),
      );
      const writing = talks.map(async ({ conversationId, members }) => {
        for (let count = 0; !isOver; count += 1) {
          const input = { conversationId, clientId: randomUUID(), text: String(count) };
          // Does not retry a failed request, because a member's click must not fail during a restart.
          const answer = await ask(balancer.url, members[0].token, send, { input }, 60_000).catch((error: unknown) => {
            failures.push(error);
          });
          if (answer) stored.push(sent.parse(answer).sendMessage.sent);
          await delay(20);
        }
      });

      for (const gateway of cluster.gateways) {
        await delay(500);
        await gateway.end('SIGTERM');
        expect(balancer.isUsing(gateway.url)).toBe(false);
        await gateway.restart();
        await expect.poll(() => balancer.isUsing(gateway.url)).toBe(true);
      }
      isOver = true;
      await Promise.all(writing);

      expect(failures).toEqual([]);
      expect(stored.length).toBeGreaterThan(30);
      for (const [index, { conversationId, members }] of talks.entries()) {
        const history = await readHistory(balancer.url, members[0].token, conversationId);
        await expect.poll(() => followers[index]?.heard).toEqual(history);
      }
      expect(followers.flatMap(({ codes }) => codes)).toContain(1012);
      await Promise.all(followers.map((follower) => follower.stop()));
    });
  },
);
