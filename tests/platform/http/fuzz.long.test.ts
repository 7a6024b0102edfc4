import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { createRandom, type Random } from '../../../bff/demo/random.ts';
import { attacks } from '../../support/fuzz/attacks.ts';
import { abort, attack, send } from '../../support/fuzz/connections.ts';
import { mutate } from '../../support/fuzz/mutations.ts';
import { brokenUpload, uploadBody } from '../../support/fuzz/uploads.ts';
import { isReady, metricOf, startProduct } from '../../support/product.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { copyPglite } from '../../support/templates.ts';
import { register } from '../processes/reliability/members.ts';
import { SEED } from '../../support/seed.ts';

/**
 * `npm run test:long` opens 20,000 connections and sends 3,000 mutated messages. `npm run test:long -- fuzz` runs only
 * this test. With FUZZ_SECONDS=n the test repeats its rounds for n seconds.
 */
const CONNECTIONS = Number(process.env.FUZZ_CONNECTIONS ?? 600);
const MUTATIONS = Number(process.env.FUZZ_MUTATIONS ?? 100);
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
const AT_ONCE = 60;
/**
 * The number of file handles that may be open after the fuzzing in addition to those before it, because keep-alive
 * connections between gateway and platform stay open.
 */
const MORE_HANDLES = 64;
const MEMBERS = 4;
const MiB = 1024 * 1024;
const GARBAGE = pathToFileURL(resolve('tests/support/collect-garbage.mjs')).href;
const token = 'metrics-token-of-the-fuzz';

type Product = Awaited<ReturnType<typeof startProduct>>;

it(
  `broken connections and bodies cause no crash, no leak of memory or handles, and no failed request of a member (SEED=${SEED})`,
  { timeout: SECONDS * 1_000 + 1_800_000 },
  async () => {
    console.log(`fuzz: SEED=${SEED}`);
    const random = createRandom(String(SEED));
    const product = await startWhole();
    const member = await register(product.url);
    const others = startOthers(product.url, member.token);
    const counts = { connections: 0, bodies: 0, aborted: 0, messages: 0 };
    const statuses = new Set<number>();

    async function round(connections: number, mutations: number) {
      await spread(connections, async () => {
        const name = random.pick(notEmpty(Object.keys(attacks)));
        const bytes = attacks[name]?.(random, member.token) ?? Buffer.alloc(0);
        await attack(random, product.port, bytes);
        counts.connections += 1;
      });
      await spread(mutations, async () => {
        const { headers, body } = random.chance(0.7) ? brokenForm(random, member.token) : brokenJson(random);
        statuses.add(await send(product.port, headers, body));
        counts.bodies += 1;
      });
      const body = uploadBody(random);
      const cuts = Array.from({ length: Math.ceil(body.length / 97) }, (_, index) => index * 97);
      await spread(cuts.length, async (index) => {
        await abort(product.port, formHeaders(member.token), body, cuts[index] ?? 0);
        counts.aborted += 1;
      });
      counts.messages += await talkNonsense(random, product.url, Math.ceil(mutations / 10));
    }

    // Runs a smaller round before the measurement. It loads code and fills caches, whose memory would otherwise count
    // as a leak.
    await round(Math.ceil(CONNECTIONS / 10), Math.ceil(MUTATIONS / 10));
    const before = await standing(product);
    const until = Date.now() + SECONDS * 1_000;
    do await round(CONNECTIONS, MUTATIONS);
    while (Date.now() < until);
    await expect.poll(async () => (await standing(product)).handles).toBeLessThan(before.handles + MORE_HANDLES);
    const after = await standing(product);
    const { asked, failures } = await others.stop();

    console.log(
      `fuzz: SEED=${SEED}, ${JSON.stringify(counts)}, statuses ${[...statuses].sort().join(' ')}, ` +
        `memory ${Math.round(before.memory / MiB)} → ${Math.round(after.memory / MiB)} MiB, ` +
        `open handles ${before.handles} → ${after.handles}; requests of others: ${asked}, failed: ${failures.length}`,
    );
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(50);
    // Allows status 503 for attackers, because a slow machine may be overloaded.
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(await metricOf(product.url, 'brasa_gateway_restarts_total', asScraper)).toBe(0);
    expect(product.written.stderr).toBe('');
    expect(product.written.stdout).not.toMatch(/the (gateway|platform) ended/);
    expect(after.memory - before.memory).toBeLessThan(48 * MiB);
  },
);

