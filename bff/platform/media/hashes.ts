import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { DB } from '../db/schema.ts';
import { mediaById, rememberHash } from './media.store.ts';
import { perceptualHashOf } from './perceptual-hash.ts';
import type { MediaStore } from './store.ts';

/**
 * Returns the perceptual hashes of files. Computes and stores the missing hash of a file that was uploaded before the
 * platform computed hashes.
 */
export async function hashesOf(db: Kysely<DB>, store: MediaStore, ids: string[]) {
  const hashes: string[] = [];
  for (const row of await mediaById(db, ids)) {
    if (row.hashes.length > 0) {
      hashes.push(...row.hashes);
      continue;
    }
    const key = row.kind === 'image' ? row.variants[0]?.key : (row.poster_key ?? undefined);
    const object = key === undefined ? null : await store.open(key);
    if (!object) continue;
    try {
      const bytes = await buffer(object.read(0, object.size - 1));
      const hash = await perceptualHashOf(await sharp(bytes).raw().toBuffer({ resolveWithObject: true }));
      if (hash === null) continue;
      await rememberHash(db, row.id, hash);
      hashes.push(hash);
    } finally {
      await object.close();
    }
  }
  return hashes;
}
