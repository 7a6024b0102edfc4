import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RESUMED } from '../../bff/bus/bus.ts';
import { CHECK_ATTEMPTS, CHECK_RETRY_DELAY_MS } from '../../bff/gateway/live/peers.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { transports, type Connect } from '../support/events.ts';
import { openSocket } from '../support/socket.ts';
import { wireComment, wirePost, wireUsers } from '../support/wire.ts';
import { eventually } from '../support/eventually.ts';

const reactions = 'subscription { reactionsChanged(postId: "post-1") { total } }';
const comments = 'subscription { commentAdded(postId: "post-1") { id } }';
const event = { type: 'reactions', idPost: 'post-1', idComment: null, total: 1 };
const routes = {
  'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
  'GET /api/user-v2/hidden-ids': () => ({ body: { ids: ['user-2'] } }),
  'GET /api/post/post-1': () => ({ body: wirePost(1) }),
};

/**
 * Publishes an event, and expects that a new subscription receives it while an earlier, ended subscription receives
 * nothing.
 */
async function expectSilence({ bus, upstream, socket }: Awaited<ReturnType<typeof listening>>) {
  upstream.on('GET /api/post/post-1', routes['GET /api/post/post-1']);
  socket.subscribe('second', reactions);
  await socket.live('second');
  bus.publish('post:post-1', event);
  expect((await socket.answerTo('second')).type).toBe('next');
  expect(socket.raw.filter((text) => text.includes('"next"'))).toHaveLength(1);
}

async function listening(
  connect: Connect,
  query = reactions,
  asker: object | undefined = { authorization: asMember.authorization },
) {
  const gateway = await startGateway(routes);
  const socket = await connect(gateway.url);
  await socket.init(asker);
  socket.subscribe('1', query);
  await socket.live('1');
  return { ...gateway, socket };
}

describe.each(transports)('access events (session, membership, block) over $transport', ({ connect, closes }) => {
  it('if the session of the member has ended, a session event closes the connections with the reason Unauthorized', async () => {
    const { bus, upstream, socket } = await listening(connect);
    upstream.on('GET /api/user-v2/profile-info', () => ({ status: 401 }));
    bus.publish('access', { type: 'session', idUser: 'ana' });
    expect(await socket.closed).toBe(closes.unauthorized);
  });

  it('if a membership event hides a post, the subscription to the post ends with NOT_FOUND; the connection stays open', async () => {
    const listener = await listening(connect);
    const { bus, upstream, socket } = listener;
    upstream.on('GET /api/post/post-1', () => ({ status: 404 }));
    bus.publish('access', { type: 'membership', idUser: 'ana' });
    const { type, payload } = await socket.answerTo('1');
    expect([type, payload]).toMatchObject(['error', [{ extensions: { code: 'NOT_FOUND' } }]]);
    await expectSilence(listener);
  });

  it('after a block event, the gateway rechecks only the subscriptions of its member; allowed ones continue', async () => {
    const { bus, upstream, socket } = await listening(connect);
    upstream.seen.splice(0);
    bus.publish('access', { type: 'block', idUser: 'bia' });
    bus.publish('access', 'nonsense');
    await socket.ping();
    expect(upstream.seen).toEqual([]);
    bus.publish('access', { type: 'block', idUser: 'ana' });
    while (upstream.seen.length < 2) await delay(5);
    bus.publish('post:post-1', event);
    expect((await socket.answerTo('1')).type).toBe('next');
  });

  it('after four failed access checks within five seconds, the connection closes with the code for "try again later"', async () => {
    const { bus, upstream, socket } = await listening(connect);
    upstream.on('GET /api/user-v2/profile-info', () => ({ status: 503 }));
    upstream.seen.splice(0);
    bus.publish('access', { type: 'block', idUser: 'ana' });
    expect(await socket.closed).toBe(closes.tryAgain);
    expect(upstream.seen.map(({ url }) => url)).toEqual(Array(CHECK_ATTEMPTS).fill('/api/user-v2/profile-info'));
    expect(CHECK_ATTEMPTS * CHECK_RETRY_DELAY_MS).toBeLessThan(5_000);
  });
});

