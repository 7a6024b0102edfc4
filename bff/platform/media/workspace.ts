import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const HEARTBEAT_MS = 60_000;
/**
 * The time after which other processes delete this process's folder if its heartbeat (the folder's modification time)
 * is not renewed. It is long, because a process that waits for its disk sends no heartbeat.
 */
export const LEASE_MS = 15 * 60_000;
/** The maximum age of a folder without a lease. Only the previous release creates such folders. */
const DAY_MS = 24 * 60 * 60_000;
const LEASED = '.leased';

/** Temporary storage for uploads. Each process has a folder, which contains a folder for each upload. */
export interface Workspace {
  /** Creates an empty folder for one upload and returns its path. */
  open(id: string): Promise<string>;
  /** Deletes the folder of an upload and its content. */
  discard(path: string): Promise<void>;
  /**
   * Deletes the folders that ended processes have left behind.
   * @returns the errors of failed deletions
   */
  sweep(): Promise<unknown[]>;
  /** Deletes this process's folder. */
  close(): Promise<void>;
}

/**
 * Creates the workspace of this process, a folder for temporary files. The process keeps the folder by a lease: while
 * the process runs, it renews the folder's modification time. A process id in the folder's name would not be enough,
 * because containers that share the directory may use the same ids.
 * @param directory a directory on the store's file system, so that moving a finished file is cheap
 */
export function createWorkspace(directory: string): Workspace {
  // The folder's name starts with the process id, because the previous release deletes all folders that are not named
  // after a living process.
  const name = `${process.pid}-${randomUUID()}${LEASED}`;
  const mine = join(directory, name);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // The renewal may fail, because the folder does not exist before the first upload.
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
  // The folder may be gone, because another process has just deleted it.
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > age;
}
