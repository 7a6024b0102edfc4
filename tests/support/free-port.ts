import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns a port on which no server was listening a moment ago */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No TCP address.');
  return address.port;
}
