import { describe, expect, it } from 'vitest';
import { RESUMED } from '../../bff/bus/bus.ts';
import { elapseAfter } from '../support/elapse-after.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { transports, type Connect } from '../support/events.ts';
import { wireNotification, wireUsers } from '../support/wire.ts';

const added =
  'subscription ($after: Int) { notificationAdded(after: $after) { sequence ... on MemberNotification { actors { name } } } }';
const unread = 'subscription { unreadNotificationCountChanged { id total sequence } }';
const hint = { type: 'notifications', sequence: 0, unread: 0 };

/**
 * Returns fake platform routes for a member with `count` notifications (numbered from 1), and the state from which
 * these routes answer, so that a test can change it.
 */
function member(count: number) {
  const state = { count, unread: 0, failures: 0 };
  const routes = {
    'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
    'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
    'GET /api/notificacoes/total': () => ({ body: { sequence: state.count, unread: state.unread } }),
    'GET /api/notificacoes/novas': ({ url }: { url: string }) => {
      if (state.failures > 0) {
        state.failures -= 1;
        return { status: 503 };
      }
      const after = Number(new URL(url, 'http://upstream').searchParams.get('after'));
      const page = Array.from({ length: Math.min(2, state.count - after) }, (_, index) =>
        wireNotification(after + index + 1),
      );
      return { body: { notifications: page, hasMore: state.count > after + 2 } };
    },
  };
  return { state, routes };
}

async function listener(connect: Connect, url: string, query: string, variables: object = {}) {
  const socket = await connect(url);
  await socket.init({ authorization: asMember.authorization });
  socket.subscribe('1', query, variables);
  return {
    socket,
    async next() {
      return (await socket.answerTo('1')).payload;
    },
    async take(count: number) {
      const sequences: unknown[] = [];
      for (let number = 0; number < count; number += 1) {
        const answer = await socket.answerTo('1');
        sequences.push(Number(/"sequence":(\d+)/.exec(JSON.stringify(answer.payload))?.[1]));
      }
      return sequences;
    },
  };
}

