import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';

/**
 * The setting that says which posts wait for a moderator's review: none (`off`), all posts of members without a
 * published post (`first`), or all posts (`all`).
 */
export type PostReview = 'off' | 'first' | 'all';

/**
 * Returns true when a new post must wait for a moderator. With 'first', all posts of an author wait until one of them
 * is published.
 */
export async function mustWait(db: Kysely<DB>, authorId: string, review: PostReview) {
  if (review !== 'first') return review === 'all';
  const { rows } = await sql`
    select 1 from posts where author_id = ${authorId} and not in_review limit 1`.execute(db);
  return rows.length === 0;
}

/** Publishes a post that waits for a moderator's review. Does nothing for any other post. */
export async function publishReviewed(tx: Transaction<DB>, postId: string) {
  const published = await tx
    .updateTable('posts')
    .set({ in_review: false })
    .where('id', '=', postId)
    .where('in_review', '=', true)
    .where('deleted_at', 'is', null)
    .returning('community_id')
    .executeTakeFirst();
  if (published?.community_id == null) return;
  await sql`update communities set post_count = post_count + 1 where id = ${published.community_id}`.execute(tx);
}
