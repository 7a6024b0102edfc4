import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaPurpose } from './media.table.ts';

/**
 * Assigns a purpose to the owner's unused stored images, so that the sweep keeps them.
 * @param from the purposes that the images may have had before
 * @returns the assigned images; an id is left out when it is unknown, another member's, not an image or in use
 */
export async function adoptImages(
  db: Kysely<DB>,
  ownerId: string,
  purpose: MediaPurpose,
  ids: string[],
  from: MediaPurpose[] = ['post'],
) {
  return await db
    .updateTable('media')
    .set({ purpose })
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .where('purpose', 'in', from)
    .where('kind', '=', 'image')
    .where('stored', '=', true)
    .returning(['id', 'variants'])
    .execute();
}
