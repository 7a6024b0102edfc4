import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Random } from '../../../../bff/demo/random.ts';
import { runErrand } from '../../../support/shoppers.ts';
import { ask, sendUntilStored } from './chat-client.ts';
import type { Cluster } from './cluster.ts';
import type { Member, Talk } from './members.ts';

const RETRY_DELAY_MS = 200; // ms before a client sends a failed request again
const PAYMENTS = 15; // Payments per member, fewer than the platform allows per hour.

const post = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) { ... on CreatePostSuccess { post { id } } ... on Refusal { code } } }`;
const comment = `mutation ($input: AddCommentInput!) {
  addComment(input: $input) { ... on AddCommentSuccess { comment { id } } ... on Refusal { code } } }`;
const react = `mutation ($input: SetReactionInput!) {
  setReaction(input: $input) { __typename ... on Refusal { code } } }`;
const posted = z.object({ createPost: z.object({ post: z.object({ id: z.string() }) }) });
const commented = z.object({ addComment: z.object({ comment: z.object({ id: z.string() }) }) });
const reactedTo = z.object({ setReaction: z.object({ __typename: z.literal('SetReactionSuccess') }) });

interface Parts {
  random: Random;
  cluster: Cluster;
  talks: readonly Talk[];
  anyGateway: () => string;
  /**
   * The planned duration of the test in seconds. The payments are spread over this time, because there are only a few
   * of them.
   */
  seconds: number;
}

export interface Acknowledged {
  posts: string[];
  comments: string[];
  /**
   * The last acknowledged state of each reaction: true if it was added, false if it was removed. The key contains the
   * post and the member.
   */
  reactions: Map<string, boolean>;
  messages: { conversationId: string; id: string }[];
  /** The idempotency keys of the payments that the server has acknowledged. */
  payments: string[];
}

/** Creates members who post, comment, react, chat and pay. They repeat each write until the server acknowledges it. */
export function createLoad({ random, cluster, talks, anyGateway, seconds }: Parts) {
  const acknowledged: Acknowledged = { posts: [], comments: [], reactions: new Map(), messages: [], payments: [] };
  let isOver = false;
  let lastAt = 0;

  async function untilAnswered<Answer>(token: string, query: string, input: object, schema: z.ZodType<Answer>) {
    for (;;) {
      const data = await ask(anyGateway(), token, query, { input }).catch(() => null);
      if (data) {
        lastAt = Date.now();
        return schema.parse(data);
      }
      await delay(RETRY_DELAY_MS);
    }
  }

  async function write({ id, token }: Member) {
    const posts: [string, ...string[]] = [await publish(token)];
    while (!isOver) {
      const postId = random.pick(posts);
      const doing = random.whole(0, 3);
      if (doing === 0) posts.push(await publish(token));
      if (doing === 1) {
        const input = { idempotencyKey: randomUUID(), postId, text: 'Que noite.' };
        acknowledged.comments.push((await untilAnswered(token, comment, input, commented)).addComment.comment.id);
      }
      if (doing > 1) {
        const reacted = random.chance(0.6);
        await untilAnswered(token, react, { postId, reacted }, reactedTo);
        acknowledged.reactions.set(`${postId} ${id}`, reacted);
      }
      await delay(random.between(0, 100));
    }
  }

  async function publish(token: string) {
    const input = { idempotencyKey: randomUUID(), text: 'Boa noite.' };
    const { id } = (await untilAnswered(token, post, input, posted)).createPost.post;
    acknowledged.posts.push(id);
    return id;
  }

  async function talk({ conversationId, members }: Talk) {
    while (!isOver) {
      const { token } = random.pick([members[0], members[1]]);
      const input = { conversationId, clientId: randomUUID(), text: 'Oi' };
      const { id } = await sendUntilStored(anyGateway, token, input);
      lastAt = Date.now();
      acknowledged.messages.push({ conversationId, id });
      await delay(random.between(0, 150));
    }
  }

  async function pay({ token }: Member) {
    for (let count = 0; count < PAYMENTS && !isOver; count += 1) {
      const errand = {
        token,
        centavos: 1_000,
        key: randomUUID(),
        doubleClick: false,
        card: 'good',
        confirms: 'once',
      } as const;
      for (let told = 'unknown'; told !== 'paid';) {
        const shop = { platformUrl: cluster.platform.url, providerUrl: anyGateway() };
        told = await runErrand(shop, errand).catch(() => 'unknown');
        if (told !== 'paid') await delay(RETRY_DELAY_MS);
      }
      lastAt = Date.now();
      acknowledged.payments.push(errand.key);
      await delay(random.between(0, (2 * seconds * 1_000) / PAYMENTS));
    }
  }

  return {
    acknowledged,
    counts: () => ({
      posts: acknowledged.posts.length,
      comments: acknowledged.comments.length,
      reactions: acknowledged.reactions.size,
      messages: acknowledged.messages.length,
      payments: acknowledged.payments.length,
    }),
    start: () =>
      Promise.all([
        ...talks.flatMap(({ members }) => members.flatMap((member) => [write(member), pay(member)])),
        ...talks.map(talk),
      ]),
    stop: () => void (isOver = true),
    /**
     * Waits for the first write that is acknowledged after `time`.
     * @returns the time of this acknowledgement
     * @throws an error if no write is acknowledged for a minute
     */
    async acknowledgedAfter(time: number) {
      const until = Date.now() + 60_000; // ms
      while (lastAt <= time) {
        if (Date.now() > until) throw new Error('Nothing is acknowledged any more.');
        await delay(20);
      }
      return lastAt;
    },
  };
}
