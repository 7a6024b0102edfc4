import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const HEARTBEAT = 60_000; // ms
/** How long a process may be silent, as one that waits for its disk is, before its files are another's to delete. */
export const LEASE = 15 * 60_000; // ms
/** Of what has no heartbeat: uploads of the version before. */
const DAY = 24 * 60 * 60_000; // ms
const LEASED = '.leased';

/** A place for files in the making: one folder per upload, in one folder per process. */
export interface Workspace {
  /** Makes an empty folder and answers its path. */
  open(id: string): Promise<string>;
  /** Deletes a folder with all that is in it. */
  discard(path: string): Promise<void>;
  /** Deletes what processes left behind that are no more. @returns why what could not be deleted was not */
  sweep(): Promise<unknown[]>;
  /** Deletes this process's own. */
  close(): Promise<void>;
}

/**
 * A process holds its folder by a lease, its time of change: process numbers say nothing where containers share the
 * directory.
 * @param directory on the file system of the store, so that moving a finished file costs nothing
 */
export function createWorkspace(directory: string): Workspace {
  // The version before takes what does not begin with the number of a living process for abandoned.
  const name = `${process.pid}-${randomUUID()}${LEASED}`;
  const mine = join(directory, name);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // There is none before the first upload.
    utimes(mine, now, now).catch(() => undefined);
  }, HEARTBEAT).unref();

  return {
    async open(id) {
      const path = join(mine, id);
      await mkdir(path, { recursive: true });
      return path;
    },
    discard: (path) => rm(path, { recursive: true, force: true }),
    async sweep() {
      const found = await readdir(directory).catch(() => []);
      const errors: unknown[] = [];
      for (const other of found) {
        if (other === name) continue;
        const path = join(directory, other);
        const life = other.endsWith(LEASED) ? LEASE : DAY;
        if (await isOlder(path, life)) {
          await rm(path, { recursive: true, force: true }).catch((error: unknown) => errors.push(error));
        }
      }
      return errors;
    },
    async close() {
      clearInterval(heartbeat);
      await rm(mine, { recursive: true, force: true });
    },
  };
}

async function isOlder(path: string, age: number) {
  // Its process may have just deleted it.
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > age;
}
