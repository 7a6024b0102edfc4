import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../db/schema.ts';
import { isMediaKey, type MediaStore } from '../media/store.ts';
import { headerOf, sealed, type Summary } from './archive.ts';
import { mediaKeys, takeSnapshot } from './snapshot.ts';

const MAX_TRIES = 5;

/**
 * Creates a backup while the platform is running, and yields it piece by piece. The media files come first, then all
 * rows as of one moment, then the files that were added between these two steps. Files never change, so the backup
 * contains every file to which the rows refer. If a file was deleted between the two steps, the rows are read again.
 * @throws {Error} when files are deleted faster than they can be read
 */
export function backup(db: Kysely<DB>, store: MediaStore): AsyncGenerator<Uint8Array> {
  return sealed(pieces(db, store));
}

async function* pieces(db: Kysely<DB>, store: MediaStore) {
  const copied = new Set<string>();
  for (const key of await mediaKeys(db)) yield* copy(store, key, copied);

  for (let snapshot = 1; snapshot <= MAX_TRIES; snapshot += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'brasa-backup-'));
    try {
      const file = await open(join(folder, 'rows'), 'w+', 0o600);
      const { keys, unstored, ...taken } = await takeSnapshot(db, snapshot, file);
      yield* file.createReadStream({ start: 0 });

      for (const key of keys) yield* copy(store, key, copied);
      const absent = [...keys].filter((key) => !copied.has(key));
      // A file that a row names may be missing from the store. If its upload or deletion was in progress when the rows
      // were read, the backup is complete. Otherwise the file was deleted after that, so read the rows again.
      if (absent.every((key) => unstored.has(key))) {
        const about: Summary = { madeAt: new Date().toISOString(), snapshot, ...taken, media: copied.size, absent };
        const text = Buffer.from(JSON.stringify(about));
        yield headerOf({ summary: true, bytes: text.length });
        yield text;
        return;
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  throw new Error('Files are deleted faster than they can be backed up.');
}

async function* copy(store: MediaStore, key: string, copied: Set<string>) {
  if (copied.has(key) || !isMediaKey(key)) return;
  const object = await store.open(key);
  if (!object) return;
  copied.add(key);
  yield headerOf({ media: key, bytes: object.size });
  for await (const chunk of object.read(0, object.size - 1)) yield z.instanceof(Uint8Array).parse(chunk);
}
