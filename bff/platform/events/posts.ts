import type { Tx } from '../db/transact.ts';

/** A post that was deleted or taken down, or that moderation has given back. */
export interface PostChange {
  id: string;
  isGone: boolean;
}

/** Publishes it to all who have posts on the screen: its id alone opens nothing. */
export function publishPost(tx: Tx, { id: idPost, isGone: gone }: PostChange) {
  tx.publish('posts', { type: 'post', idPost, gone });
}
