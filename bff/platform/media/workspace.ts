import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const HEARTBEAT_MS = 60_000;
/**
 * Time without a heartbeat before other processes delete the files. A process may be silent while it waits for its
 * disk.
 */
export const LEASE_MS = 15 * 60_000;
/** The age limit for folders without a lease, as the previous release created them. */
const DAY_MS = 24 * 60 * 60_000;
const LEASED = '.leased';

/** Temporary storage: one folder per upload, inside one folder per process. */
export interface Workspace {
  /** Creates an empty folder and returns its path. */
  open(id: string): Promise<string>;
  /** Deletes a folder and its content. */
  discard(path: string): Promise<void>;
  /** Deletes folders of dead processes. @returns the errors of failed deletions */
  sweep(): Promise<unknown[]>;
  /** Deletes this process's folder. */
  close(): Promise<void>;
}

/**
 * A process holds its folder by a lease: the folder's modification time. Process ids are not unique when containers
 * share the directory.
 * @param directory on the store's file system, so that moving a finished file is cheap
 */
export function createWorkspace(directory: string): Workspace {
  // The previous release deletes all folders except those named after the id of a living process.
  const name = `${process.pid}-${randomUUID()}${LEASED}`;
  const mine = join(directory, name);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // The folder does not exist before the first upload.
    utimes(mine, now, now).catch(() => undefined);
  }, HEARTBEAT_MS).unref();

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
        const life = other.endsWith(LEASED) ? LEASE_MS : DAY_MS;
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
  // Another process may have just deleted it.
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > age;
}
