import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Client, request } from 'undici';
import type { GatewayOptions } from '../../bff/gateway/http/server.ts';
import { noPages } from '../../bff/gateway/http/web.ts';
import { gatewayProxy } from '../../web/build/gatewayProxy.ts';
import { openGateway, startGateway } from '../support/gateway.ts';
import { removeFolder } from '../support/remove-folder.ts';

const page = '<!doctype html><title>Brasa</title>';
const script = 'console.log(1)';

async function makePages() {
  const webDir = await mkdtemp(join(tmpdir(), 'brasa-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), page);
  await writeFile(join(webDir, 'assets/app-1a2b.js'), script);
  await writeFile(join(webDir, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  return webDir;
}

async function startWithPages(options: Partial<GatewayOptions> = {}) {
  const webDir = await makePages();
  onTestFinished(() => removeFolder(webDir));
  const { url } = await startGateway({}, { webDir, ...options });
  return { url, webDir };
}

/**
 * The URLs of two gateways, one in development mode and one in production mode. All read-only tests of this file share
 * them.
 */
const shared = { development: '', production: '' };
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const webDir = await makePages();
  closing.push(() => removeFolder(webDir));
  for (const mode of ['development', 'production'] as const) {
    const { url, close } = await openGateway({}, { webDir, production: mode === 'production' });
    shared[mode] = url;
    closing.push(close);
  }
});

afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

describe('paths that are no page', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/usuarios', '/API/feed-v2', '/api/payment', '/api/payment/webhooks'])(
    'a request to the unknown API path %s gets 404 as JSON',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await fetch(shared.development + path, { method });
        expect([response.status, await response.json()]).toEqual([
          404,
          { error: 'Não encontrado.', code: 'NOT_FOUND' },
        ]);
      }
    },
  );

  const off = ['/metrics', '/backup', '/playground', '/internal/backup', '/meus-dados', '/media', '/go', '/sandbox'];

  it.each(off.flatMap((path) => [path, `${path}/`, `${path}/x/y`]))(
    'a request to the disabled route %s gets 404 or a redirect to /, never the app',
    async (path) => {
      for (const url of Object.values(shared)) {
        const response = await fetch(url + path, { redirect: 'manual' });
        expect(response.status === 404 || response.headers.get('location') === '/', `${response.status}`).toBe(true);
        expect(await response.text()).not.toContain('<title>');
      }
    },
  );

  it('a request to /metrics with a wrong token gets 404', async () => {
    const { url } = await startWithPages({ metricsToken: 'a-token-of-metrics' });
    const ask = async (token: string) => (await fetch(`${url}/metrics`, { headers: { authorization: token } })).status;
    expect([await ask('Bearer a-token-of-metric'), await ask(''), await ask('Bearer a-token-of-metrics')]).toEqual([
      404, 404, 200,
    ]);
  });
});

describe('the gateway in development', () => {
  const devServerUrl = 'http://localhost:5173';

  it.each(['/', '/post/42?from=mail', '//elsewhere.example/'])(
    'the gateway redirects the page %s to the Vite dev server',
    async (path) => {
      const { url } = await startGateway({}, { devServerUrl });
      const { statusCode, headers } = await request(url + path);
      expect([statusCode, headers.location]).toEqual([302, devServerUrl + path]);
    },
  );

  it.each([...noPages, '/graphql', '/api', '/payments.csv'])(
    'the Vite proxy forwards %s, but no path with more letters before or after it',
    (path) => {
      const passesOn = Object.keys(gatewayProxy('http://127.0.0.1:4000')).map((pattern) => new RegExp(pattern));
      const isPassedOn = (asked: string) => passesOn.some((pattern) => pattern.test(asked));
      for (const asked of [path, `${path}/x`, `${path}?y=1`]) expect(isPassedOn(asked), asked).toBe(true);
      for (const asked of [`${path}s`, `/x${path}`]) expect(isPassedOn(asked), asked).toBe(false);
    },
  );
});

describe('the web app', () => {
  it.each(['/', '/login', '/post/42', '/whatever/this/is'])('the web app is served under %s', async (path) => {
    const response = await fetch(shared.development + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(page);
  });

  it('a hashed asset is cached as immutable for a year, and is sent as Brotli if the client accepts it', async () => {
    const url = shared.development;
    const { headers, body } = await request(`${url}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch('javascript');
    expect(headers.vary).toMatch('Accept-Encoding');
    expect(brotliDecompressSync(await body.bytes()).toString()).toBe(script);

    const plain = await request(`${url}/assets/app-1a2b.js`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(await plain.body.text()).toBe(script);
  });

  it('a request for a deleted asset gets 404 without caching, and the gateway keeps serving', async () => {
    const { url, webDir } = await startWithPages();
    await removeFolder(join(webDir, 'assets'));
    const gone = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBeNull();
    expect(await gone.text()).toBe('Não encontrado.');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it.each(['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json', '/%'])(
    'a request for %s returns no file outside the web folder',
    async (path) => {
      const client = new Client(shared.development);
      const { statusCode, body } = await client.request({ method: 'GET', path });
      const text = await body.text();
      await client.close();
      if (statusCode === 200) expect(text).toBe(page);
      else expect([400, 403, 404]).toContain(statusCode);
    },
  );
});