describe.each(transports)('notificationAdded over $transport', ({ connect }) => {
  it('notificationAdded sends all notifications after a sequence number and then new ones, each once and in order', async () => {
    const { state, routes } = member(5);
    const { url, bus } = await startGateway(routes);
    const ana = await listener(connect, url, added, { after: 1 });
    expect(await ana.take(4)).toEqual([2, 3, 4, 5]);

    state.count = 7;
    for (let times = 0; times < 3; times += 1) bus.publish('user:ana', hint);
    expect(await ana.take(2)).toEqual([6, 7]);
    bus.publish('user:ana', hint);
    state.count = 8;
    bus.publish('user:ana', hint);
    expect(await ana.take(1)).toEqual([8]);
    expect(ana.socket.raw.filter((text) => text.includes('"next"'))).toHaveLength(7);
  });

  it('notificationAdded without a sequence number sends only new notifications', async () => {
    const { state, routes } = member(3);
    const { url, bus, upstream } = await startGateway(routes);
    const ana = await listener(connect, url, added);
    while (!upstream.seen.some((call) => call.url.includes('after=3')))
      await new Promise((done) => setTimeout(done, 5));
    state.count = 4;
    bus.publish('user:ana', hint);
    expect(await ana.take(1)).toEqual([4]);
  });

  it('notificationAdded loads notifications with the token of its subscriber, and ignores events of other members', async () => {
    const { state, routes } = member(0);
    const { url, bus, upstream } = await startGateway(routes);
    const ana = await listener(connect, url, added, { after: 0 });
    state.count = 1;
    bus.publish('user:bia', hint);
    bus.publish('user:ana', hint);
    expect(await ana.next()).toEqual({
      data: { notificationAdded: { sequence: 1, actors: [{ name: 'Nome de user-1' }] } },
    });
    const asked = upstream.seen.filter(({ url: path }) => path.includes('novas') || path.includes('profiles'));
    expect(asked.every(({ headers }) => headers.authorization === asMember.authorization)).toBe(true);
  });

  it('notificationAdded retries after platform failures, and sends notifications missed in a bus outage within 2 s', async () => {
    const { state, routes } = member(0);
    const { url, bus } = await startGateway(routes);
    const ana = await listener(connect, url, added, { after: 0 });
    state.failures = 2;
    state.count = 1;
    bus.publish('user:ana', hint);
    expect(await ana.take(1)).toEqual([1]);

    state.count = 3;
    elapseAfter(() => bus.publish(RESUMED, {}), 2_000);
    expect(await ana.take(2)).toEqual([2, 3]);
  });

  it('notificationAdded without a session fails with UNAUTHENTICATED', async () => {
    const { routes } = member(1);
    const { url } = await startGateway(routes);
    const socket = await connect(url);
    await socket.init();
    socket.subscribe('1', added);
    expect((await socket.answerTo('1')).payload).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('notificationAdded ends with UNAUTHENTICATED when the session ends', async () => {
    const { routes } = member(1);
    const { url, upstream, bus } = await startGateway(routes);
    const ana = await listener(connect, url, added, { after: 0 });
    expect(await ana.take(1)).toEqual([1]);
    upstream.on('GET /api/notificacoes/novas', () => ({ status: 401 }));
    bus.publish('user:ana', hint);
    const { type, payload } = await ana.socket.answerTo('1');
    expect([type, payload]).toMatchObject(['error', [{ extensions: { code: 'UNAUTHENTICATED' } }]]);
    await ana.socket.ping();
  });
});

describe.each(transports)('unreadNotificationCountChanged over $transport', ({ connect }) => {
  it('unreadNotificationCountChanged sends the count at the start and after each change', async () => {
    const { state, routes } = member(4);
    state.unread = 2;
    const { url, bus } = await startGateway(routes);
    const ana = await listener(connect, url, unread);
    expect(await ana.next()).toEqual({
      data: { unreadNotificationCountChanged: { id: 'viewer', total: 2, sequence: 4 } },
    });
    bus.publish('user:ana', hint);
    state.unread = 0;
    bus.publish('user:ana', hint);
    expect(await ana.next()).toMatchObject({ data: { unreadNotificationCountChanged: { total: 0 } } });
  });
});

describe('notifications', () => {
  const page = { cursorSize: 20, cursorBefore: 'a', cursorAfter: 'b', hasMore: false };

  it('Query.notifications loads the actors of a whole page with one request', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/notificacoes': () => ({
        body: { notifications: [1, 2, 3].map((n) => wireNotification(n)), paging: page },
      }),
      'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    });
    const query =
      '{ notifications { edges { node { __typename isRead ... on MemberNotification { actorCount actors { name } } } } } }';
    const { data } = await ask(query, {}, asMember);
    expect(data).toMatchObject({
      notifications: {
        edges: [
          { node: { __typename: 'PostReactionNotification', actorCount: 3, actors: [{ name: 'Nome de user-1' }] } },
          {},
          {},
        ],
      },
    });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/notificacoes?cursorSize=20',
      expect.stringContaining('ids=user-1'),
    ]);
  });

  it('marking one or all notifications as read returns the unread count', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/notificacoes/n1/lida': () => ({
        body: { notification: wireNotification(1, { read: true }), sequence: 9, unread: 4 },
      }),
      'POST /api/notificacoes/lidas': () => ({ body: { sequence: 9, unread: 0 } }),
    });
    const one =
      'mutation { markNotificationRead(input: { id: "n1" }) { ... on MarkNotificationReadSuccess { notification { isRead } unreadCount { total } } } }';
    expect((await ask(one, {}, asMember)).data).toEqual({
      markNotificationRead: { notification: { isRead: true }, unreadCount: { total: 4 } },
    });
    const all =
      'mutation { markAllNotificationsRead(input: { upTo: 9 }) { ... on MarkAllNotificationsReadSuccess { unreadCount { total } } } }';
    expect((await ask(all, {}, asMember)).data).toEqual({ markAllNotificationsRead: { unreadCount: { total: 0 } } });
    expect(upstream.seen.at(-1)?.body).toEqual({ sequence: 9 });
  });

  it('markNotificationRead of an unknown id fails with NOT_FOUND; visitors get UNAUTHENTICATED for each operation', async () => {
    const { ask } = await startGateway();
    const read = 'mutation { markNotificationRead(input: { id: "x" }) { __typename } }';
    expect((await ask(read, {}, asMember)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    for (const query of [
      '{ notifications { edges { cursor } } }',
      '{ unreadNotificationCount { total } }',
      '{ notificationPreferences { kind } }',
      read,
      'mutation { markAllNotificationsRead(input: { upTo: 1 }) { __typename } }',
      'mutation { updateNotificationPreferences(input: { preferences: [] }) { __typename } }',
    ]) {
      expect((await ask(query)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
  });

  it('updateNotificationPreferences sends all preferences in one call and returns the stored preferences', async () => {
    const { ask, upstream } = await startGateway({
      'PUT /api/notificacoes/preferencias': ({ body }) => ({ body }),
    });
    const set = `mutation { updateNotificationPreferences(input: { preferences: [{ kind: FOLLOW, enabled: false }] }) {
      ... on UpdateNotificationPreferencesSuccess { preferences { kind enabled } } } }`;
    expect((await ask(set, {}, asMember)).data).toEqual({
      updateNotificationPreferences: { preferences: [{ kind: 'FOLLOW', enabled: false }] },
    });
    expect(upstream.seen[0]?.body).toEqual({ preferences: [{ desType: 'FOLLOW', enabled: false }] });
  });
});
