import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a free port for Vite's development server: `first` or the next free port. The port must be free on `host` and
 * on every address of localhost, because the Vite server of another project may listen on ::1 only, and links to
 * localhost would lead to that server.
 * @param host the address on which Vite will listen
 */
export async function freePort(first: number, host: string): Promise<number> {
  const local = await lookup('localhost', { all: true });
  for (const address of new Set([host, ...local.map((found) => found.address)])) {
    if (await isTaken(first, address)) return await freePort(first + 1, host);
  }
  return first;
}

/**
 * Returns true if the port is in use. If this machine does not have the address, the port is considered free, because
 * Vite itself reports that it cannot listen on the address.
 */
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
