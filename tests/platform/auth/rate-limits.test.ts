import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { familyOfCall } from '../../../bff/platform/auth/rate-limits.ts';
import { families } from '../../../bff/rate-limits/families.ts';
import { createRateLimits } from '../../../bff/rate-limits/limiter.ts';
import { TestPlatform, type CallOptions } from '../../support/platform.ts';
import { hasRedis, startRedis } from '../../support/redis.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });
const report = { desReason: 'SPAM', desLink: 'https://brasa.example/post/1', desText: 'É propaganda.' };

describe('rate limits of the REST API', () => {
  const platform = new TestPlatform('pglite', { rateLimits: { mode: 'on' } });
  beforeAll(() => platform.start());
  afterAll(() => platform.stop());

  /**
   * Repeats a call until the platform answers 429.
   * @returns the number of calls before the 429, and the answer 429
   */
  async function until429(method: string, path: string, options: CallOptions = {}) {
    for (let passed = 0; passed <= 400; passed += 1) {
      const answer = await platform.call(method, path, options);
      if (answer.status === 429) return { passed, ...answer };
    }
    throw new Error('Nobody was held back.');
  }

  it('a request beyond the rate limit is answered with 429, Retry-After and a message that states the waiting time', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    const { passed, headers, body } = await until429('POST', `/api/comment/${post}`, {
      as: ana,
      json: { content: '' },
    });
    expect(passed).toBe(families.comment.member.times);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(JSON.stringify(body)).toMatch(/Tente novamente em (\d+ segundos?|1 minuto)\./);
  });

  it("a member's requests from all IP addresses share one limit per route; other members and routes have their own", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const ask = (as: typeof ana, address: string, path = '/api/denuncias') =>
      platform.call('POST', path, { as, json: {}, headers: from(address) });
    for (let turn = 0; turn < families.report.member.times; turn += 1) await ask(ana, `203.0.113.${turn}`);
    expect((await ask(ana, '198.51.100.7')).status).toBe(429);
    expect((await ask(bia, '198.51.100.7')).status).toBe(400);
    expect((await ask(ana, '198.51.100.7', '/api/conversas')).status).toBe(400);
  });

  it('over IPv6, requests without an account are limited per /64 subnet', async () => {
    const anonymous = (address: string) =>
      platform.call('POST', '/api/denuncias/sem-conta', { json: report, headers: from(address) });
    for (let turn = 0; turn < families.anonymousReport.address.times; turn += 1) {
      expect((await anonymous(`2001:db8:1:2::${turn}`)).status).toBe(201);
    }
    expect((await anonymous('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await anonymous('2001:db8:1:3::1')).status).toBe(201);
  });

  it('sign-ups from one IP address beyond the rate limit are answered with 429', async () => {
    const { passed } = await until429('POST', '/api/cadastrarUsuario', { json: {}, headers: from('203.0.113.200') });
    expect(passed).toBe(families.signUp.address.times);
  });

  it('per IP address, requests without a session for passkey challenges and e-mail undo links share one rate limit', async () => {
    const headers = from('203.0.113.201');
    const { passed } = await until429('POST', '/api/passkeys/desafio', { json: {}, headers });
    expect(passed).toBe(families.enter.address.times);
    expect((await platform.call('POST', '/api/email/desfazer', { json: { token: 'x' }, headers })).status).toBe(429);
  });

  it('requests to read a moderation decision with an access token are rate-limited per IP address', async () => {
    const { passed } = await until429('POST', '/api/bloqueio', {
      json: { acesso: 'x' },
      headers: from('203.0.113.202'),
    });
    expect(passed).toBe(families.protocol.address.times);
  });

  it('the payment webhook has no rate limit', () => {
    expect(familyOfCall('POST', '/api/payment/webhook')).toBeNull();
    expect(familyOfCall('POST', '/api/payment/balance/add-balance')).toBe('pay');
  });

  it('familyOfCall() finds the rate limit for HEAD, an unknown path, another letter case and a trailing slash', () => {
    expect(familyOfCall('POST', '/API/post/')).toBe('publish');
    expect(familyOfCall('HEAD', '/api/feed-v2')).toBe('read');
    expect(familyOfCall('GET', '/api/usuarios', { search: 'a' })).toBe('search');
    expect(familyOfCall('PATCH', '/api/something/new')).toBe('change');
  });
});

describe.runIf(hasRedis)('rate limits of processes on one Redis (needs redis-server)', () => {
  it('two processes share rate limit counters through Redis; while Redis is down, each process counts on its own', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const [one, other] = [1, 2].map(() => createRateLimits({ mode: 'on', redisUrl: redis.url }));
    if (!one || !other) throw new Error('There are two.');
    const address = '203.0.113.9';
    const { times } = families.anonymousReport.address;
    // Waits until both processes count their calls in Redis. Before they are connected, each process counts for itself.
    await expect.poll(() => bothCount(one, other)).toBe(true);
    for (let turn = 0; turn < times; turn += 1) {
      expect(await (turn % 2 ? one : other).take('anonymousReport', { address })).toBeUndefined();
    }
    expect(await one.take('anonymousReport', { address })).toBeGreaterThan(0);
    expect(await other.take('anonymousReport', { address })).toBeGreaterThan(0);

    await redis.stop();
    for (let turn = 0; turn < times; turn += 1) await one.take('anonymousReport', { address: '203.0.113.10' });
    expect(await one.take('anonymousReport', { address: '203.0.113.10' })).toBeGreaterThan(0);
    one.close();
    other.close();
  });

  let attempts = 0;
  /**
   * Sends requests to the process `one` until the rate limit is reached.
   * @returns true if the process `other` then refuses a request too, which shows that both processes share their
   * counters
   */
  async function bothCount(one: ReturnType<typeof createRateLimits>, other: ReturnType<typeof createRateLimits>) {
    attempts += 1;
    const address = `10.0.${attempts >> 8}.${attempts & 255}`;
    const { times } = families.anonymousReport.address;
    for (let turn = 0; turn < times; turn += 1) await one.take('anonymousReport', { address });
    return (await other.take('anonymousReport', { address })) !== undefined;
  }
});
