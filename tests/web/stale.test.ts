import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../web/apollo/client.ts';
import { applyChange } from '../../web/features/comments/commentChanges.ts';
import { FeedDocument } from '../../web/features/feed/generated/feed.ts';
import { RecordPostViewsDocument } from '../../web/features/posts/generated/posts.ts';
import { SetReactionDocument } from '../../web/features/reactions/generated/reactions.ts';
import { connectionOf, leave, postOf, signIn } from '../support/web.tsx';
import { eventually } from '../support/eventually.ts';

const request = z.object({ operationName: z.string() });
const feed = { query: FeedDocument, variables: { first: 10 } };
const gone = (commentId: string) => ({
  commentId,
  parentId: null,
  comment: null,
  difference: -1,
  postRevision: null,
  threadRevision: null,
});
const feedWhere = (reacted: boolean) => ({
  data: { feed: connectionOf([postOf('p1', { reacted, total: reacted ? 1 : 0 })], 'Post') },
});

/** Creates the Apollo client of a tab. The test decides when the server answers. */
function start() {
  const asked: { name: string; answer: (body: object) => void }[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { operationName: name } = request.parse(JSON.parse(body));
    return new Promise<Response>((resolve) => {
      const headers = { 'content-type': 'application/graphql-response+json' };
      asked.push({ name, answer: (answer) => resolve(Response.json(answer, { headers })) });
    });
  });
  const client = createClient();
  const nth = async (name: string, index = 0) =>
    await eventually(() => {
      const found = asked.filter((each) => each.name === name)[index];
      if (!found) throw new Error(`${name} was not asked ${index + 1} times`);
      return found;
    });

  return {
    client,
    nth,
    count: (name: string) => asked.filter((each) => each.name === name).length,
    shown: () => client.readQuery(feed)?.feed.edges[0]?.node.reactions.reacted,
    react: async (reacted: boolean, index = 0) => {
      const done = client.mutate({
        mutation: SetReactionDocument,
        variables: { input: { postId: 'p1', reacted } },
      });
      const target = {
        ...postOf('p1'),
        reactions: { __typename: 'ReactionSummary', reacted, revision: 0, total: Number(reacted) },
      };
      (await nth('SetReaction', index)).answer({ data: { setReaction: { __typename: 'SetReactionSuccess', target } } });
      await done;
    },
  };
}

beforeEach(signIn);
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

describe('query answers older than a change', () => {
  it('if a mutation finishes while a query is in flight, the answer to the query is discarded and the query is sent again', async () => {
    const { client, nth, react, shown, count } = start();
    const loading = client.query(feed);
    const before = await nth('Feed');
    await react(true);
    before.answer(feedWhere(false));

    const again = await nth('Feed', 1);
    expect(shown(), 'the older answer is not written to the cache').toBeUndefined();
    again.answer(feedWhere(true));
    expect((await loading).data?.feed.edges[0]?.node.reactions.reacted).toBe(true);
    expect(shown()).toBe(true);
    expect(count('Feed')).toBe(2);
  });

  it('an outdated query is sent again only once, even if another mutation finishes meanwhile', async () => {
    const { client, nth, react, count } = start();
    const loading = client.query(feed);
    const before = await nth('Feed');
    await react(true);
    before.answer(feedWhere(false));
    const again = await nth('Feed', 1);
    await react(false, 1);
    again.answer(feedWhere(true));
    expect((await loading).data?.feed.edges).toHaveLength(1);
    expect(count('Feed')).toBe(2);
  });

  it('if a comment on a post is deleted while a query of the post is in flight, the query is sent again', async () => {
    const { client, nth, count } = start();
    const loading = client.query(feed);
    const before = await nth('Feed');
    applyChange(client, 'p1', gone('c1'));
    const feedWith = (commentCount: number) => ({
      data: { feed: connectionOf([postOf('p1', { commentCount })], 'Post') },
    });
    before.answer(feedWith(1));
    (await nth('Feed', 1)).answer(feedWith(0));
    expect((await loading).data?.feed.edges[0]?.node.commentCount).toBe(0);
    expect(count('Feed')).toBe(2);
  });

  it('a query answer is used if a comment deleted meanwhile belongs to a post outside the answer', async () => {
    const { client, nth, count } = start();
    const loading = client.query(feed);
    const before = await nth('Feed');
    applyChange(client, 'p9', gone('c9'));
    before.answer(feedWhere(false));
    expect((await loading).data?.feed.edges).toHaveLength(1);
    expect(count('Feed')).toBe(1);
  });

  it('a query answer that arrives before the mutation starts is used, and the query is not sent again', async () => {
    const { client, nth, react, shown, count } = start();
    const loading = client.query(feed);
    (await nth('Feed')).answer(feedWhere(false));
    await loading;
    await react(true);
    expect(shown()).toBe(true);
    expect(count('Feed')).toBe(1);
  });

  it('a query answer is used if the mutations meanwhile only recorded views or failed', async () => {
    const { client, nth, shown, count } = start();
    const loading = client.query(feed);
    const before = await nth('Feed');
    const views = client.mutate({ mutation: RecordPostViewsDocument, variables: { input: { postIds: ['p1'] } } });
    (await nth('RecordPostViews')).answer({ data: { recordPostViews: 1 } });
    await views;
    const failing = client.mutate({
      mutation: SetReactionDocument,
      variables: { input: { postId: 'p1', reacted: true } },
    });
    const fault = { message: 'Tente de novo.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    (await nth('SetReaction')).answer({ data: null, errors: [fault] });
    await expect(failing).rejects.toThrow('Tente de novo.');

    before.answer(feedWhere(false));
    await loading;
    expect(shown()).toBe(false);
    expect(count('Feed')).toBe(1);
  });
});
