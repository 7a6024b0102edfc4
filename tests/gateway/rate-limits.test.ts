import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { families, familyOf, type FamilyName } from '../../bff/rate-limits/families.ts';
import { createRateLimits, type RateLimits } from '../../bff/rate-limits/limiter.ts';
import { subnetsOf } from '../../bff/rate-limits/subnets.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { transports } from '../support/events.ts';

const feed = '{ feed { edges { cursor } } }';

/**
 * Returns rate limits that refuse all calls of the family (kind of call) `held` for 40 s, and a list of the calls that
 * the gateway has counted.
 */
function holding(held: FamilyName) {
  const counted: { family: FamilyName; address: string | undefined }[] = [];
  const rateLimits: RateLimits = {
    take: (family, { address }) => {
      counted.push({ family, address });
      return Promise.resolve(family === held ? 40 : undefined);
    },
    close: () => undefined,
  };
  return { rateLimits, counted };
}

describe('rate-limited calls', () => {
  it('a rate-limited GraphQL request gets 429, Retry-After and a RATE_LIMITED error', async () => {
    const { ask, upstream } = await startGateway({}, holding('graphql'));
    const { status, headers, errors } = await ask(feed);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('40');
    expect(errors?.[0]).toMatchObject({
      message: 'Você está indo rápido demais. Tente novamente em 40 segundos.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 40 },
    });
    expect(upstream.seen).toEqual([]);
  });

  it('a 429 answer of the platform is passed on with its message and Retry-After', async () => {
    const limited = {
      status: 429,
      headers: { 'retry-after': '90' },
      body: { error: 'Calma aí.', code: 'RATE_LIMITED' },
    };
    const { ask } = await startGateway({ 'GET /api/feed-v2': () => limited });
    // Sends the query three times, because the gateway executes each request in another way: by Apollo Server, from the
    // document cache, and as a compiled query.
    for (let turn = 0; turn < 3; turn += 1) {
      const { headers, errors } = await ask(feed);
      expect(headers.get('retry-after')).toBe('90');
      expect(errors?.[0]).toMatchObject({
        message: 'Calma aí.',
        extensions: { code: 'RATE_LIMITED', retryAfter: 90 },
      });
    }
  });

  it.each(transports)('a rate-limited subscription over $transport gets a RATE_LIMITED error', async ({ connect }) => {
    const { url, upstream } = await startGateway({}, holding('subscribe'));
    const socket = await connect(url);
    await socket.init();
    socket.subscribe('1', 'subscription { reactionsChanged(postId: "post-1") { total } }');
    expect(await socket.answerTo('1')).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 40 } }],
    });
    expect(upstream.seen).toEqual([]);
    await socket.ping();
  });

  it('socket upgrades, media and ad clicks over the rate limit get 429 before a platform call', async () => {
    const opened = await startGateway({}, holding('socket'));
    const line = connect(Number(new URL(opened.url).port), '127.0.0.1');
    line.write(
      'GET /graphql HTTP/1.1\r\nHost: brasa\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const answer: unknown[] = await once(line, 'data');
    expect(String(answer[0])).toMatch(/^HTTP\/1\.1 429 [^]*Retry-After: 40/);

    for (const [family, path] of [
      ['media', '/media/x'],
      ['adClick', '/go/token'],
    ] as const) {
      const { url, upstream } = await startGateway({}, holding(family));
      const { status, headers } = await fetch(url + path, { redirect: 'manual' });
      expect([status, headers.get('retry-after')]).toEqual([429, '40']);
      expect(upstream.seen).toEqual([]);
    }
  });
});

describe('the client address', () => {
  async function countedAs(trustedProxies: string[], forwarded: string) {
    const { rateLimits, counted } = holding('adClick');
    const { ask, upstream } = await startGateway({}, { rateLimits, trustedProxies });
    await ask(feed, {}, { ...asMember, 'x-forwarded-for': forwarded });
    expect(upstream.seen[0]?.headers['x-forwarded-for']).toBe(counted[0]?.address);
    return counted[0]?.address;
  }

  it('the client address is the address of the connection if no proxy is trusted', async () => {
    expect(await countedAs([], '203.0.113.1')).toBe('127.0.0.1');
  });

  it('the client address is the last address before the trusted proxies in X-Forwarded-For', async () => {
    expect(await countedAs(['loopback'], '198.51.100.1, 203.0.113.1')).toBe('203.0.113.1');
    expect(await countedAs(['loopback', '10.0.0.0/8'], '198.51.100.1, 203.0.113.1, 10.1.2.3')).toBe('203.0.113.1');
  });

  it('an X-Forwarded-For header without a valid address is ignored', async () => {
    expect(await countedAs(['loopback'], 'evil"\r\n'.trim())).toBe('127.0.0.1');
  });
});

