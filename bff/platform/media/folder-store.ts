import { copyFile, mkdir, open, rename, rm, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStoredKey, type MediaStore } from './store.ts';

/** Stores files in a local folder. A file appears under its key only after it is complete and flushed to disk. */
export function createFolderStore(directory: string): MediaStore {
  /** A file is stored in a subfolder named after the random end of its id, so that no folder holds too many files. */
  function pathOf(key: string) {
    if (!isStoredKey(key)) throw new RangeError('the key is not valid in the media store');
    return join(directory, key.slice(34, 36), key);
  }

  return {
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await flush(path);
      await moveFile(path, target);
      await flush(dirname(target));
    },

    async open(key) {
      const handle = await openIfThere(pathOf(key));
      if (!handle) return null;
      const { size } = await handle.stat();
      return {
        size,
        etag: `"${key}"`,
        read: (start, end) => handle.createReadStream({ start, end, highWaterMark: 256 * 1024 }),
        close: () => handle.close(),
      };
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function flush(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Moves a file, even to another file system. Between two file systems, it copies the file next to the target and then
 * renames the copy, so that the target is never incomplete.
 */
async function moveFile(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    const beside = `${to}.part`;
    await copyFile(from, beside);
    await flush(beside);
    await rename(beside, to);
    await unlink(from);
  }
}

function hasCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code;
}
