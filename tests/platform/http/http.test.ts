import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import type { Database } from '../../../bff/platform/db/client.ts';
import { createPlatformMetrics } from '../../../bff/platform/telemetry/metrics.ts';
import { isCollected } from '../../support/garbage.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, type TestPlatform } from '../../support/platform.ts';

/** Sends a request through `node:http`, because fetch refuses to send some of these bytes. */
function raw(platform: TestPlatform, path: string, headers: Record<string, string>, body: string | Buffer) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request(platform.url + path, { method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

const json = { 'content-type': 'application/json' };

describePlatform('answers of the platform', (platform) => {
  it('a request with a malformed JSON body is answered with 400, and the next request succeeds', async () => {
    for (const body of ['{', 'null', '"x"', '[', '{"email":', Buffer.from([0xff, 0xfe, 0x00])]) {
      const answer = await raw(platform, '/api/token', json, body);
      expect(answer.status, String(body)).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect(await platform.call('GET', '/api/feed-v2')).toMatchObject({ status: 200 });
  });

  it('a request with a JSON body of a megabyte is answered with 413', async () => {
    const answer = await platform.call('POST', '/api/token', { json: { email: 'x'.repeat(1_000_000), password: 'x' } });
    expect(answer).toMatchObject({ status: 413, body: { code: 'INVALID_INPUT' } });
  });

  it.each([
    ['the content type text/plain', { 'content-type': 'text/plain' }, 415],
    ['the content type of an HTML form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a charset other than UTF-8', { 'content-type': 'application/json; charset=iso-8859-1' }, 415],
    ['the content encoding gzip', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
  ])('a request with a JSON body and %s is answered with 415', async (_what, headers, status) => {
    expect(await raw(platform, '/api/token', headers, '{"email":"a","password":"b"}')).toMatchObject({ status });
  });

  it.each(['/api/token', '/api/media', '/api/post', '/api/payment/webhook', '/api/idade/retorno', '/api/nothing'])(
    'a request to %s with a compressed or non-UTF-8 body is answered with 415',
    async (path) => {
      for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
        const odd: Record<string, string>[] = [
          { 'content-type': type, 'content-encoding': 'gzip' },
          { 'content-type': type, 'content-encoding': 'x-unknown' },
          { 'content-type': `${type}; charset=utf-16` },
        ];
        for (const headers of odd)
          expect(await raw(platform, path, headers, '{}'), JSON.stringify(headers)).toMatchObject({ status: 415 });
      }
    },
  );

  it('a JSON body that is deeply nested or has a key __proto__ gets 400; in a query string, __proto__ is ignored', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect((await raw(platform, '/api/token', json, deep)).status).toBe(400);
    expect((await raw(platform, '/api/token', json, '{"__proto__":{"email":"a","password":"b"}}')).status).toBe(400);
    expect((await platform.call('GET', '/api/feed-v2?__proto__[cursorSize]=3&constructor=x')).status).toBe(200);
  });

  it('a request with a NUL character in its body or path is answered with 400', async () => {
    const as = await platform.member();
    const json = { paymentIntentId: 'pi_\u0000' };
    expect(await platform.call('POST', '/api/payment/balance/confirm-add-balance', { as, json })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
    expect(await platform.call('GET', '/api/payment/intents/pi_%00', { as })).toMatchObject({ status: 400 });
  });

  it('a request with an unknown path or method gets 404, and one with a malformed path gets 400 or 404', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/api'],
      ['GET', '/api/nothing'],
      ['PUT', '/api/feed-v2'],
      ['GET', '/api/%ff'],
      ['GET', '/api/post/%E0%A4%A'],
    ] as const) {
      const answer = await platform.call(method, path);
      expect([400, 404], path).toContain(answer.status);
      expect(answer.body).toMatchObject({ code: answer.status === 404 ? 'NOT_FOUND' : 'INVALID_INPUT' });
    }
  });

  it('the body of a refused request contains only the fields error, code and field', async () => {
    const { body } = await platform.call('POST', '/api/token', { json: {} });
    expect(Object.keys(body instanceof Object ? body : {})).toEqual(['error', 'code', 'field']);
    const unknown = await platform.call('GET', '/api/nothing');
    expect(Object.keys(unknown.body instanceof Object ? unknown.body : {})).toEqual(['error', 'code']);
  });

  it("a response has the request's x-request-id if that is valid, and a new id otherwise", async () => {
    const given = await platform.call('GET', '/api/feed-v2', { headers: { 'x-request-id': 'abc-123' } });
    expect(given.headers.get('x-request-id')).toBe('abc-123');
    expect(platform.logged).toContain('"requestId":"abc-123"');
    const odd = await platform.call('GET', '/api/feed-v2', { headers: { 'x-request-id': 'a b;c' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(odd.headers.get('cache-control')).toBe('no-store');
    expect(odd.headers.get('x-powered-by')).toBeNull();
  });

  it('GET /healthz and GET /readyz answer 200 with status ok', async () => {
    expect(await platform.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await platform.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describePlatform('logs and metrics', (platform) => {
  it('the log contains no token, password, e-mail address, code or comment text', async () => {
    const email = 'segredo.da.ana@exemplo.example';
    const senha = 'ventania-azul-77';
    await platform.call('POST', '/api/cadastrarUsuario', {
      json: { nome: 'Ana', nascimento: '01/02/1990', email, senha },
    });
    await platform.call('POST', '/api/cadastrarUsuario', {
      json: { nome: 'Ana', nascimento: '01/02/1990', email, senha },
    });
    await platform.call('POST', '/api/token', { json: { email, password: senha } });
    await platform.call('POST', '/api/resetarSenha', { json: { email } });
    await platform.call('POST', '/api/alterarSenha', { json: { email, codigo: '987654', novaSenha: senha } });
    const ana = await platform.member();
    await platform.comment(ana, await platform.post(ana), 'texto-secreto');
    await platform.call('GET', `/api/nothing/${email}?token=${ana.token}`, { as: ana });
    await platform.call('GET', `/api/comentarios?postId=${senha}`, { as: ana });
    await platform.call('POST', `/api/${email}`, { headers: { 'x-request-id': email } });

    expect(platform.logged).toContain('"route":"/api/token"');
    for (const secret of ['exemplo.example', senha, ana.token, '987654', 'texto-secreto']) {
      expect(platform.logged).not.toContain(secret);
    }
  });

  it('after the metrics have stopped, the process no longer keeps the database that they read in memory', async () => {
    const stopped = () => {
      const database: Database = {
        db: platform.db,
        kind: 'postgres',
        connections: () => undefined,
        close: async () => {},
      };
      createPlatformMetrics(database).stop();
      return new WeakRef(database);
    };
    expect(await isCollected(stopped())).toBe(true);
  });

  it('metrics count requests by route pattern and not by path, and include the balances of the ledger', async () => {
    await platform.call('GET', '/api/post/0190b3c4-0000-7000-8000-00000000beef');
    const text = await (await fetch(`${platform.url}/metrics`)).text();
    expect(text).toMatch(
      /brasa_platform_request_duration_seconds_count\{method="GET",route="[^"]*:\w+[^"]*",status="404"\}/,
    );
    expect(text).not.toContain('beef');
    expect(text).toContain('brasa_ledger_imbalance_centavos 0');
    expect(text).toContain('brasa_ledger_overdrawn_accounts 0');
    expect(text).toContain('brasa_provider_difference_centavos 0');
    expect(text).toMatch(/^brasa_payment_intents_open \d+$/m);
    expect(text).toMatch(/^brasa_mail_oldest_seconds \d+$/m);
  });

  it('metrics include the length of each queue and every metric that the dashboard uses', async () => {
    const depth = async (queue: string) => {
      const text = await (await fetch(`${platform.url}/metrics`)).text();
      return Number(new RegExp(`^brasa_queue_depth\\{queue="${queue}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
    };
    const before = await depth('moderation_cases');
    const [ana, bia] = [await platform.member(), await platform.member()];
    await desk(platform).reportedCase(bia, 'POST', await platform.post(ana));
    expect(await depth('moderation_cases')).toBe(before + 1);
    for (const queue of ['media', 'background', 'ads_to_review', 'vip_months_due', 'mails', 'copies_of_data'])
      expect(await depth(queue), queue).toBeGreaterThanOrEqual(0);

    const text = await (await fetch(`${platform.url}/metrics`)).text();
    const asked = (await readFile('bff/dashboard.json', 'utf8')).matchAll(
      /brasa_(?:platform_request|database|queue|ledger|payment|mail)\w*/g,
    );
    for (const [name] of asked) expect(text).toMatch(new RegExp(`^(# TYPE )?${name}[ {]`, 'm'));
  });
});