describe('a load balancer missing from TRUST_PROXY', () => {
  async function warnings(trustedProxies: string[], headers: Record<string, string>) {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const { ask } = await startGateway({}, { trustedProxies, logger });
    await ask('{ __typename }', {}, headers);
    await ask('{ __typename }', {}, headers);
    return lines.filter((line) => line.includes('TRUST_PROXY'));
  }

  it('a load balancer missing from TRUST_PROXY is logged one time; a load balancer in TRUST_PROXY is not logged', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.1' };
    expect(await warnings([], forwarded)).toEqual([expect.stringContaining('127.0.0.1')]);
    expect(await warnings(['10.0.0.0/8'], forwarded)).toHaveLength(1);
    expect(await warnings(['loopback'], forwarded)).toEqual([]);
    expect(await warnings([], {})).toEqual([]);
  });
});

describe('rate limits of IPv6 subnets', () => {
  const { times } = families.publish.address;

  /** Makes one call from each of `subnets` subnets. @returns the number of calls that were allowed */
  async function passed(subnets: number, addressOf: (subnet: number) => string) {
    const limits = createRateLimits({ mode: 'on' });
    let count = 0;
    for (let subnet = 0; subnet < subnets; subnet += 1) {
      const wait = await limits.take('publish', { address: addressOf(subnet) });
      if (wait === undefined) count += 1;
    }
    return count;
  }

  it('an IPv6 /48 has 16 times the allowance of a /64', async () => {
    expect(await passed(20_000, (subnet) => `2001:db8:7:${subnet.toString(16)}::1`)).toBe(16 * times);
  });

  it('an IPv6 /56 has four times the allowance of a /64, and a /64 has the allowance of one address', async () => {
    expect(await passed(5_000, (subnet) => `2001:db8:7:${(subnet % 256).toString(16)}::1`)).toBe(4 * times);
    expect(await passed(1_000, (host) => `2001:db8:7::${host.toString(16)}`)).toBe(times);
  });

  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:a:b:c:d:e:f', ['2001:db8:a:b::/64', '2001:db8:a::/56', '2001:db8:a::/48']],
    ['2001:0DB8:000a:0fff::1%eth0', ['2001:db8:a:fff::/64', '2001:db8:a:f00::/56', '2001:db8:a::/48']],
    ['no address', ['no address']],
  ])('for the address "%s", subnetsOf() returns the subnets %j', (address, names) => {
    expect(subnetsOf(address).map(({ name }) => name)).toEqual(names);
  });
});

describe('rate limit families', () => {
  it('RATE_LIMITS=changes does not limit sockets, and RATE_LIMITS=off does not limit anonymous reports', async () => {
    const [changes, off] = [createRateLimits({ mode: 'changes' }), createRateLimits({ mode: 'off' })];
    for (let turn = 0; turn < families.socket.address.times + 1; turn += 1) {
      expect(await changes.take('socket', { address: '203.0.113.1' })).toBeUndefined();
      expect(await off.take('anonymousReport', { address: '203.0.113.1' })).toBeUndefined();
    }
  });

  it('OPERATING.md lists every rate limit family with its limits, and no other family', async () => {
    const page = await readFile('bff/OPERATING.md', 'utf8');
    const table = page.split('## Rate limits')[1]?.split(/^#/m)[0] ?? '';
    const rows = table
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.includes('---'))
      .slice(1)
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean),
      );
    const isName = (name: string): name is FamilyName => Object.hasOwn(families, name);
    const wanted = Object.keys(families)
      .filter(isName)
      .map((name) => {
        const { what, member, address } = familyOf(name);
        return [what, words(member), words(address)];
      });
    expect(rows).toEqual(wanted);
  });
});

function words(allowance: { times: number; seconds: number } | undefined) {
  if (!allowance) return '–';
  const times = allowance.times.toLocaleString('en-US');
  const span = { 60: 'a minute', 600: 'in 10 minutes', 900: 'in 15 minutes', 3600: 'an hour' }[allowance.seconds];
  return `${times} ${span ?? `in ${allowance.seconds} seconds`}`;
}
