import type { Kysely } from 'kysely';
import type { DB } from '../../../../bff/platform/db/schema.ts';
import type { Acknowledged } from './load.ts';

/**
 * Compares the acknowledged writes with the database.
 * @returns the writes that the database lacks, by kind, and the posts whose stored counts differ from the number of
 * rows
 */
export async function findLost(db: Kysely<DB>, { posts, comments, reactions, payments }: Acknowledged) {
  const storedPosts = await db.selectFrom('posts').select(['id', 'comment_count', 'reaction_count']).execute();
  const storedComments = await db.selectFrom('comments').select(['id', 'post_id']).execute();
  const reacted = await db.selectFrom('post_reactions').select(['post_id', 'user_id']).execute();
  const credited = await db
    .selectFrom('payment_intents')
    .select('request_key')
    .where('status', '=', 'SUCCEEDED')
    .execute();

  const missing = (acknowledged: readonly string[], stored: readonly (string | null)[]) => {
    const there = new Set(stored);
    return acknowledged.filter((id) => !there.has(id));
  };
  const standing = new Set(reacted.map(({ post_id, user_id }) => `${post_id} ${user_id}`));
  const commentsOf = countBy(storedComments);
  const reactionsOf = countBy(reacted);

  return {
    posts: missing(
      posts,
      storedPosts.map(({ id }) => id),
    ),
    comments: missing(
      comments,
      storedComments.map(({ id }) => id),
    ),
    reactions: [...reactions].filter(([who, state]) => standing.has(who) !== state),
    payments: missing(
      payments,
      credited.map(({ request_key }) => request_key),
    ),
    miscounted: storedPosts.filter(
      ({ id, comment_count, reaction_count }) =>
        comment_count !== (commentsOf.get(id) ?? 0) || reaction_count !== (reactionsOf.get(id) ?? 0),
    ),
  };
}

function countBy(rows: readonly { post_id: string }[]) {
  const counts = new Map<string, number>();
  for (const { post_id } of rows) counts.set(post_id, (counts.get(post_id) ?? 0) + 1);
  return counts;
}
