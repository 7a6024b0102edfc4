import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sizeOf, poolFamilies, type PoolFamily } from '../../bff/gateway/upstream/pools.ts';
import { createFairLimiter } from '../../bff/gateway/upstream/fair-limiter.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { openSocket } from '../support/socket.ts';
import type { UpstreamDouble } from '../support/upstream.ts';
import { beginning, trickle } from '../support/trickle.ts';
import { wireComment, wirePage, wirePost } from '../support/wire.ts';

const copy = '01890000-0000-7000-8000-000000000001';
const upload = 'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { __typename } }';

function form() {
  const body = new FormData();
  body.append('operations', JSON.stringify({ query: upload, variables: { input: { file: null } } }));
  body.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  body.append('0', new Blob(['x']), 'file');
  return body;
}

/**
 * Subscribes as a visitor and publishes a comment whose author the gateway has to load.
 * @returns a function that waits for the event of the subscription
 */
async function tell({ url, bus, upstream }: Gateway, from?: Record<string, string>) {
  const postId = randomUUID();
  upstream.on(`GET /api/post/${postId}`, () => ({ body: wirePost(1, { idPost: postId }) }));
  const socket = await openSocket(url, from);
  await socket.init();
  socket.subscribe('1', `subscription { commentAdded(postId: "${postId}") { author { id } } }`);
  await socket.live('1');
  const comment = wireComment(1, { idPost: postId, idUser: postId });
  bus.publish(`post:${postId}`, { type: 'comment', comment, idUserThread: null });
  return async () => {
    await socket.answerTo('1');
    socket.close();
    return new Response(null, { status: 200 });
  };
}

type Gateway = Pick<Awaited<ReturnType<typeof startGateway>>, 'url' | 'bus' | 'upstream'>;

/**
 * For each connection pool of the gateway: a route of the platform, a request to the gateway that makes it call this
 * route through this pool, and the platform's answer.
 */
const asks: Record<
  PoolFamily,
  {
    route: string;
    ask: (gateway: Gateway, from?: Record<string, string>) => Promise<Response>;
    body?: unknown;
    status?: number;
  }
> = {
  queries: {
    route: 'GET /api/feed-v2',
    ask: ({ url }, from) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from },
        body: JSON.stringify({ query: '{ feed { edges { cursor } } }' }),
      }),
    body: wirePage([]),
  },
  events: { route: 'GET /api/user-v2/profiles', ask: async (gateway, from) => (await tell(gateway, from))(), body: [] },
  uploads: {
    route: 'POST /api/media',
    ask: ({ url }, from) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...asMember, 'apollo-require-preflight': 'true', ...from },
        body: form(),
      }),
    body: { error: 'Não.', code: 'BROKEN_FILE' },
    status: 400,
  },
  media: { route: 'GET /media/x.webp', ask: ({ url }, from) => fetch(`${url}/media/x.webp`, { headers: from ?? {} }) },
  files: {
    route: `GET /api/privacidade/exportacao/${copy}`,
    ask: ({ url }, from) => fetch(`${url}/meus-dados/${copy}`, { headers: from ?? {} }),
  },
  clicks: {
    route: 'GET /go/x',
    ask: ({ url }, from) => fetch(`${url}/go/x`, { redirect: 'manual', headers: from ?? {} }),
  },
  paymentEvents: {
    route: 'POST /api/payment/webhook',
    ask: ({ url }, from) => fetch(`${url}/api/payment/webhook`, { method: 'POST', body: '{}', headers: from ?? {} }),
  },
  ageEvents: {
    route: 'POST /api/idade/retorno',
    ask: ({ url }, from) => fetch(`${url}/api/idade/retorno`, { method: 'POST', body: '{}', headers: from ?? {} }),
  },
  cardForm: {
    route: 'GET /sandbox/v1/x',
    ask: ({ url }, from) => fetch(`${url}/sandbox/v1/x`, { headers: from ?? {} }),
  },
  probes: { route: 'GET /readyz', ask: ({ url }) => fetch(`${url}/readyz`) },
};
const names = Object.keys(asks).filter((name): name is PoolFamily => Object.hasOwn(poolFamilies, name));

