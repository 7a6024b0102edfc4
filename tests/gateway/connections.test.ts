import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../support/gateway.ts';

const handshake = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
const upgrade = (path: string, protocol: string, more: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, 'Host: brasa', 'Connection: Upgrade', `Upgrade: ${protocol}`, ...more, '', ''].join('\r\n');

const upgrades: [string, string][] = [
  ['of an unknown path', upgrade('/x', 'websocket')],
  ['of an unknown path with a whole handshake', upgrade('/x', 'websocket', handshake)],
  ['to another protocol', upgrade('/graphql', 'h2c')],
  ['without a key', upgrade('/graphql', 'websocket')],
  ['with a whole handshake', upgrade('/graphql', 'websocket', handshake)],
];

async function openConnection(url: string) {
  const { port } = new URL(url);
  const connection = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  connection.on('error', () => undefined);
  await once(connection, 'connect');
  return connection;
}

it.each(upgrades)('an upgrade %s that is reset concerns no other client', async (_what, request) => {
  const { ask, url } = await startGateway();
  for (let count = 0; count < 20; count += 1) {
    const connection = await openConnection(url);
    await new Promise((resolve) => connection.write(request, resolve));
    if (count % 2 === 0) await once(connection, 'data');
    connection.resetAndDestroy();
  }
  expect((await ask('{ __typename }')).status).toBe(200);
});

it('an upgrade of an unknown path is answered 404, and its connection ends though its other side is left open', async () => {
  const { url } = await startGateway();
  const connection = await openConnection(url);
  let answer = '';
  connection.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  connection.write(upgrade('/x', 'websocket'));
  await once(connection, 'end');
  expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);

  // Only who is gone answers a byte with a reset.
  await expect
    .poll(() => {
      if (!connection.destroyed) connection.write('x');
      return connection.destroyed;
    })
    .toBe(true);
});

describe('requests that one connection sends ahead', () => {
  const ahead = (paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: brasa\r\n\r\n`).join('');

  it('are answered in order, each once', async () => {
    const { url, upstream } = await startGateway();
    const paths = Array.from({ length: 30 }, (_, count) => `/media/${count}.webp`);
    for (const path of paths) upstream.onRaw(`GET ${path}`, (_req, res) => res.end(`[${path}]`));
    const connection = await openConnection(url);
    let answer = '';
    connection.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    connection.write(ahead(paths));
    await expect.poll(() => answer.match(/\[[^\]]+\]/g)?.length).toBe(paths.length);
    expect(answer.match(/(?<=\[)[^\]]+/g)).toEqual(paths);
    connection.destroy();
  });

  it('hold nothing once the connection is gone', async () => {
    const { url, upstream } = await startGateway();
    const held = new Set<object>();
    upstream.onRaw('GET /media/held.webp', (_req, res) => {
      held.add(res);
      res.on('close', () => held.delete(res));
    });
    upstream.onRaw('GET /media/x.webp', (_req, res) => res.end('x'));
    // More than one address may hold, over connections which each send a few.
    for (let count = 0; count < 20; count += 1) {
      const connection = await openConnection(url);
      connection.write(ahead(Array.from({ length: 10 }, () => '/media/held.webp')));
      await expect.poll(() => held.size).toBeGreaterThan(0);
      connection.destroy();
    }
    await expect.poll(() => held.size).toBe(0);
    expect((await fetch(`${url}/media/x.webp`)).status).toBe(200);
  });

  it('end it where they are more than a few', async () => {
    const { url, upstream } = await startGateway();
    upstream.onRaw('GET /media/held.webp', (req) => void req.resume());
    const connection = await openConnection(url);
    const closed = once(connection, 'close');
    connection.resume().on('end', () => connection.destroy());
    connection.write(ahead(Array.from({ length: 1_000 }, () => '/media/held.webp')));
    await closed;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
