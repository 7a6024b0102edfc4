import { sql, type RawBuilder } from 'kysely';
import { isVisible } from './posts.ts';

/**
 * SQL condition: the ad shows no post, or it shows a post that every visitor may see. A boost (an ad that shows a post)
 * is therefore not delivered while the post is deleted, taken down, private, in a community or waiting for a moderator,
 * or while the post's author is hidden from all others (`isLocked`).
 * @param ad the alias of `ads` in the query, with the column `post_id`
 */
export function showsPublicPost(ad: string): RawBuilder<boolean> {
  const postId = sql.ref(`${ad}.post_id`);
  return sql<boolean>`(${postId} is null or exists (
    select 1 from posts p where p.id = ${postId} and ${isVisible(null, 'p')}))`;
}
