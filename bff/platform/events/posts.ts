import type { Tx } from '../db/transact.ts';

/** A post that was deleted, taken down or restored by moderation. */
export interface PostChange {
  id: string;
  isGone: boolean;
}

/** Publishes the change to all clients that show posts. The id alone gives no access to the post. */
export function publishPost(tx: Tx, { id: idPost, isGone: gone }: PostChange) {
  tx.publish('posts', { type: 'post', idPost, gone });
}