const asScraper = { authorization: `Bearer ${token}` };

async function startWhole() {
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-fuzz-'));
  onTestFinished(() => removeFolder(dataDir));
  copyPglite(dataDir);
  const product = await startProduct({
    DATA_DIR: dataDir,
    DEMO: 'off',
    PLATFORM_PORT: '0',
    METRICS_TOKEN: token,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${GARBAGE}`,
  });
  await expect.poll(() => isReady(product.url)).toBe(true);
  return product;
}

/**
 * Sends requests as ordinary members and keeps a WebSocket open, until `stop` is called. Records each request that
 * fails.
 */
function startOthers(url: string, session: string) {
  const failures: string[] = [];
  let asked = 0;
  let isOver = false;
  const queries = [
    '{ feed(first: 5) { edges { node { id } } } }',
    '{ viewer { id } }',
    'mutation { createPost(input: { text: "oi", idempotencyKey: "KEY" }) { __typename } }',
  ];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', (error) => failures.push(error.message));
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token: session } })));
  socket.once('close', () => {
    if (!isOver) failures.push('the socket was closed');
  });

  async function ask(query: string) {
    const body = JSON.stringify({ query: query.replace('KEY', randomUUID()) });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${session}` };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const text = await response.text();
    asked += 1;
    if (!response.ok || text.includes('"errors"')) failures.push(`${response.status} ${text}`);
  }
  const working = Array.from({ length: MEMBERS }, async (_, member) => {
    for (let count = member; !isOver; count += 1) {
      const query = queries[count % queries.length] ?? '';
      await ask(query).catch((error: unknown) => failures.push(`${String(error)} at ${query}`));
      await delay(50);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(working);
      socket.terminate();
      return { asked, failures };
    },
  };
}

function formHeaders(session: string) {
  return {
    authorization: `Bearer ${session}`,
    'apollo-require-preflight': 'true',
    'content-type': 'multipart/form-data; boundary=x',
  };
}

function brokenForm(random: Random, session: string) {
  return { headers: formHeaders(session), body: brokenUpload(random) };
}

function brokenJson(random: Random) {
  const query = 'query ($first: Int) { feed(first: $first) { edges { node { id text } } } }';
  const body = mutate(random, Buffer.from(JSON.stringify({ query, variables: { first: 1 } })));
  return { headers: { 'content-type': 'application/json' }, body };
}

/**
 * Sends mutated messages of the WebSocket subscription protocol.
 * @returns the number of messages sent
 */
async function talkNonsense(random: Random, url: string, count: number) {
  const valid = [
    '{"type":"connection_init"}',
    '{"id":"1","type":"subscribe","payload":{"query":"subscription { commentAdded(postId: \\"1\\") { id } }"}}',
    '{"id":"1","type":"complete"}',
    '{"type":"ping"}',
  ].map((text) => Buffer.from(text));
  let sent = 0;
  await spread(count, async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await Promise.race([closed, new Promise((resolve) => socket.once('open', resolve))]);
    for (let left = 10; left > 0 && socket.readyState === socket.OPEN; left -= 1) {
      const message = random.pick(notEmpty(valid));
      const bytes = random.chance(0.3) ? message : mutate(random, message);
      await new Promise<void>((resolve) => socket.send(bytes, { binary: random.chance(0.2) }, () => resolve()));
      sent += 1;
    }
    socket.terminate();
    await closed;
  });
  return sent;
}

/** @returns the number of open file handles, and the bytes of memory in use after a garbage collection */
async function standing({ url }: Product) {
  const read = (name: string) => metricOf(url, `brasa_gateway_${name}`, asScraper);
  await fetch(`${url}/healthz`, { headers: { 'x-collect': 'yes' } });
  const [heap, outside] = [await read('nodejs_heap_size_used_bytes'), await read('nodejs_external_memory_bytes')];
  return { handles: await read('process_open_fds'), memory: heap + outside };
}

/** Calls `work` `count` times, with at most `AT_ONCE` calls at the same time. */
async function spread(count: number, work: (index: number) => Promise<void>) {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const index = next;
        next += 1;
        await work(index);
      }
    }),
  );
}

function notEmpty<Item>(items: readonly Item[]): readonly [Item, ...Item[]] {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('There is nothing to pick from.');
  return [first, ...rest];
}
