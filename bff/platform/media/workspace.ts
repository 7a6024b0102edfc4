import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAY = 24 * 60 * 60 * 1_000; // ms

/** A place for files in the making: one folder per upload, in one folder per process. */
export interface Workspace {
  /** Makes an empty folder and answers its path. */
  open(id: string): Promise<string>;
  /** Deletes a folder with all that is in it. */
  discard(path: string): Promise<void>;
  /** Deletes what processes left behind that are no more. */
  sweep(): Promise<void>;
  /** Deletes this process's own. */
  close(): Promise<void>;
}

/** Of this process: several may run in one (tests). */
const inUse = new Set<string>();

/** @param directory on the file system of the store, so that moving a finished file costs nothing */
export function createWorkspace(directory: string): Workspace {
  const name = `${process.pid}-${randomUUID()}`;
  const mine = join(directory, name);
  inUse.add(name);

  return {
    async open(id) {
      const path = join(mine, id);
      await mkdir(path, { recursive: true });
      return path;
    },
    discard: (path) => rm(path, { recursive: true, force: true }),
    async sweep() {
      const found = await readdir(directory).catch(() => []);
      for (const other of found) {
        const path = join(directory, other);
        if (await isAbandoned(other, path)) await rm(path, { recursive: true, force: true });
      }
    },
    async close() {
      await rm(mine, { recursive: true, force: true });
      inUse.delete(name);
    },
  };
}

/** Its process is gone, or, as process numbers come round again, nothing has been begun in it for a day. */
async function isAbandoned(name: string, path: string) {
  const pid = Number.parseInt(name, 10);
  if (inUse.has(name)) return false;
  if (!Number.isInteger(pid) || pid === process.pid || !isAlive(pid)) return true;
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs > DAY;
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
