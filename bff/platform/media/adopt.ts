import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaPurpose } from './media.table.ts';

/**
 * Gives stored images that their owner has not used a purpose; the sweep then leaves them alone.
 * @param from what they may have been for before
 * @returns those that could be: fewer than asked for where one is not there, not theirs, no image, or in use
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