describe.each(transports)('events during the access check of a new subscription over $transport', ({ connect }) => {
  async function asking() {
    const gateway = await startGateway(routes);
    let answer = (_reply: { status?: number; body?: object }) => {};
    gateway.upstream.on('GET /api/post/post-1', () => new Promise((resolve) => (answer = resolve)));
    const socket = await connect(gateway.url);
    await socket.init({ authorization: asMember.authorization });
    socket.subscribe('1', comments);
    while (!gateway.upstream.seen.some(({ url }) => url === '/api/post/post-1')) await delay(5);
    // A block exists between the viewer and the author of comment 2.
    for (const number of [2, 3, 1])
      gateway.bus.publish('post:post-1', { type: 'comment', comment: wireComment(number), idUserThread: null });
    await socket.ping();
    expect(socket.raw.filter((text) => text.includes('"1"'))).toEqual([]);
    return { socket, answer: (reply: { status?: number; body?: object }) => answer(reply) };
  }

  it('events that arrive during an access check are sent in order after the check succeeds and the subscription starts', async () => {
    const { socket, answer } = await asking();
    answer({ body: wirePost(1) });
    expect(await socket.take(({ type }) => type === 'ping')).toMatchObject({ payload: { live: '1' } });
    expect(JSON.stringify((await socket.answerTo('1')).payload)).toContain('comment-3');
    expect(JSON.stringify((await socket.answerTo('1')).payload)).toContain('comment-1');
  });

  it('events that arrive during an access check are dropped when the check fails with NOT_FOUND', async () => {
    const { socket, answer } = await asking();
    answer({ status: 404 });
    expect((await socket.answerTo('1')).payload).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(socket.raw.filter((text) => text.includes('"next"') || text.includes('"live"'))).toEqual([]);
  });
});

