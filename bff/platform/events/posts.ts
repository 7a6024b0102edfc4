import type { Platform } from '../context.ts';

/** A post that was deleted or taken down, or that moderation has given back. */
export interface PostChange {
  id: string;
  isGone: boolean;
}

/** Says so, after the commit, to all who have posts on the screen: its id alone opens nothing. */
export function announcePost(publish: Platform['publish'], { id: idPost, isGone: gone }: PostChange) {
  publish('posts', { type: 'post', idPost, gone });
}
