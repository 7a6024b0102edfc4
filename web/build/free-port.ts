import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * @param host where Vite is to listen
 * @returns `first`, or the next port on which nothing listens: neither on `host` nor where a browser looks for
 * localhost, since links to it would lead to another project's Vite, which listens on ::1 alone
 */
export async function freePort(first: number, host: string): Promise<number> {
  const local = await lookup('localhost', { all: true });
  for (const address of new Set([host, ...local.map((found) => found.address)])) {
    if (await isTaken(first, address)) return await freePort(first + 1, host);
  }
  return first;
}

/** An address that this machine does not have is not taken: Vite says itself that it cannot listen there. */
async function isTaken(port: number, address: string) {
  const probe = createServer();
  try {
    await once(probe.listen(port, address), 'listening');
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  } finally {
    probe.close();
  }
}
