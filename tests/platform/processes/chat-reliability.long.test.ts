import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../bff/demo/random.ts';
import { databaseKinds } from '../../support/platform.ts';
import { hasRedis } from '../../support/redis.ts';
import { ask, follow, readHistory, sendUntilStored, type Follower, type Said } from './reliability/chat-client.ts';
import { startCluster, type Cluster } from './reliability/cluster.ts';
import { bringDisasters } from './reliability/disasters.ts';
import { makeTalk, type Member, type Talk } from './reliability/members.ts';
import { SEED } from '../../support/seed.ts';

const PAIRS = 10;
const CATCH_UP_MS = 30_000; // ms within which every message must have reached every member, even on a slow machine
const kind = databaseKinds.at(-1) ?? 'pglite';

interface Sent {
  clientId: string;
  text: string;
  answers: Said[];
}

interface OpenTalk extends Talk {
  followers: Follower[];
  sent: Sent[];
}

describe.runIf(hasRedis)(
  `chat while gateways, platform and Redis fail and recover (${kind}, SEED=${SEED}) (needs redis-server)`,
  () => {
    const random = createRandom(String(SEED));
    let cluster: Cluster;
    let talks: OpenTalk[] = [];
    const urls = () => cluster.gateways.map(({ url }) => url);
    const anyGateway = () => random.shuffle(urls())[0] ?? '';

    beforeAll(async () => {
      console.log(`chat reliability: ${kind}, SEED=${SEED}`);
      cluster = await startCluster(kind);
      talks = await Promise.all(Array.from({ length: PAIRS }, openTalk));
    });

    afterAll(async () => {
      await Promise.all(talks.flatMap(({ followers }) => followers.map((follower) => follower.stop())));
      await cluster.stop();
    });

    async function openTalk(): Promise<OpenTalk> {
      const talk = await makeTalk(anyGateway);
      const [one, other] = talk.members;
      // Opens the conversation in one tab of the first member and in two tabs of the second.
      const followers = [one, other, other].map(({ token }) => follow(anyGateway, token, talk.conversationId));
      return { ...talk, followers, sent: [] };
    }

    /** Sends messages until `isOver` returns true. Two tabs send some of the messages at the same time. */
    async function speak({ conversationId, sent }: OpenTalk, { token }: Member, isOver: () => boolean) {
      while (!isOver()) {
        const message: Sent = { clientId: randomUUID(), text: `${sent.length}`, answers: [] };
        sent.push(message);
        const input = { conversationId, clientId: message.clientId, text: message.text };
        const tabs = random.chance(0.2) ? urls() : [anyGateway()];
        const sending = tabs.map((url, tab) => sendUntilStored(tab === 0 ? () => url : anyGateway, token, input));
        message.answers.push(...(await Promise.all(sending)));
        await delay(random.between(0, 150));
      }
    }

    it('every acknowledged message reaches each member once, in the same order and without gaps', async () => {
      let isOver = false;
      const speaking = talks.flatMap((talk) => talk.members.map((member) => speak(talk, member, () => isOver)));
      await bringDisasters(
        random,
        cluster,
        talks.flatMap(({ followers }) => followers),
      ).finally(() => (isOver = true));
      await Promise.all(speaking);

      const until = Date.now() + CATCH_UP_MS;
      for (const { conversationId, members, followers, sent } of talks) {
        const history = await readHistory(anyGateway(), members[0].token, conversationId);
        expect(history.map(({ seq }) => seq)).toEqual(history.map((_, index) => index + 1));
        expect(history, 'each message was stored once').toHaveLength(sent.length);
        const stored = new Map(history.map((message) => [message.id, message]));
        for (const { answers } of sent) {
          for (const answer of answers) expect(stored.get(answer.id)).toEqual(answer);
        }

        for (const { heard } of followers) {
          while (heard.length < history.length && Date.now() < until) await delay(50);
          expect(heard).toEqual(history);
        }
      }
      const total = talks.reduce((sum, { sent }) => sum + sent.length, 0);
      console.log(`chat reliability: ${total} messages`);
      expect(total).toBeGreaterThan(PAIRS * 20);
    });

    it("each member's unread count equals the number of messages sent by the other member", async () => {
      for (const { conversationId, members } of talks) {
        for (const { id, token } of members) {
          const data = await ask(
            anyGateway(),
            token,
            `query ($id: ID!) { conversation(id: $id) { unreadCount lastSeq } }`,
            {
              id: conversationId,
            },
          );
          const history = await readHistory(anyGateway(), token, conversationId);
          const unreadCount = history.filter(({ senderId }) => senderId !== id).length;
          expect(data).toEqual({ conversation: { unreadCount, lastSeq: history.length } });
        }
      }
    });
  },
);
