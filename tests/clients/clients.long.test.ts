import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { createGateway } from '../../bff/gateway/http/server.ts';
import { describePlatform, type Member } from '../support/platform.ts';
import { PASSWORD, somebody } from '../support/sign-in.ts';
import { Faults, openSocketClient, openStreamClient, type Artifacts, type Client, type Place } from './client.ts';
import { createApolloClient, createFetchClient, createGraphcacheClient, createRequestClient } from './libraries.ts';
import { operations } from './operations.ts';
import { compileForRelay, createRelayClient } from './relay.ts';

const libraries = [
  { library: 'Apollo Client', create: createApolloClient },
  { library: 'urql and graphcache', create: createGraphcacheClient },
  { library: 'Relay', create: createRelayClient },
  { library: 'graphql-request and graphql-sse', create: createRequestClient },
  { library: 'fetch and graphql-ws', create: createFetchClient },
];

describePlatform('third-party GraphQL clients', (platform) => {
  const schema = createSchema(features);
  let url = '';
  let artifacts: Artifacts = new Map();
  let stop: () => Promise<void> = () => Promise.resolve();
  const placeOf = (member?: Member): Place => ({ url, schema, artifacts, token: member?.token });

  beforeAll(async () => {
    const { url: platformUrl, bus } = platform;
    const gateway = await createGateway({ features, production: false, platformUrl, bus, logLevel: 'silent' });
    const { port } = await gateway.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${port}/graphql`;
    stop = () => gateway.close();
    artifacts = await compileForRelay(schema);
  });

  afterAll(() => stop());

  function open(create: (place: Place) => Client, member?: Member) {
    const client = create(placeOf(member));
    onTestFinished(() => client.close());
    return client;
  }

  it.each(libraries)('with $library, members log in, post, read, react, comment and chat', async ({ create }) => {
    const [ana, rui] = [await somebody(platform, { name: 'Ana' }), await somebody(platform, { name: 'Rui' })];
    const visitor = open(create);
    expect(await visitor.ask(operations.logIn, { input: { email: ana.email, password: 'errada' } })).toMatchObject({
      logIn: { __typename: 'Refusal', code: 'INVALID_CREDENTIALS' },
    });
    const { logIn } = await visitor.ask(operations.logIn, { input: { email: ana.email, password: PASSWORD } });
    if (logIn.__typename === 'Refusal') throw new Error(logIn.code);
    expect(logIn.session.userId).toBe(ana.id);

    const client = open(create, { ...ana, token: logIn.session.token });
    expect((await client.ask(operations.viewer)).viewer).toMatchObject({ id: ana.id, profile: { name: 'Ana' } });

    const { setFollow } = await client.ask(operations.setFollow, { input: { profileId: rui.id, following: true } });
    expect(setFollow.profile).toEqual({ id: rui.id, followState: 'FOLLOWING', followerCount: 1 });

    const texts = ['um', 'dois', 'três'];
    const ids: string[] = [];
    for (const text of texts) {
      const input = { idempotencyKey: randomUUID(), text };
      const { createPost: first } = await client.ask(operations.createPost, { input });
      const { createPost: again } = await client.ask(operations.createPost, { input });
      expect(again).toEqual(first);
      if (first.__typename === 'CreatePostSuccess') ids.unshift(first.post.id);
    }
    expect(
      await client.ask(operations.createPost, { input: { idempotencyKey: randomUUID(), text: ' ' } }),
    ).toMatchObject({
      createPost: { __typename: 'Refusal', code: 'EMPTY_POST' },
    });

    const listed: string[] = [];
    let page: { hasNextPage: boolean; endCursor: string | null } = { hasNextPage: true, endCursor: null };
    while (page.hasNextPage && listed.length < ids.length) {
      const { feed } = await client.ask(operations.feed, { first: 2, after: page.endCursor });
      listed.push(...feed.edges.map(({ node }) => node.id));
      page = feed.pageInfo;
    }
    expect(listed.slice(0, ids.length)).toEqual(ids);

    const [id = ''] = ids;
    const { setReaction } = await client.ask(operations.setReaction, { input: { postId: id, reacted: true } });
    expect(setReaction.target).toMatchObject({ id, reactions: { total: 1, reacted: true } });
    const text = 'Que lindo!';
    const { addComment } = await client.ask(operations.addComment, {
      input: { idempotencyKey: randomUUID(), postId: id, text },
    });
    expect(addComment).toMatchObject({ comment: { text }, post: { id, commentCount: 1 } });
    expect((await client.ask(operations.post, { id })).post).toMatchObject({
      reactions: { total: 1, reacted: true },
      commentCount: 1,
    });

    const { openConversation } = await client.ask(operations.openConversation, { input: { memberId: rui.id } });
    const conversationId = openConversation.conversation.id;
    const { sendMessage } = await client.ask(operations.sendMessage, {
      input: { conversationId, clientId: randomUUID(), text: 'oi' },
    });
    expect(sendMessage.sent).toMatchObject({ seq: 1, text: 'oi' });
  });

  it.each(libraries)('with $library, a message to an unknown conversation fails with NOT_FOUND', async ({ create }) => {
    const client = open(create, await platform.member());
    const input = { conversationId: randomUUID(), clientId: randomUUID(), text: 'oi' };
    const failure = await client.ask(operations.sendMessage, { input }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Faults);
    expect(failure).toHaveProperty('codes', ['NOT_FOUND']);
  });

  it.each(libraries.slice(0, 3))(
    'with $library, a reaction and a comment update the counts of the cached post without another query',
    async ({ create }) => {
      const author = await platform.member();
      const id = await platform.post(author);
      const client = open(create, author);
      await client.ask(operations.post, { id });
      await client.ask(operations.setReaction, { input: { postId: id, reacted: true } });
      await client.ask(operations.addComment, { input: { idempotencyKey: randomUUID(), postId: id, text: 'oi' } });
      expect(client.cached?.(operations.post, { id })?.post).toMatchObject({
        reactions: { total: 1, reacted: true },
        commentCount: 1,
      });
    },
  );

  it.each(libraries)(
    'with $library, a subscriber receives earlier and new messages in order, and then a notification',
    async ({ create }) => {
      const [ana, rui] = [await platform.member(), await platform.member()];
      const [mine, theirs] = [open(create, ana), open(create, rui)];
      const { openConversation } = await theirs.ask(operations.openConversation, { input: { memberId: ana.id } });
      const conversationId = openConversation.conversation.id;
      const send = (text: string) =>
        theirs.ask(operations.sendMessage, { input: { conversationId, clientId: randomUUID(), text } });
      const messages: unknown[] = [];
      const notices: unknown[] = [];
      const faults: unknown[] = [];

      await send('antes');
      mine.subscribe(
        operations.messageAdded,
        { conversationId, after: 0 },
        ({ messageAdded }) => messages.push(messageAdded.text),
        (error) => faults.push(error),
      );
      mine.subscribe(
        operations.notificationAdded,
        { after: 0 },
        ({ notificationAdded }) => notices.push([notificationAdded.__typename, notificationAdded.postId]),
        (error) => faults.push(error),
      );
      await expect.poll(() => messages).toEqual(['antes']);
      await send('depois');
      await expect.poll(() => messages).toEqual(['antes', 'depois']);

      const id = await platform.post(ana);
      await theirs.ask(operations.setReaction, { input: { postId: id, reacted: true } });
      await expect.poll(() => notices).toContainEqual(['PostReactionNotification', id]);
      expect(faults).toEqual([]);
    },
  );

  it.each([
    { library: 'graphql-ws', connect: openSocketClient },
    { library: 'graphql-sse', connect: openStreamClient },
  ])(
    'a query sent over the subscription connection of $library is refused with the advice to use HTTP',
    async ({ connect }) => {
      const client = connect(placeOf(await platform.member()));
      onTestFinished(() => void client.dispose());
      const answer = await new Promise((done) => {
        client.subscribe(
          { query: operations.viewer.document },
          { next: done, error: done, complete: () => done('complete') },
        );
      });
      expect(JSON.stringify(answer)).toContain('send queries and mutations as HTTP requests');
    },
  );
});