/** Makes the platform answer the calls of all connection pools except the pool `held`, whose calls stay unanswered. */
function answerAllBut(upstream: UpstreamDouble, held: PoolFamily) {
  for (const name of names) {
    const { route, body = {}, status = 200 } = asks[name];
    if (name === held) upstream.onRaw(route, (req) => void req.resume());
    else upstream.on(route, () => ({ body, status }));
  }
}

function timesAsked({ seen }: UpstreamDouble, name: PoolFamily) {
  return seen.filter(({ method, url }) => asks[name].route === `${method} ${url.replace(/\?.*/, '')}`).length;
}

/** Ends the unanswered calls. Otherwise the gateway, while closing, would wait for them until its drain timeout. */
async function letGo(upstream: UpstreamDouble, calls: Promise<unknown>[]) {
  await upstream.close();
  await Promise.all(calls);
}

describe('connection pools to the platform', () => {
  it.each(names)('unanswered calls in the connection pool %s do not block calls in other pools', async (held) => {
    const gateway = await startGateway(
      { 'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }) },
      { trustedProxies: ['loopback'] },
    );
    const { upstream } = gateway;
    answerAllBut(upstream, held);
    const { connections, address } = sizeOf(held);
    const calls = Array.from({ length: (address ?? connections) + 50 }, () =>
      asks[held].ask(gateway, { 'x-forwarded-for': '203.0.113.1' }).catch(() => undefined),
    );
    await expect.poll(() => timesAsked(upstream, held)).toBeGreaterThan(0);

    for (const name of names.filter((other) => other !== held)) {
      const answer = await asks[name].ask(gateway, { 'x-forwarded-for': '198.51.100.1' });
      expect([200, 302, 400], `${name} while ${held} is held`).toContain(answer.status);
      await answer.body?.cancel();
    }
    await letGo(upstream, calls);
  });

  it.each(names.filter((name) => sizeOf(name).address !== undefined))(
    'a client address uses only its share of the connection pool %s; other addresses can use the rest',
    async (held) => {
      const gateway = await startGateway(
        {
          'GET /api/user-v2/profile-info': ({ headers: { authorization = '' } }) => ({
            body: { idUser: authorization.replace('Bearer token-of-', '') },
          }),
        },
        { trustedProxies: ['loopback'] },
      );
      const { upstream } = gateway;
      answerAllBut(upstream, held);
      const { connections, address = 0, member } = sizeOf(held);
      expect(address).toBeLessThanOrEqual(connections / 2);
      const { ask } = asks[held];
      const reached = () => timesAsked(upstream, held);

      const stranger = { 'x-forwarded-for': '203.0.113.1' };
      const calls = Array.from({ length: address + 5 }, () => ask(gateway, stranger).catch(() => undefined));
      const share = held === 'uploads' ? (member ?? 0) : address;
      await expect.poll(reached).toBe(share);
      const other = { 'x-forwarded-for': '198.51.100.1', authorization: 'Bearer token-of-bia' };
      calls.push(ask(gateway, other).catch(() => undefined));
      await expect.poll(reached).toBe(share + 1);
      // Another call of the same pool has been waiting for a connection. Without the limit, that call would have
      // reached the platform before this one.
      expect((await asks.probes.ask(gateway)).status).toBe(200);
      expect(reached()).toBe(share + 1);
      await letGo(upstream, calls);
    },
  );

  it('platform calls for live events take no connection from the pools of other calls', async () => {
    const gateway = await startGateway();
    const { upstream } = gateway;
    answerAllBut(upstream, 'events');
    const most = 3 * poolFamilies.events.connections;
    const answers = (await Promise.all(Array.from({ length: most }, () => tell(gateway)))).map((hear) => hear());
    await expect.poll(() => timesAsked(upstream, 'events')).toBe(poolFamilies.events.connections);
    expect((await asks.probes.ask(gateway)).status).toBe(200);
    expect(timesAsked(upstream, 'events')).toBe(poolFamilies.events.connections);
    expect((await asks.queries.ask(gateway)).status).toBe(200);
    await letGo(upstream, answers);
  });

  it('all sessions and addresses of a member together use a single share of the upload connections', async () => {
    const gateway = await startGateway({}, { trustedProxies: ['loopback'] });
    const { upstream } = gateway;
    upstream.on('GET /api/user-v2/profile-info', ({ headers: { authorization = '' } }) => ({
      body: { idUser: authorization.replace(/^Bearer token-of-|-\d+$/g, '') },
    }));
    answerAllBut(upstream, 'uploads');
    const send = (who: string, number: number) =>
      asks.uploads
        .ask(gateway, { authorization: `Bearer token-of-${who}-${number}`, 'x-forwarded-for': `203.0.113.${number}` })
        .catch(() => undefined);
    const reached = () => timesAsked(upstream, 'uploads');
    const calls = Array.from({ length: 2 * poolFamilies.uploads.member }, (_, number) => send('ana', number));
    const share = poolFamilies.uploads.member;
    await expect.poll(() => upstream.seen.filter(({ url }) => url.endsWith('/profile-info')).length).toBe(2 * share);
    await expect.poll(reached).toBe(share);
    calls.push(send('bia', 1));
    await expect.poll(reached).toBe(share + 1);
    expect((await asks.probes.ask(gateway)).status).toBe(200);
    expect(reached()).toBe(share + 1);
    await letGo(upstream, calls);
  });

  it('if two members download with tickets from the same address, each member gets a share of the connections', async () => {
    const { url, upstream } = await startGateway();
    upstream.onRaw(asks.files.route, (req) => void req.resume());
    const ticketOf = (who: string, made: string) => `${who.repeat(42)}${made}`;
    const download = (ticket: string) => fetch(`${url}/meus-dados/${copy}?bilhete=${ticket}`).catch(() => undefined);
    const reached = () => timesAsked(upstream, 'files');
    const calls = [1, 2, 3, 4, 5].map((made) => download(ticketOf('a', `${made}`)));
    await expect.poll(reached).toBe(poolFamilies.files.member);
    calls.push(download(ticketOf('b', '1')));
    await expect.poll(reached).toBe(poolFamilies.files.member + 1);
    await letGo(upstream, calls);
  });

  it('webhook requests whose body is still incomplete use no connection to the platform', async () => {
    const gateway = await startGateway();
    const { url, upstream } = gateway;
    upstream.on('POST /api/payment/webhook', () => ({ body: {} }));
    const start = beginning('POST', '/api/payment/webhook', { 'content-length': '5000' });
    for (let call = 0; call < 3 * poolFamilies.paymentEvents.connections; call += 1) trickle(url, `${start}{`, '');
    expect((await asks.paymentEvents.ask(gateway)).status).toBe(200);
    expect(upstream.seen).toHaveLength(1);
  });
});

describe('failed media requests', () => {
  it.each([500, 502, 503])(
    'if the platform answers a media request with %i, the client gets an empty 502 without the platform’s headers',
    async (status) => {
      const { url, upstream } = await startGateway();
      upstream.onRaw('GET /media/x.webp', (_req, res) => {
        const headers = {
          'content-type': 'image/webp',
          'content-length': '5000',
          'cache-control': 'private, max-age=9',
        };
        res.writeHead(status, { ...headers, etag: '"x"' }).end(Buffer.alloc(5_000));
      });
      const answer = await fetch(`${url}/media/x.webp`);
      expect([answer.status, await answer.text()]).toEqual([502, '']);
      for (const name of ['content-type', 'cache-control', 'etag']) expect(answer.headers.get(name)).toBeNull();
      expect(answer.headers.get('content-length') ?? '0').toBe('0');
    },
  );
});

describe('createFairLimiter()', () => {
  it('in 20,000 random steps, no member and no address ever has more admitted requests than its share', () => {
    const seed = Date.now() % 1_000_000;
    let state = seed;
    const random = (below: number) => {
      state = (state * 48_271 + 11) % 2_147_483_647;
      return state % below;
    };
    const shares = { member: 2, address: 3 };
    const turns = createFairLimiter({ connections: 64, ...shares }, 20);
    const inside = new Map<() => void, { member: string; address: string }>();
    const open = new Set<() => void>();
    for (let step = 0; step < 20_000; step += 1) {
      if (random(2) === 0) {
        const holder = { member: `m${random(6)}`, address: `a${random(3)}` };
        const entry: { leave?: () => void; isIn: boolean } = { isIn: false };
        const leave = turns.enter(holder, () => {
          entry.isIn = true;
          if (entry.leave) inside.set(entry.leave, holder);
        });
        if (!leave) continue;
        entry.leave = leave;
        open.add(leave);
        if (isInside(entry)) inside.set(leave, holder);
      } else {
        const all = [...open];
        const leave = all[random(Math.max(1, all.length))];
        if (!leave) continue;
        open.delete(leave);
        inside.delete(leave);
        leave();
      }
      for (const [key, share] of Object.entries(shares)) {
        const counts = new Map<string, number>();
        for (const holder of inside.values()) {
          const value = key === 'member' ? holder.member : holder.address;
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        const most = Math.max(0, ...counts.values());
        // Compares without `expect`, because 40,000 `expect` calls would take longer than the rest of the test.
        if (most > share) throw new Error(`seed ${seed}, step ${step}: ${most} of a ${key} are inside`);
      }
    }
    for (const leave of open) leave();
    let started = 0;
    for (let member = 0; member < 3; member += 1)
      turns.enter({ member: `n${member}`, address: 'a0' }, () => (started += 1));
    expect(started, `seed ${seed}`).toBe(3);
  });

  it('the /64 subnets of one IPv6 /48 together use at most three quarters of the pool', () => {
    const { enter } = createFairLimiter({ connections: 64, address: 8 }, 100);
    const countStarted = (addresses: string[]) => {
      let started = 0;
      for (const address of addresses) enter({ address }, () => (started += 1));
      return started;
    };
    const ofSubnet = (site: string) =>
      Array.from({ length: 200 }, (_, at) => `2001:db8:${site}:${at.toString(16)}00::1`);
    expect(countStarted(ofSubnet('7'))).toBe(48);
    expect(countStarted(['2001:db8:8::1', '203.0.113.7'])).toBe(2);
  });

  it('a request is not lost when it moves from the queue of its member to the full queue of its address', () => {
    const { enter } = createFairLimiter({ connections: 64, member: 1, address: 2 }, 1);
    const started: string[] = [];
    const begin = (member: string, address: string, name: string) =>
      enter({ member, address }, () => started.push(name));
    const elsewhere = begin('ana', 'home', 'ana at home');
    begin('ana', 'café', 'ana at the café');
    const others = [begin('bia', 'café', 'bia'), begin('caio', 'café', 'caio'), begin('davi', 'café', 'davi')];
    elsewhere?.();
    for (const leave of others) leave?.();
    expect(started).toEqual(['ana at home', 'bia', 'caio', 'davi', 'ana at the café']);
  });

  it('createFairLimiter() keeps no state of clients whose requests were finished, cancelled while waiting, or refused', () => {
    const { enter, size } = createFairLimiter({ connections: 64, member: 1, address: 1 }, 2);
    const inside = enter({ member: 'ana', address: 'a' }, () => undefined);
    const waiting = [1, 2].map((count) => enter({ member: `w${count}`, address: 'a' }, () => undefined));
    for (let count = 0; count < 100; count += 1)
      expect(enter({ member: `r${count}`, address: 'a' }, () => undefined)).toBeUndefined();
    for (const leave of waiting) leave?.();
    inside?.();
    expect(size()).toBe(0);
  });

  it('if too many requests of an address wait, the next one is refused; other addresses are served before the waiting ones', () => {
    const { enter } = createFairLimiter({ connections: 64, address: 1 }, 2);
    const started: string[] = [];
    const begin = (address: string, name: string) => enter({ address }, () => started.push(name));
    const first = begin('a', '1');
    const second = begin('a', '2');
    begin('a', '3');
    expect(begin('a', '4')).toBeUndefined();
    begin('b', 'other');
    second?.();
    first?.();
    expect(started).toEqual(['1', 'other', '3']);
  });
});

/**
 * Reads the flag through a function: TypeScript would narrow the flag to its old value, although a callback may have
 * changed it.
 */
function isInside({ isIn }: { isIn: boolean }) {
  return isIn;
}

it('OPERATING.md lists every connection pool with its shares, and no other pool', async () => {
  const section = (await readFile('bff/OPERATING.md', 'utf8')).split('\n## Connections')[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const share = (count: number | undefined) => (count === undefined ? '–' : String(count));
  expect(rows).toEqual(
    names.map((name) => {
      const { what, connections, member, address } = sizeOf(name);
      return [what, String(connections), share(member), share(address)];
    }),
  );
});
