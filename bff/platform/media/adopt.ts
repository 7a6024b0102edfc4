import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaPurpose } from './media.table.ts';

/**
 * Assigns a purpose to uploaded images of the owner that nothing uses yet, so that the sweep of abandoned files keeps
 * them.
 * @param from the purposes that the images may have had before
 * @returns the assigned images, excluding ids that are unknown, belong to another member, are not images or are in use
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
