import { sql, type Kysely } from 'kysely';
import { uncountPost } from '../communities/post-count.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { takeBackComments, takeBackPosts } from '../events/take-back.ts';

const AT_ONCE = 50;

/**
 * A part of the posts, with all that hangs on them. Files that moderation still needs are cut loose and stay.
 * @returns how many; 0 when none is left
 */
export async function eraseSomePosts(db: Kysely<DB>, userId: string) {
  return await transact(db, async (tx) => {
    const posts = await tx
      .selectFrom('posts')
      .select(['id', 'community_id', 'deleted_at', 'in_review'])
      .where('author_id', '=', userId)
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    if (posts.length === 0) return 0;
    const ids = posts.map(({ id }) => id);
    for (const { community_id, deleted_at, in_review } of posts) {
      if (community_id !== null && deleted_at === null && !in_review) await uncountPost(tx, community_id);
    }
    await tx.updateTable('media').set({ post_id: null }).where('post_id', 'in', ids).execute();
    takeBackPosts(tx, ids);
    // After the notices, which would go with the posts uncounted.
    tx.beforeCommit(async () => {
      await tx.deleteFrom('posts').where('id', 'in', ids).execute();
    });
    return posts.length;
  });
}

/**
 * Comments without an answer; once they are gone, so may those be that they answered.
 * @returns how many; 0 when none is left
 */
export async function eraseSomeComments(db: Kysely<DB>, userId: string) {
  return await transact(db, async (tx) => {
    const comments = await tx
      .selectFrom('comments as c')
      .select('c.id')
      .where('c.author_id', '=', userId)
      .where(sql<boolean>`not exists (select 1 from comments r where r.parent_id = c.id)`)
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    const ids = comments.map(({ id }) => id);
    if (ids.length === 0) return 0;
    takeBackComments(tx, ids);
    // After the notices, which would go with the comments uncounted.
    tx.beforeCommit(async () => {
      await sql`
        with gone as (delete from comments where id = any(${ids}::uuid[]) returning post_id, parent_id, taken_down),
        fewer as (
          update posts p set comment_count = p.comment_count - g.total
          from (select post_id, count(*)::int as total from gone where taken_down is null group by post_id) g where p.id = g.post_id)
        update comments c set reply_count = c.reply_count - g.total
        from (select parent_id, count(*)::int as total from gone where taken_down is null group by parent_id) g
        where c.id = g.parent_id`.execute(tx);
    });
    return ids.length;
  });
}

/** What others have answered stays for their sake, without words, and seen by everybody from now on. */
export async function emptyAnsweredComments(db: Kysely<DB>, userId: string) {
  const emptied = { text: '', erased_at: sql<Date>`now()` };
  await db.updateTable('comments').set(emptied).where('author_id', '=', userId).execute();
}

export async function eraseReactions(db: Kysely<DB>, userId: string) {
  await sql`
    with gone as (delete from post_reactions where user_id = ${userId} returning post_id)
    update posts set reaction_count = reaction_count - 1 where id in (select post_id from gone)`.execute(db);
  await sql`
    with gone as (delete from comment_reactions where user_id = ${userId} returning comment_id)
    update comments set reaction_count = reaction_count - 1 where id in (select comment_id from gone)`.execute(db);
}

export async function eraseFollows(db: Kysely<DB>, userId: string) {
  await sql`
    with gone as (delete from follows where follower_id = ${userId} returning followed_id, status)
    update users set follower_count = follower_count - 1
    where id in (select followed_id from gone where status = 'FOLLOWING')`.execute(db);
  await sql`
    with gone as (delete from follows where followed_id = ${userId} returning follower_id, status)
    update users set following_count = following_count - 1
    where id in (select follower_id from gone where status = 'FOLLOWING')`.execute(db);
}

/** A conversation is its other side's too: what they wrote stays theirs, what was written to them becomes empty. */
export async function emptyMessages(db: Kysely<DB>, userId: string) {
  await db.updateTable('messages').set({ text: '', media_id: null }).where('sender_id', '=', userId).execute();
}
