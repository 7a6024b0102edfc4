import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort as chosen } from '../../web/build/freePort.ts';
import { freePort } from '../support/free-port.ts';

async function listenOn(port: number, address: string) {
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(port, address), 'listening');
}

it('npm run dev takes the first port on which nothing listens', async () => {
  const port = await freePort();
  expect(await chosen(port, '127.0.0.1')).toBe(port);
  await listenOn(port, '127.0.0.1');
  expect(await chosen(port, '127.0.0.1')).toBeGreaterThan(port);
});

it('npm run dev skips a port on which another program listens at localhost', async () => {
  const port = await freePort();
  const [first] = await lookup('localhost', { all: true });
  await listenOn(port, first?.address ?? '');
  // 127.0.0.2 is a loopback address that localhost does not resolve to.
  expect(await chosen(port, '127.0.0.2')).toBeGreaterThan(port);
});

it('npm run dev keeps its port if HOST is no address of this machine, so that Vite reports the wrong HOST', async () => {
  const port = await freePort();
  expect(await chosen(port, '192.0.2.1')).toBe(port);
});