describe.each(transports)('changes of the audience of an author’s posts over $transport', ({ connect }) => {
  const author = wirePost(1).idUser;

  it.each([
    ['a member who no longer follows the author', { authorization: asMember.authorization }],
    ['a visitor', undefined],
  ])(
    'if a changed audience hides a post from %s, the subscription ends with NOT_FOUND; the connection stays open',
    async (_who, asker) => {
      const listener = await listening(connect, reactions, asker);
      const { bus, upstream, socket } = listener;
      upstream.on('GET /api/post/post-1', () => ({ status: 404 }));
      bus.publish('access', { type: 'audience', idUser: author });
      expect((await socket.answerTo('1')).payload).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      await expectSilence(listener);
    },
  );

  it('after an audience change, the gateway rechecks only subscriptions to posts of the author; allowed ones continue', async () => {
    const { bus, upstream, socket } = await listening(connect, reactions, undefined);
    upstream.seen.splice(0);
    bus.publish('access', { type: 'audience', idUser: 'bia' });
    await socket.ping();
    expect(upstream.seen).toEqual([]);
    bus.publish('access', { type: 'audience', idUser: author });
    while (upstream.seen.length < 1) await delay(5);
    bus.publish('post:post-1', event);
    expect((await socket.answerTo('1')).type).toBe('next');
  });

  it("if an author's audience changes during the access check of a visitor, the gateway repeats the check", async () => {
    const { bus, upstream, url } = await startGateway(routes);
    upstream.on('GET /api/post/post-1', () => {
      upstream.on('GET /api/post/post-1', () => ({ status: 404 }));
      bus.publish('access', { type: 'audience', idUser: author });
      return { body: wirePost(1) };
    });
    const socket = await connect(url);
    await socket.init();
    socket.subscribe('1', reactions);
    expect((await socket.answerTo('1')).payload).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('the message bus after a disconnection', () => {
  it('when the bus is back, the gateway rechecks visitor subscriptions, since it may have missed audience changes', async () => {
    const { bus, upstream, socket } = await listening(openSocket, reactions, undefined);
    upstream.on('GET /api/post/post-1', () => ({ status: 404 }));
    bus.publish(RESUMED, undefined);
    expect((await socket.take(({ type }) => type === 'error')).payload).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
  });
});

describe('a socket opened while the member lookup fails', () => {
  it('can subscribe as soon as the lookup succeeds, and is closed when the session ends', async () => {
    const { upstream, bus, url } = await startGateway(routes);
    upstream.on('GET /api/user-v2/profile-info', () => ({ status: 503 }));
    const socket = await openSocket(url);
    await socket.init({ authorization: asMember.authorization });
    socket.subscribe('1', reactions);
    expect((await socket.answerTo('1')).payload).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    upstream.on('GET /api/user-v2/profile-info', () => ({ body: { idUser: 'ana' } }));
    socket.subscribe('2', reactions);
    await socket.live('2');
    upstream.on('GET /api/user-v2/profile-info', () => ({ status: 401 }));
    bus.publish('access', { type: 'session', idUser: 'ana' });
    expect(await socket.closed).toBe(4401);
  });
});

describe.each(transports)('blocks and comment subscriptions over $transport', ({ connect }) => {
  it('if two access checks overlap and the earlier check is answered last, the newer block list applies', async () => {
    const { bus, upstream, socket } = await listening(connect, comments);
    let answerEarlier = () => {};
    const earlier = new Promise<void>((resolve) => (answerEarlier = resolve));
    upstream.on('GET /api/user-v2/hidden-ids', async () => {
      upstream.on('GET /api/user-v2/hidden-ids', () => ({ body: { ids: ['user-2', 'user-0'] } }));
      bus.publish('access', { type: 'block', idUser: 'ana' });
      await earlier;
      return { body: { ids: ['user-2'] } };
    });
    const asked = () => upstream.seen.filter(({ url }) => url === '/api/post/post-1').length;
    bus.publish('access', { type: 'block', idUser: 'ana' });
    while (asked() < 2) await delay(5);
    answerEarlier();
    while (asked() < 3) await delay(5);
    for (const number of [6, 7])
      bus.publish('post:post-1', { type: 'comment', comment: wireComment(number), idUserThread: null });
    // The author of comment 6 is the blocked user-0, so the first comment received is comment 7.
    expect(JSON.stringify((await socket.answerTo('1')).payload)).toContain('comment-7');
  });

  it('a block immediately stops the comments of the blocked member on an open subscription', async () => {
    const { bus, upstream, socket } = await listening(connect, comments);
    const say = (number: number, idUserThread: string | null = null) =>
      bus.publish('post:post-1', { type: 'comment', comment: wireComment(number), idUserThread });
    const heard = async () => JSON.stringify((await socket.answerTo('1')).payload);

    say(2); // a comment by user-2
    say(4, 'user-2'); // a reply to the comment of user-2
    say(3, 'user-1');
    expect(await heard()).toContain('comment-3');

    upstream.on('GET /api/user-v2/hidden-ids', () => ({ body: { ids: ['user-0'] } }));
    upstream.seen.splice(0);
    bus.publish('access', { type: 'block', idUser: 'ana' });
    // Waits until the gateway requests the post again. It does this only after it has loaded the ids of the blocked
    // members.
    while (!upstream.seen.some(({ url }) => url === '/api/post/post-1')) await delay(5);
    say(6); // a comment by user-0
    say(5);
    expect(await heard()).toContain('comment-5');
  });
});

describe.each(transports)('a block during the start of a subscription over $transport', ({ connect }) => {
  it('a block made while a subscription starts is not undone by an outdated block list that arrives afterwards', async () => {
    const gateway = await startGateway(routes);
    const { bus, upstream } = gateway;
    const socket = await connect(gateway.url);
    await socket.init({ authorization: asMember.authorization });
    upstream.on('GET /api/user-v2/hidden-ids', () => {
      upstream.on('GET /api/user-v2/hidden-ids', () => ({ body: { ids: ['user-2'] } }));
      bus.publish('access', { type: 'block', idUser: 'ana' });
      return { body: { ids: [] } };
    });
    socket.subscribe('1', comments);
    await socket.live('1');
    for (const number of [2, 3])
      bus.publish('post:post-1', { type: 'comment', comment: wireComment(number), idUserThread: null });
    expect(JSON.stringify((await socket.answerTo('1')).payload)).toContain('comment-3');
  });
});

describe.each(transports)('comment subscriptions with age assurance over $transport', ({ connect }) => {
  it('drop a comment by a blocked member even if it arrives while the list of blocked members loads', async () => {
    const { bus, upstream, url } = await startGateway(routes);
    upstream.on('GET /api/user-v2/profile-info', () => ({
      body: { idUser: 'ana', adultUntil: '2999-01-01T00:00:00.000Z' },
    }));
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    upstream.on('GET /api/user-v2/hidden-ids', async () => {
      await asked;
      return { body: { ids: ['user-2'] } };
    });
    const socket = await connect(url);
    await socket.init({ authorization: asMember.authorization });
    socket.subscribe('1', comments);
    while (!upstream.seen.some(({ url: path }) => path === '/api/user-v2/hidden-ids')) await delay(5);
    for (const number of [2, 3])
      bus.publish('post:post-1', { type: 'comment', comment: wireComment(number), idUserThread: null });
    await socket.ping();
    answer();
    // The author of comment 2 is the blocked user-2, so the first comment received is comment 3.
    expect(JSON.stringify((await socket.answerTo('1')).payload)).toContain('comment-3');
  });
});

describe('visitor sockets', () => {
  it('above the limit, a visitor socket is closed with 1013; a member socket opens, and a closed socket frees its slot', async () => {
    const { url } = await startGateway(routes, { visitorSockets: { all: 3, address: 3 } });
    const sockets = await Promise.all([1, 2, 3].map(() => openSocket(url)));
    for (const socket of sockets) await socket.init();
    const one = await openSocket(url);
    one.send({ type: 'connection_init' });
    expect(await one.closed).toBe(1013);
    await (await openSocket(url)).init({ authorization: asMember.authorization });
    sockets[0]?.close();
    await sockets[0]?.closed;
    await eventually(async () => {
      const another = await openSocket(url);
      another.send({ type: 'connection_init' });
      expect(await Promise.race([another.closed, another.take(({ type }) => type === 'connection_ack')])).toMatchObject(
        {
          type: 'connection_ack',
        },
      );
    });
  });
});

describe('sockets with an unverified token', () => {
  it.each(['a\nb', '€', 'x'.repeat(20_000), 'token-of-ana'])(
    'a socket with the unverified token %j counts as a visitor socket',
    async (token) => {
      const { url, upstream } = await startGateway(routes, { visitorSockets: { all: 2, address: 2 } });
      upstream.on('GET /api/user-v2/profile-info', () => ({ status: 503 }));
      for (let number = 0; number < 2; number += 1) await (await openSocket(url)).init({ token });
      const one = await openSocket(url);
      one.send({ type: 'connection_init', payload: { token } });
      expect(await one.closed).toBe(1013);
    },
  );

  it('as soon as the gateway has identified the member of the socket, the socket no longer counts as a visitor socket', async () => {
    const { url, upstream } = await startGateway(routes, { visitorSockets: { all: 1, address: 1 } });
    upstream.on('GET /api/user-v2/profile-info', () => ({ status: 503 }));
    const ana = await openSocket(url);
    await ana.init({ token: 'token-of-ana' });
    upstream.on('GET /api/user-v2/profile-info', routes['GET /api/user-v2/profile-info']);
    ana.subscribe('1', reactions);
    await ana.live('1');
    await (await openSocket(url)).init();
  });
});

describe('visitor sockets per address', () => {
  it('a visitor socket over the limit of its IPv6 /64 is closed with 1013, while other subnets and members can connect', async () => {
    const { url } = await startGateway(routes, {
      visitorSockets: { all: 100, address: 2 },
      trustedProxies: ['loopback'],
    });
    const from = (address: string) => openSocket(url, { 'x-forwarded-for': address });
    const refused = async (address: string) => {
      const socket = await from(address);
      socket.send({ type: 'connection_init' });
      return await Promise.race([socket.closed, socket.take(({ type }) => type === 'connection_ack')]);
    };
    const sockets = [await from('2001:db8::1'), await from('2001:db8::2')];
    for (const socket of sockets) await socket.init();
    expect(await refused('2001:db8::3')).toBe(1013);
    expect(await refused('2001:db8:0:1::1')).toMatchObject({ type: 'connection_ack' });
    for (let site = 2; site < 40; site += 1) await refused(`2001:db8:0:${site}::1`);
    expect(await refused('2001:db8:0:ff::1'), 'a /56 may open four times as many sockets as a /64').toBe(1013);
    expect(await refused('2001:db8:0:100::1')).toMatchObject({ type: 'connection_ack' });
    await (await from('2001:db8::3')).init({ authorization: asMember.authorization });
    sockets[0]?.close();
    await sockets[0]?.closed;
    await eventually(async () => expect(await refused('2001:db8::3')).toMatchObject({ type: 'connection_ack' }));
    expect(await refused('2001:db8::3')).toBe(1013);
  });
});

describe('sockets and subscriptions per member', () => {
  it('the 31st socket of a member on a process is closed with 1013', async () => {
    const { url } = await startGateway(routes);
    for (let number = 0; number < 30; number += 1) {
      await (await openSocket(url)).init({ authorization: asMember.authorization });
    }
    const one = await openSocket(url);
    one.send({ type: 'connection_init', payload: { authorization: asMember.authorization } });
    expect(await one.closed).toBe(1013);
  });

  it('across all sockets of a member, the 301st subscription fails with RATE_LIMITED until another one completes', async () => {
    const { url } = await startGateway(routes);
    const sockets = await Promise.all([1, 2, 3, 4].map(() => openSocket(url)));
    const [last] = sockets.splice(3);
    for (const socket of sockets) {
      await socket.init({ authorization: asMember.authorization });
      // Starts ten subscriptions and waits for their confirmation before the next ten, so that a slow machine confirms
      // each subscription before the timeout.
      for (const tens of Array.from({ length: 10 }, (_, at) => at * 10)) {
        const ids = Array.from({ length: 10 }, (_, at) => String(tens + at));
        for (const id of ids) socket.subscribe(id, reactions);
        for (const id of ids) await socket.live(id);
      }
    }
    await last?.init({ authorization: asMember.authorization });
    last?.subscribe('one more', reactions);
    expect((await last?.answerTo('one more'))?.payload).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);

    sockets[0]?.send({ id: '7', type: 'complete' });
    await sockets[0]?.ping();
    last?.subscribe('another', reactions);
    await last?.live('another');
  });
});
