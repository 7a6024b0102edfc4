import { createHash } from 'node:crypto';
import { mkdir, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hearErrors } from '../../http/http-server.ts';

/**
 * Locks a directory for this process. Without the lock, PGlite would let two processes open the directory and then lose
 * rows that it has acknowledged. The lock is a socket that listens under a name derived from the directory. The
 * operating system releases the socket however the process ends, even after kill -9, while a pid file would stay.
 * @throws {FolderInUse} when another process of this machine has locked the directory
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  await mkdir(directory, { recursive: true });
  const { dev, ino } = await stat(directory, { bigint: true });
  const name = lockName(createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32));

  const server = (await listenOn(name)) ?? ((await removeDead(name)) ? await listenOn(name) : null);
  if (!server) {
    throw new FolderInUse(directory);
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(directory: string) {
    super(`The data folder ${directory} is in use by another Brasa. Stop it, or set another DATA_DIR.`);
  }
}

/**
 * On Linux (abstract sockets) and on Windows (named pipes), the lock's socket has no file. On other systems it has a
 * file, which a killed process leaves behind.
 */
function lockName(id: string) {
  if (process.platform === 'linux') return `\0brasa-${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\brasa-${id}`;
  return join(tmpdir(), `brasa-${id}.sock`);
}

function listenOn(name: string) {
  return new Promise<Server | null>((resolve, reject) => {
    const server = hearErrors(createServer((socket) => hearErrors(socket).destroy()));
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(name, () => resolve(server));
  });
}

/**
 * Removes the socket file that a dead process left behind.
 * @returns false if a process still listens on the socket, or if sockets are not files on this operating system
 */
async function removeDead(name: string) {
  const alive = await new Promise<boolean>((resolve) => {
    const socket = connect(name);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (alive || process.platform === 'linux' || process.platform === 'win32') return false;
  await unlink(name).catch(() => undefined);
  return true;
}
