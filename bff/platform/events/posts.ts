import type { Tx } from '../db/transact.ts';

/** A post that was deleted by its author, taken down by moderation, or restored by moderation. */
export interface PostChange {
  id: string;
  isGone: boolean;
}

/**
 * Publishes to all clients that show posts that a post was deleted, taken down or restored. The event holds only the
 * post's id, which gives no access to the post.
 */
export function publishPost(tx: Tx, { id: idPost, isGone: gone }: PostChange) {
  tx.publish('posts', { type: 'post', idPost, gone });
}
