import type { Tx } from '../db/transact.ts';

/** A post that was deleted, that moderation took down, or that moderation restored. */
export interface PostChange {
  id: string;
  isGone: boolean;
}

/** Tells all clients that show posts that this post is gone, or back. The id alone gives no access to the post. */
export function publishPost(tx: Tx, { id: idPost, isGone: gone }: PostChange) {
  tx.publish('posts', { type: 'post', idPost, gone });
}
