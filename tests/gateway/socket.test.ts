import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { transports } from '../support/events.ts';
import { openSocket } from '../support/socket.ts';
import { wireComment, wirePost, wireUsers } from '../support/wire.ts';

const reactions = 'subscription ($id: ID!) { reactionsChanged(postId: $id) { postId commentId total revision } }';
const comments =
  'subscription ($id: ID!) { commentAdded(postId: $id) { id text author { name } reactions { reacted } } }';
const id = { id: 'post-1' };
const event = (total: number) => ({ type: 'reactions', idPost: 'post-1', idComment: null, total });
const open = {
  'GET /api/post/post-1': () => ({ body: wirePost(1) }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
  'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
};

describe.each(transports)('subscriptions to a post over $transport', ({ connect }) => {
  it('reactionsChanged and commentAdded send the events of their post in order', async () => {
    const { url, bus } = await startGateway(open);
    const socket = await connect(url);
    await socket.init();
    socket.subscribe('totals', reactions, id);
    socket.subscribe('comments', comments, id);
    await socket.live('totals');
    await socket.live('comments');

    bus.publish('post:post-1', event(1));
    bus.publish('post:post-1', { ...event(2), revision: 5 });
    bus.publish('post:post-1', { type: 'comment', comment: wireComment(3) });
    bus.publish('post:post-2', event(9));

    const totals = [await socket.answerTo('totals'), await socket.answerTo('totals')];
    expect(totals.map(({ payload }) => payload)).toEqual([
      { data: { reactionsChanged: { postId: 'post-1', commentId: null, total: 1, revision: null } } },
      { data: { reactionsChanged: { postId: 'post-1', commentId: null, total: 2, revision: 5 } } },
    ]);
    expect((await socket.answerTo('comments')).payload).toEqual({
      data: {
        commentAdded: {
          id: 'comment-3',
          text: 'Comentário 3',
          author: { name: 'Nome de user-0' },
          reactions: { reacted: false },
        },
      },
    });
  });

  it('for 40 subscriptions with different documents, a comment event loads its author only once', async () => {
    const { url, bus, upstream } = await startGateway(open);
    const socket = await connect(url);
    await socket.init();
    const operations = Array.from({ length: 40 }, (_, number) => String(number));
    for (const each of operations) {
      socket.subscribe(each, `subscription Op${each} { commentAdded(postId: "post-1") { author { name } } }`);
      await socket.live(each);
    }
    upstream.takeCalls();
    for (const number of [1, 2]) {
      bus.publish('post:post-1', { type: 'comment', comment: wireComment(number) });
      const author = { author: { name: `Nome de user-${number}` } };
      for (const each of operations)
        expect((await socket.answerTo(each)).payload).toEqual({ data: { commentAdded: author } });
      expect(upstream.takeCalls()).toEqual([`GET /api/user-v2/profiles?ids=user-${number}`]);
    }
  });

  it.each([
    ['commentAdded', 'a0: replies(first: 1) { edges { cursor } }'],
    ['commentAdded', 'author { ...Posts }'],
    ['commentChanged', 'comment { replies { edges { cursor } } }'],
    ['commentChanged', 'comment { author { posts(first: 1) { edges { cursor } } } }'],
  ])('a subscription that selects a paged list is refused: %s { %s }', async (field, fields) => {
    const { url, upstream } = await startGateway(open);
    const socket = await connect(url);
    await socket.init();
    const more = 'fragment Posts on Profile { posts(first: 1) { edges { cursor } } }';
    const query = `subscription { ${field}(postId: "post-1") { ${fields} } } ${fields.includes('...') ? more : ''}`;
    socket.subscribe('1', query);
    const { type, payload } = await socket.answerTo('1');
    expect([type, JSON.stringify(payload)]).toEqual(['error', expect.stringContaining('brings no pages')]);
    expect(upstream.seen).toEqual([]);
    await socket.ping();
  });

  it('postRevision and threadRevision of a comment event come from the platform, or are null if it sends none', async () => {
    const { url, bus } = await startGateway(open);
    const socket = await connect(url);
    await socket.init();
    const fields = 'postRevision threadRevision';
    socket.subscribe('added', `subscription ($id: ID!) { commentAdded(postId: $id) { ${fields} } }`, id);
    socket.subscribe('changed', `subscription ($id: ID!) { commentChanged(postId: $id) { ${fields} } }`, id);
    await socket.live('added');
    await socket.live('changed');

    const said = { revision: 7, threadRevision: 2 };
    const change = { idComment: 'c1', idCommentParent: 'c0', comment: null, difference: -1, idUser: 'user-1' };
    bus.publish('post:post-1', { type: 'comment', comment: wireComment(3), ...said });
    bus.publish('post:post-1', { type: 'comment-changed', ...change, idUserThread: null, ...said });
    bus.publish('post:post-1', { type: 'comment', comment: wireComment(4) });
    const told = { postRevision: 7, threadRevision: 2 };
    expect((await socket.answerTo('added')).payload).toEqual({ data: { commentAdded: told } });
    expect((await socket.answerTo('changed')).payload).toEqual({ data: { commentChanged: told } });
    expect((await socket.answerTo('added')).payload).toEqual({
      data: { commentAdded: { postRevision: null, threadRevision: null } },
    });
  });

  it('for all subscriptions with the same document, an event executes the document once, without a token', async () => {
    const { url, bus, upstream } = await startGateway(open);
    const sockets = await Promise.all([1, 2, 3].map(() => connect(url)));
    for (const socket of sockets) {
      await socket.init({ authorization: asMember.authorization });
      socket.subscribe('a', comments, id);
      socket.subscribe('b', comments, id);
    }
    for (const socket of sockets) {
      await socket.live('a');
      await socket.live('b');
    }
    upstream.seen.splice(0);

    bus.publish('post:post-1', { type: 'comment', comment: wireComment(1) });
    for (const socket of sockets) {
      const answers = [await socket.answerTo('a'), await socket.answerTo('b')];
      expect(answers[0]?.payload).toEqual(answers[1]?.payload);
    }
    expect(upstream.seen).toMatchObject([{ url: '/api/user-v2/profiles?ids=user-1' }]);
    expect(upstream.seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('if subscriptions differ only in undeclared variables, an event executes their document only once', async () => {
    const { url, bus, upstream } = await startGateway(open);
    const sockets = await Promise.all([1, 2, 3].map(() => connect(url)));
    for (const [at, socket] of sockets.entries()) {
      await socket.init();
      socket.subscribe('a', comments, { ...id, unknown: at, ['__proto__']: at, first: [at] });
    }
    for (const socket of sockets) await socket.live('a');
    upstream.seen.splice(0);
    bus.publish('post:post-1', { type: 'comment', comment: wireComment(1) });
    for (const socket of sockets) await socket.answerTo('a');
    expect(upstream.seen).toMatchObject([{ url: '/api/user-v2/profiles?ids=user-1' }]);
  });

  it("a subscription loads its post with the member's token, and fails with NOT_FOUND if the post does not exist", async () => {
    const { url, upstream } = await startGateway({
      'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
    });
    const socket = await connect(url);
    await socket.init({ authorization: asMember.authorization });
    socket.subscribe('1', reactions, id);
    const { type, payload } = await socket.answerTo('1');
    expect([type, payload]).toMatchObject(['error', [{ extensions: { code: 'NOT_FOUND' } }]]);
    expect(upstream.seen.at(-1)).toMatchObject({ url: '/api/post/post-1', headers: asMember });
  });

  it('after a subscription is completed, a new event sends it no message and makes no platform call for it', async () => {
    const { url, bus, upstream } = await startGateway(open);
    const socket = await connect(url);
    await socket.init();
    socket.subscribe('1', comments, id);
    socket.subscribe('totals', reactions, id);
    await socket.live('1');
    await socket.live('totals');
    socket.send({ id: '1', type: 'complete' });
    await socket.ping();
    upstream.seen.splice(0);
    bus.publish('post:post-1', { type: 'comment', comment: wireComment(1) });
    bus.publish('post:post-1', event(1));
    await socket.answerTo('totals');
    await socket.ping();
    expect(upstream.seen).toEqual([]);
    expect(socket.raw.filter((text) => text.includes('"next"'))).toHaveLength(1);
  });

  it('a subscription skips malformed events and sends the next valid event', async () => {
    const { url, bus } = await startGateway(open);
    const socket = await connect(url);
    await socket.init();
    socket.subscribe('1', reactions, id);
    await socket.live('1');
    for (const garbage of [null, 'x', {}, { type: 'reactions' }, { ...event(1), total: 'um' }]) {
      bus.publish('post:post-1', garbage);
    }
    bus.publish('post:post-1', event(7));
    expect((await socket.answerTo('1')).payload).toMatchObject({ data: { reactionsChanged: { total: 7 } } });
  });
});

describe.each(transports)('invalid operations over $transport', ({ connect }) => {
  it.each([
    ['a syntax error', 'subscription {', {}, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['a query as its operation', '{ feed { edges { cursor } } }', {}, 'BAD_USER_INPUT'],
    ['a mutation as its operation', 'mutation { logOut }', {}, 'BAD_USER_INPUT'],
    ['a missing variable', reactions, {}, 'BAD_USER_INPUT'],
    ['a variable of the wrong type', reactions, { id: { a: 1 } }, 'BAD_USER_INPUT'],
    ['an empty document', '', {}, 'GRAPHQL_PARSE_FAILED'],
  ])(
    'a subscription with %s gets an error, and other subscriptions continue',
    async (_what, query, variables, code) => {
      const { url, bus } = await startGateway(open);
      const socket = await connect(url);
      await socket.init();
      socket.subscribe('good', reactions, id);
      await socket.live('good');

      socket.subscribe('bad', query, variables);
      const { type, payload } = await socket.answerTo('bad');
      expect([type, payload]).toMatchObject(['error', [{ extensions: { code } }]]);
      bus.publish('post:post-1', event(5));
      expect((await socket.answerTo('good')).type).toBe('next');
    },
  );

  it('a subscription whose operationName is not in the document gets an error', async () => {
    const { url } = await startGateway(open);
    const socket = await connect(url);
    await socket.init();
    socket.send({ id: '1', type: 'subscribe', payload: { query: reactions, operationName: 'Other', variables: id } });
    expect((await socket.answerTo('1')).type).toBe('error');
    await socket.ping();
  });

  it('a subscription started during a platform outage fails with UPSTREAM_UNAVAILABLE', async () => {
    const { url } = await startGateway({ 'GET /api/post/post-1': () => ({ status: 503 }) });
    const socket = await connect(url);
    await socket.init();
    socket.subscribe('1', reactions, id);
    expect((await socket.answerTo('1')).payload).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    await socket.ping();
  });
});

describe('sockets of the gateway', () => {
  it('the 101st subscription of a socket fails with RATE_LIMITED, and the socket stays open', async () => {
    const { url } = await startGateway(open);
    const socket = await openSocket(url);
    await socket.init();
    for (let number = 1; number <= 100; number += 1) socket.subscribe(String(number), reactions, id);
    for (let number = 1; number <= 100; number += 1) await socket.live(String(number));
    socket.subscribe('101', reactions, id);
    expect((await socket.answerTo('101')).payload).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    await socket.ping();
  });

  it('a socket that is opened with the token of an ended session is closed with code 4401', async () => {
    const { url } = await startGateway({ 'GET /api/user-v2/profile-info': () => ({ status: 401 }) });
    const socket = await openSocket(url);
    socket.send({ type: 'connection_init', payload: { authorization: 'Bearer dead' } });
    expect(await socket.closed).toBe(4401);
  });

  it("during a platform outage, a member's socket still opens", async () => {
    const { url } = await startGateway({ 'GET /api/user-v2/profile-info': () => ({ status: 503 }) });
    await (await openSocket(url)).init({ authorization: asMember.authorization });
  });

  it('a socket that sends a message over 64 KiB is closed with code 1009', async () => {
    const { url } = await startGateway(open);
    const socket = await openSocket(url);
    await socket.init();
    socket.subscribe('1', reactions, { id: 'x'.repeat(70_000) });
    expect(await socket.closed).toBe(1009);
  });

  it('a socket that subscribes before connection_init is closed with code 4401', async () => {
    const { url } = await startGateway(open);
    const socket = await openSocket(url);
    socket.subscribe('1', reactions, id);
    expect(await socket.closed).toBe(4401);
  });

  it('when the gateway stops, it closes each socket with code 1012', async () => {
    const { url, gateway } = await startGateway(open);
    const socket = await openSocket(url);
    await socket.init();
    await gateway.close();
    expect(await socket.closed).toBe(1012);
  });
});
