import { sql, type RawBuilder } from 'kysely';
import { isVisible } from './posts.ts';

/**
 * SQL condition: the ad shows no post, or a post that every visitor may see. A boost never shows a post that is
 * deleted, taken down, private, in a community or waiting for a moderator, or whose author is excluded.
 * @param ad the alias of `ads` in the query, with the column `post_id`
 */
export function showsPublicPost(ad: string): RawBuilder<boolean> {
  const postId = sql.ref(`${ad}.post_id`);
  return sql<boolean>`(${postId} is null or exists (
    select 1 from posts p where p.id = ${postId} and ${isVisible(null, 'p')}))`;
}
