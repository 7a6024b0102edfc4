import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RESUMED } from '../../bff/bus/bus.ts';
import { live } from '../../bff/features/index.ts';
import { RESUME_SPREAD_MS } from '../../bff/gateway/live/personal.ts';
import { createRedisBus, MAX_RECONNECT_DELAY_MS, type RedisBus } from '../../bff/bus/redis-bus.ts';
import { elapseAfter } from '../support/elapse-after.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { hasRedis, startRedis } from '../support/redis.ts';
import { startRelay } from '../support/relay.ts';
import { openSocket } from '../support/socket.ts';
import { wireNotification, wirePost } from '../support/wire.ts';

async function redisForTest() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  return redis;
}

async function busOn(url: string, onError: (error: Error) => void = () => undefined) {
  const bus = createRedisBus(url, { onError });
  onTestFinished(() => bus.close());
  await until(() => bus.isConnected());
  return bus;
}

async function until(isSo: () => boolean) {
  while (!isSo()) await delay(10);
}

function heardOn(bus: RedisBus, topic: string) {
  const heard: unknown[] = [];
  bus.subscribe(topic, (payload) => heard.push(payload));
  return heard;
}

if (!hasRedis) console.log('gateway tests run without Redis (no redis-server installed)');

describe.runIf(hasRedis)('the bus over Redis (needs redis-server)', () => {
  it('the Redis bus delivers each message a single time and in order to every process, including the publisher', async () => {
    const { url } = await redisForTest();
    const [one, other] = [await busOn(url), await busOn(url)];
    const [here, there, elsewhere] = [heardOn(one, 'a'), heardOn(other, 'a'), heardOn(other, 'b')];
    for (let number = 0; number < 100; number += 1) one.publish('a', { number });

    await until(() => there.length >= 100 && here.length >= 100);
    expect(there).toEqual(Array.from({ length: 100 }, (_, number) => ({ number })));
    expect(here).toEqual(there);
    expect(elsewhere).toEqual([]);
  });

  it('when a connection to Redis falls silent, the Redis bus reconnects and receives messages again', async () => {
    const { url } = await redisForTest();
    const relay = await startRelay(new URL(url));
    onTestFinished(() => relay.close());
    const bus = createRedisBus(relay.url, { onError: () => undefined, silence: 300 });
    onTestFinished(() => bus.close());
    await until(() => bus.isConnected());
    const [heard, resumed] = [heardOn(bus, 'a'), heardOn(bus, RESUMED)];
    const before = resumed.length;

    relay.fallSilent();
    await until(() => !bus.isConnected());
    await until(() => bus.isConnected() && resumed.length > before);
    const other = await busOn(url);
    // Publishes until a message arrives. The bus reconnects after 300 ms without a message. On a slow machine this may
    // happen a second time here, and messages published meanwhile are lost.
    await until(() => {
      other.publish('a', 'again');
      return heard.length > 0;
    });
    expect(new Set(heard)).toEqual(new Set(['again']));
  });

  it('while Redis is down, the bus delivers messages within its process; when Redis is back, the bus emits RESUMED', async () => {
    const redis = await redisForTest();
    const errors: Error[] = [];
    const [one, other] = [await busOn(redis.url, (error) => errors.push(error)), await busOn(redis.url)];
    const [here, there, resumed] = [heardOn(one, 'a'), heardOn(other, 'a'), heardOn(other, RESUMED)];
    await redis.stop();
    await until(() => !one.isConnected() && !other.isConnected());

    one.publish('a', 'away');
    expect(here).toEqual(['away']);
    const connects = vi.spyOn(net, 'createConnection');
    onTestFinished(() => connects.mockRestore());
    await until(() => connects.mock.calls.length >= 12);
    const before = resumed.length;
    await redis.restart();
    await until(() => resumed.length > before && one.isConnected() && other.isConnected());
    expect(errors).toHaveLength(1);

    one.publish('a', 'back');
    await until(() => there.length > 0);
    expect(there).toEqual(['back']);
  });

  it('after one bus has lost its connection and reconnected, the buses of other processes emit RESUMED', async () => {
    const { url } = await redisForTest();
    const [one, other] = [await busOn(url), await busOn(url)];
    const resumed = heardOn(other, RESUMED);
    const control = new Redis(url);
    onTestFinished(() => control.disconnect());
    // Kills the two oldest Redis connections, which belong to the bus `one`.
    const clients = await control.client('LIST');
    const ids = [...String(clients).matchAll(/^id=(\d+)/gm)].map(([, id = '']) => id);
    for (const id of ids.slice(0, 2)) await control.client('KILL', 'ID', id);
    await until(() => !one.isConnected());
    one.publish('a', {});
    await until(() => one.isConnected());
    await until(() => resumed.length > 0);
    expect(other.isConnected()).toBe(true);
  });
});

