import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import { isReady, metricOf, startProduct } from '../support/product.ts';
import { isBuilt } from '../support/programs.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { startUpstream } from '../support/upstream.ts';

const token = 'metrics-token-of-the-test';
const asScraper = { authorization: `Bearer ${token}` };
const fatal = z.object({
  level: z.literal(60),
  err: z.object({ message: z.string() }),
  requests: z.array(z.object({ method: z.string(), path: z.string(), requestId: z.string().optional() })),
});

function fatalIn(log: string) {
  return log.split('\n').flatMap((line) => {
    try {
      return fatal.safeParse(JSON.parse(line)).data ?? [];
    } catch {
      return [];
    }
  });
}

/** Starts the gateway's process with a scripted server in place of the platform. */
async function startBefore(routes: Parameters<typeof startUpstream>[0] = {}, port?: number) {
  const upstream = await startUpstream({ 'GET /readyz': () => ({ body: {} }), ...routes });
  onTestFinished(() => upstream.close());
  return startProduct({ PLATFORM_URL: upstream.url, METRICS_TOKEN: token }, port);
}

function post(url: string, query: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ query });
  return fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

describe('uncaught errors in processes', () => {
  it.each(['exception', 'rejection'])(
    'after an uncaught %s, the gateway logs the recent requests, finishes running requests and restarts',
    async (how) => {
      let isAsked = false;
      const product = await startBefore({
        'GET /api/user-v2/profile-info': async () => {
          isAsked = true;
          await delay(300);
          return { status: 401, body: {} };
        },
      });
      await expect.poll(() => isReady(product.url)).toBe(true);

      for (const restarts of [1, 2]) {
        isAsked = false;
        const slow = post(product.url, '{ viewer { id } }', { authorization: 'Bearer token-of-ana' });
        await expect.poll(() => isAsked).toBe(true);
        const requestId = `crash-of-${how}-${restarts}`;
        await post(product.url, '{ __typename }', { 'x-crash': how, 'x-request-id': requestId }).catch(() => undefined);
        expect((await slow).status).toBe(200);

        await expect.poll(() => metricOf(product.url, 'brasa_gateway_restarts_total', asScraper)).toBe(restarts);
        // Checks the CPU time of a start, which does not depend on the load of the machine. If the product runs from
        // its sources, it compiles TypeScript first, so only the built product is checked.
        const start = await metricOf(product.url, 'brasa_gateway_process_cpu_seconds_total', asScraper);
        if (isBuilt) expect(start).toBeLessThan(2);
        const told = fatalIn(product.written.stdout)[restarts - 1];
        expect(told?.err.message).toBe('crash point');
        expect(told?.requests).toContainEqual({ method: 'POST', path: '/graphql', requestId });
      }
      expect(product.written.stdout.match(/"failing":true/g)).toHaveLength(2);
      expect(product.written.stderr).toBe('');
      expect(product.written.stdout.split('  Brasa  ')).toHaveLength(2);

      product.kill('SIGTERM');
      expect(await product.ended).toBe(0);
    },
  );

  it.runIf(isBuilt)('the built gateway imports no npm package when it starts (needs the built programs)', async () => {
    const outside = new Set<string>();
    const read = new Set<string>();
    await follow('dist/bff/gateway-main.js');
    expect(read.size).toBeGreaterThan(1);
    expect([...outside]).toEqual([]);

    async function follow(path: string) {
      if (read.has(path)) return;
      read.add(path);
      const source = await readFile(path, 'utf8');
      for (const [, from = ''] of source.matchAll(/^(?:import|export)\b[^;\n]*?["']([^"']+)["'];?$/gm)) {
        if (from.startsWith('.')) await follow(join(dirname(path), from));
        else if (!isBuiltin(from)) outside.add(from);
      }
    }
  });

  it.runIf(isBuilt)('the build contains the package graphql exactly once (needs the built programs)', async () => {
    const files = (await readdir('dist/bff', { recursive: true })).filter((name) => name.endsWith('.js'));
    const sources = await Promise.all(files.map((name) => readFile(join('dist/bff', name), 'utf8')));
    expect(
      sources.join('\n').match(/\[Symbol\.toStringTag\]\(?\)?\s*\{\s*return ["']GraphQLObjectType["']/g),
    ).toHaveLength(1);
  });

  it('an uncaught exception in the platform restarts the platform and not the gateway', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'brasa-last-resort-'));
    onTestFinished(() => removeFolder(dataDir));
    const platformPort = await freePort();
    const product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off', PLATFORM_PORT: String(platformPort) });
    await expect.poll(() => isReady(product.url)).toBe(true);
    const platform = `http://127.0.0.1:${platformPort}`;
    const headers = { 'x-crash': 'exception', 'x-request-id': 'crash-of-platform' };
    await fetch(`${platform}/api/feed-v2`, { headers }).catch(() => undefined);

    await expect.poll(() => metricOf(platform, 'brasa_platform_restarts_total')).toBe(1);
    await expect.poll(() => isReady(product.url)).toBe(true);
    const [told, ...more] = fatalIn(product.written.stdout);
    expect(more).toEqual([]);
    expect(told?.requests).toContainEqual({ method: 'GET', path: '/api/feed-v2', requestId: 'crash-of-platform' });
    expect(product.written.stdout).not.toContain('the gateway ended');
    expect(product.written.stderr).toBe('');
    product.kill('SIGTERM');
    expect(await product.ended).toBe(0);
  });

  it.each(['parent', 'platform', 'gateway'])(
    'an uncaught error while the %s process starts is logged as fatal and prints no stack',
    async (program) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'brasa-last-resort-'));
      onTestFinished(() => removeFolder(dataDir));
      const product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off', PLATFORM_PORT: '0', CRASH_IN: program });
      await expect.poll(() => fatalIn(product.written.stdout)[0]?.err.message).toBe('crash at start');
      expect(product.written.stderr).not.toMatch(/^ +at /m);
    },
  );

  it('if the port is in use, the start fails with exit code 1 and a message without a stack', async () => {
    const first = await startBefore();
    await expect.poll(() => isReady(first.url)).toBe(true);
    const second = await startBefore({}, first.port);
    expect(await second.ended).toBe(1);
    expect(second.written.stderr).toContain('address already in use');
    expect(second.written.stderr).not.toMatch(/^ +at /m);
    expect(await isReady(first.url)).toBe(true);
  });

  it('killing the parent process also stops the gateway, and the next start can use the same port', async () => {
    const first = await startBefore();
    await expect.poll(() => isReady(first.url)).toBe(true);
    first.kill('SIGKILL');
    await first.ended;
    await expect.poll(() => isReady(first.url)).toBe(false);
    const second = await startBefore({}, first.port);
    await expect.poll(() => isReady(second.url)).toBe(true);
  });
});
