import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalBus } from '../../bff/bus/bus.ts';
import { features } from '../../bff/features/index.ts';
import { createGateway } from '../../bff/gateway/http/server.ts';

/** A request as the platform received it, with the body unchanged. */
interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

describe('the payments proxy of the gateway', () => {
  const seen: Seen[] = [];
  let upstream: Server;
  let gateway: Awaited<ReturnType<typeof createGateway>>;
  let url = '';

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        response.writeHead(402, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end('{"error":{}}');
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const address = upstream.address();
    const platformUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    gateway = await createGateway({
      features,
      production: false,
      platformUrl,
      bus: createLocalBus(),
      logLevel: 'silent',
    });
    url = `http://127.0.0.1:${(await gateway.listen(0, '127.0.0.1')).port}`;
  });

  afterAll(async () => {
    await gateway.close();
    upstream.close();
  });

  it('a payment webhook reaches the platform unchanged and without cookies, and the sender gets the platform’s answer', async () => {
    const body = '{ "id" : "evt_1",\n\t"é": 1 }';
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=ab', cookie: 'session=1' };
    const answer = await fetch(`${url}/api/payment/webhook`, { method: 'POST', headers, body });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toBe('{"error":{}}');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'stripe-signature': 't=1,v1=ab' },
      body,
    });
    expect(seen.at(-1)?.headers.cookie).toBeUndefined();
  });

  it('requests of the sandbox card form reach the platform', async () => {
    const headers = { authorization: 'Bearer pk_test_sandbox' };
    const path = '/sandbox/v1/payment_intents/pi_1?client_secret=pi_1_secret_2';
    await fetch(url + path, { headers });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: path, headers });
    await fetch(`${url}/sandbox/v1/payment_intents/pi_1/confirm`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ a: 'b c' }),
    });
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/sandbox/v1/payment_intents/pi_1/confirm',
      body: 'a=b+c',
    });
  });

  it('other platform paths and methods are refused with 404 or 405', async () => {
    const before = seen.length;
    for (const path of [
      '/api/wallet/balance',
      '/api/payment/provider',
      '/sandbox/%2e%2e/api/token',
      '/sandbox//x',
      '/sandbox/..%2fapi',
    ]) {
      expect((await fetch(url + path, { method: 'POST' })).status).toBe(404);
    }
    expect((await fetch(`${url}/api/payment/webhook`)).status).toBe(405);
    expect((await fetch(`${url}/sandbox/stripe.js`, { method: 'DELETE' })).status).toBe(405);
    expect(seen).toHaveLength(before);
  });
});