describe('the ping "resumed" after the bus was disconnected', () => {
  /** Maps every subscription field that has no cursor argument to its arguments and selection in these tests. */
  const asked: Record<string, string> = {
    reactionsChanged: '(postId: "post-1") { total }',
    commentAdded: '(postId: "post-1") { id }',
    commentChanged: '(postId: "post-1") { commentId }',
    postChanged: '{ postId }',
    conversationUpdated: '{ id }',
    typing: '{ memberId }',
    viewerChanged: '{ __typename }',
  };

  it.each(Object.entries(asked))(
    'a subscriber to %s gets the ping within two seconds; a client without subscriptions gets no ping',
    async (name, rest) => {
      const { url, bus } = await startGateway({
        'GET /api/post/post-1': () => ({ body: wirePost(1) }),
        'POST /api/post/visible': () => ({ body: { idPosts: [] } }),
        'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
      });
      const [looking, idle] = [await openSocket(url), await openSocket(url)];
      await Promise.all([looking, idle].map((socket) => socket.init({ authorization: asMember.authorization })));
      looking.subscribe('1', `subscription { ${name}${rest} }`);
      await looking.live('1');

      elapseAfter(() => bus.publish(RESUMED, {}), 2_000);
      await looking.take(({ payload }) => JSON.stringify(payload) === '{"resumed":true}');
      expect(idle.raw.filter((text) => text.includes('resumed'))).toEqual([]);
    },
  );

  it('the tests of the ping cover every subscription field that has no cursor argument', () => {
    const withoutCursor = Object.entries(live).filter(([, field]) => !('follow' in field));
    expect(withoutCursor.map(([name]) => name).toSorted()).toEqual(Object.keys(asked).toSorted());
  });
});

describe.runIf(hasRedis)('two gateways on one Redis (needs redis-server)', () => {
  const state = { count: 0 };
  const routes = {
    'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
    'GET /api/post/post-1': () => ({ body: wirePost(1) }),
    'GET /api/notificacoes/novas': ({ url }: { url: string }) => {
      const after = Number(new URL(url, 'http://upstream').searchParams.get('after'));
      const page = Array.from({ length: state.count - after }, (_, index) => wireNotification(after + index + 1));
      return { body: { notifications: page, hasMore: false } };
    },
  };

  it('both gateways send each notification; one made during a Redis outage arrives at most 5 s after the outage', async () => {
    const redis = await redisForTest();
    const buses = [await busOn(redis.url), await busOn(redis.url)] as const;
    const gateways = await Promise.all(buses.map((bus) => startGateway(routes, { bus })));
    const sockets = await Promise.all(
      gateways.map(async ({ url }) => {
        const socket = await openSocket(url);
        await socket.init({ authorization: asMember.authorization });
        socket.subscribe('n', 'subscription { notificationAdded(after: 0) { sequence } }');
        return socket;
      }),
    );
    const next = () => Promise.all(sockets.map(async (socket) => JSON.stringify((await socket.answerTo('n')).payload)));
    const told = (sequence: number) => JSON.stringify({ data: { notificationAdded: { sequence } } });
    for (const { upstream } of gateways) await until(() => upstream.seen.some(({ url }) => url.includes('novas')));

    state.count = 1;
    buses[0].publish('user:ana', { type: 'notifications' });
    expect(await next()).toEqual([told(1), told(1)]);

    await redis.stop();
    await until(() => !buses[0].isConnected() && !buses[1].isConnected());
    const [first] = gateways;
    const ready = await fetch(`${first?.url ?? ''}/readyz`);
    expect(await ready.json()).toMatchObject({ checks: { bus: false } });

    state.count = 3;
    buses[0].publish('user:ana', { type: 'notifications' });
    expect(JSON.stringify((await sockets[0]?.answerTo('n'))?.payload)).toBe(told(2));
    expect(JSON.stringify((await sockets[0]?.answerTo('n'))?.payload)).toBe(told(3));
    await redis.restart();
    const late = [await sockets[1]?.answerTo('n'), await sockets[1]?.answerTo('n')];
    expect(late.map((answer) => JSON.stringify(answer?.payload))).toEqual([told(2), told(3)]);
    expect(MAX_RECONNECT_DELAY_MS + RESUME_SPREAD_MS).toBeLessThan(5_000);
  });
});
