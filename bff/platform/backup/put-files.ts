import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { mimeTypeOfKey, type MediaStore } from '../media/store.ts';
import { createWorkspace } from '../media/workspace.ts';
import type { Archive, MediaPiece } from './archive.ts';
import { noteStrays } from './stray-files.ts';

const AT_ONCE = 50;

interface Into {
  store: MediaStore;
  /** The folder for temporary files. If the media store is a folder, both must be on the same file system. */
  workDirectory: string;
}

/**
 * Copies the media files of a backup into the media store. Records new files as strays (files without a row) until
 * their rows are in the database, so that the files are deleted if the restore fails.
 */
export async function putFiles(db: Kysely<DB>, archive: Archive, { store, workDirectory }: Into) {
  const workspace = createWorkspace(workDirectory);
  const folder = await workspace.open('restore');
  try {
    for (let from = 0; from < archive.media.length; from += AT_ONCE) {
      const some = archive.media.slice(from, from + AT_ONCE);
      await noteStrays(db, await absentOf(some, store));
      for (const piece of some) {
        const path = join(folder, piece.media);
        await writeFile(path, archive.stream(piece), { mode: 0o600 });
        await store.put(piece.media, path, mimeTypeOfKey(piece.media));
      }
    }
  } finally {
    await workspace.close();
  }
}

async function absentOf(pieces: MediaPiece[], store: MediaStore) {
  const absent: string[] = [];
  for (const { media } of pieces) {
    const there = await store.open(media);
    if (there) await there.close();
    else absent.push(media);
  }
  return absent;
}
