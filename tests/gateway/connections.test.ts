import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../support/gateway.ts';

const handshake = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
const upgrade = (path: string, protocol: string, more: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, 'Host: brasa', 'Connection: Upgrade', `Upgrade: ${protocol}`, ...more, '', ''].join('\r\n');

const upgrades: [string, string][] = [
  ['to an unknown path', upgrade('/x', 'websocket')],
  ['to an unknown path with all headers of a handshake', upgrade('/x', 'websocket', handshake)],
  ['to another protocol', upgrade('/graphql', 'h2c')],
  ['without Sec-WebSocket-Key', upgrade('/graphql', 'websocket')],
  ['with all headers of a handshake', upgrade('/graphql', 'websocket', handshake)],
];

async function openConnection(url: string) {
  const { port } = new URL(url);
  const connection = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  connection.on('error', () => undefined);
  await once(connection, 'connect');
  return connection;
}

it.each(upgrades)(
  'the gateway keeps serving other clients after connections are reset during an upgrade request %s',
  async (_what, request) => {
    const { ask, url } = await startGateway();
    for (let count = 0; count < 20; count += 1) {
      const connection = await openConnection(url);
      await new Promise((resolve) => connection.write(request, resolve));
      if (count % 2 === 0) await once(connection, 'data');
      connection.resetAndDestroy();
    }
    expect((await ask('{ __typename }')).status).toBe(200);
  },
);

it('after an upgrade request to an unknown path gets 404, the connection closes even if the client keeps it open', async () => {
  const { url } = await startGateway();
  const connection = await openConnection(url);
  let answer = '';
  connection.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  connection.write(upgrade('/x', 'websocket'));
  await once(connection, 'end');
  expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);

  // Writes bytes until the connection is reset: writing causes a reset only after the server has closed the connection.
  await expect
    .poll(() => {
      if (!connection.destroyed) connection.write('x');
      return connection.destroyed;
    })
    .toBe(true);
});

describe('requests that offer an upgrade to h2c', () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const offer = (headers: readonly string[] = []) =>
    [
      'POST /graphql HTTP/1.1',
      'Host: brasa',
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      ...headers,
      '',
      body,
    ].join('\r\n');

  it('a request that offers h2c is answered over HTTP/1.1, and its connection stays open', async () => {
    const { url } = await startGateway();
    const connection = await openConnection(url);
    let answer = '';
    connection.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const answers = () => answer.match(/HTTP\/1\.1 200 OK[^]*?"__typename":"Query"/g)?.length ?? 0;
    const request = offer();
    let asked = 0;
    // Sends each request in two parts. The second part is empty, the last five bytes of the body, or the whole body.
    for (const later of [0, 5, body.length, 0, 5, body.length]) {
      const cut = request.length - later;
      connection.write(request.slice(0, cut));
      setImmediate(() => connection.write(request.slice(cut)));
      asked += 1;
      await expect.poll(answers).toBe(asked);
    }
    connection.write('GET /healthz HTTP/1.1\r\nHost: brasa\r\nConnection: close\r\n\r\n');
    await once(connection, 'end');
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(asked + 1);
  });

  it('a pipelined request that offers h2c waits for the answer to the previous request', async () => {
    const { url, upstream } = await startGateway();
    const requests: ServerResponse[] = [];
    upstream.onRaw('GET /media/held.webp', (_req, res) => requests.push(res));
    const connection = await openConnection(url);
    let answer = '';
    connection.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    connection.write(`GET /media/held.webp HTTP/1.1\r\nHost: brasa\r\n\r\n${offer(['X-Request-Id: the-second'])}`);
    await expect.poll(() => requests.length).toBe(1);
    requests[0]?.end('[held]');
    await expect.poll(() => answer).toMatch(/\[held\][^]*x-request-id: the-second[^]*"__typename":"Query"/i);
    connection.destroy();
  });
});

it.each([
  ['/graphql', 'application/json'],
  ['/api/payment/webhook', 'application/json'],
])('a request to %s with a too large Content-Length gets 413 before its body is sent', async (path, type) => {
  const { url } = await startGateway();
  const connection = await openConnection(url);
  connection.write(
    `POST ${path} HTTP/1.1\r\nHost: brasa\r\nContent-Type: ${type}\r\nContent-Length: 1000000000\r\n\r\n`,
  );
  const answer = await new Promise<string>((resolve) => {
    connection.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  connection.destroy();
});

describe('pipelined requests', () => {
  const ahead = (paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: brasa\r\n\r\n`).join('');

  it('pipelined requests are answered in order, each with a single answer', async () => {
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

  it('closing a connection aborts the platform calls of its pipelined requests', async () => {
    const { url, upstream } = await startGateway();
    const held = new Set<object>();
    upstream.onRaw('GET /media/held.webp', (_req, res) => {
      held.add(res);
      res.on('close', () => held.delete(res));
    });
    upstream.onRaw('GET /media/x.webp', (_req, res) => res.end('x'));
    // Each connection starts ten calls. The total number of calls is higher than the number of concurrent calls that
    // one IP address may have.
    for (let count = 0; count < 20; count += 1) {
      const connection = await openConnection(url);
      connection.write(ahead(Array.from({ length: 10 }, () => '/media/held.webp')));
      await expect.poll(() => held.size).toBeGreaterThan(0);
      connection.destroy();
    }
    await expect.poll(() => held.size).toBe(0);
    expect((await fetch(`${url}/media/x.webp`)).status).toBe(200);
  });

  it('a connection with 1,000 pipelined requests is closed', async () => {
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
