import { sql, type Kysely, type RawBuilder } from 'kysely';
import { lockCommunitiesOf, uncountPost } from '../communities/post-count.ts';
import { deleteEmptied } from '../comments/removal.store.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { takeBackActor, takeBackComments, takeBackPosts } from '../events/take-back.ts';
import { lockPosts } from '../policy/visibility-lock.ts';
import { personalData, type Line } from './personal-data.ts';

/** The number of items per transaction, for items with many dependent rows, such as posts and comments. */
const AT_ONCE = 50;
/** The number of rows per transaction. It is small, so that other members hardly wait for the locks. */
const ROWS_AT_ONCE = 1_000;

/**
 * Deletes a batch of the member's posts and the rows that depend on them. Detaches the posts' files, so that a file
 * that moderation still needs stays.
 * @returns the number of posts deleted; 0 when no post is left
 */
export async function eraseSomePosts(db: Kysely<DB>, userId: string) {
  return await transact(db, async (tx) => {
    const next = await tx
      .selectFrom('posts')
      .select('id')
      .where('author_id', '=', userId)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (next.length === 0) return 0;
    const ids = next.map(({ id }) => id);
    await lockCommunitiesOf(tx, ids);
    await lockPosts(tx, ids);
    const posts = await tx
      .selectFrom('posts')
      .select(['community_id', 'deleted_at', 'in_review'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { community_id, deleted_at, in_review } of posts) {
      if (community_id !== null && deleted_at === null && !in_review) await uncountPost(tx, community_id);
    }
    await tx.updateTable('media').set({ post_id: null }).where('post_id', 'in', ids).execute();
    takeBackPosts(tx, ids);
    // The notifications are deleted first, because the foreign key's cascade would delete them without updating the
    // unread counts.
    tx.beforeCommit(async () => {
      await tx.deleteFrom('posts').where('id', 'in', ids).execute();
    });
    return ids.length;
  });
}

/**
 * Deletes a batch of those comments of the member that have no replies. A later batch can then delete a parent comment
 * after the deletion of all its replies.
 * @returns the number of comments chosen; 0 when no such comment is left
 */
export async function eraseSomeComments(db: Kysely<DB>, userId: string) {
  return await transact(db, async (tx) => {
    const isUnanswered = sql<boolean>`not exists (select 1 from comments r where r.parent_id = c.id)`;
    const chosen = await tx
      .selectFrom('comments as c')
      .select(['c.id', 'c.parent_id', 'c.post_id'])
      .where('c.author_id', '=', userId)
      .where(isUnanswered)
      .limit(AT_ONCE)
      .execute();
    if (chosen.length === 0) return 0;
    const chosenIds = chosen.map(({ id }) => id);
    const parents = [...new Set(chosen.flatMap(({ parent_id }) => parent_id ?? []))];
    // Locks rows in the same order as the deletion of a reply does: the post first, then the comments and their
    // parents.
    const postIds = chosen.map(({ post_id }) => post_id);
    await tx.selectFrom('posts').select('id').where('id', 'in', postIds).orderBy('id').forNoKeyUpdate().execute();
    await tx
      .selectFrom('comments')
      .select('id')
      .where('id', 'in', [...chosenIds, ...parents])
      .orderBy('id')
      .forUpdate()
      .execute();
    // Query the comments again, because the locking statement does not see a reply that was inserted while it waited.
    const comments = await tx
      .selectFrom('comments as c')
      .select('c.id')
      .where('c.id', 'in', chosenIds)
      .where(isUnanswered)
      .execute();
    const ids = comments.map(({ id }) => id);
    takeBackComments(tx, ids);
    // The notifications are deleted first, because the foreign key's cascade would delete them without updating the
    // unread counts.
    tx.beforeCommit(async () => {
      await sql`
        with gone as (delete from comments where id = any(${ids}::uuid[]) returning post_id, parent_id, taken_down),
        fewer as (
          update posts p set comment_count = p.comment_count - g.total
          from (select post_id, count(*)::int as total from gone where taken_down is null group by post_id) g where p.id = g.post_id)
        update comments c set reply_count = c.reply_count - g.total
        from (select parent_id, count(*)::int as total from gone where taken_down is null group by parent_id) g
        where c.id = g.parent_id`.execute(tx);
      for (const id of parents) await deleteEmptied(tx, id);
    });
    return chosen.length;
  });
}

/**
 * Clears the text of a batch of the member's comments that have replies. The rows stay as placeholders, so that replies
 * keep a parent. All members see a placeholder, even if there was a block between them and its author.
 * @returns the number of comments cleared; 0 when no such comment is left
 */
export async function emptySomeComments(db: Kysely<DB>, userId: string) {
  return await countOf(
    db,
    sql<Count>`
    with part as (
      select id from comments where author_id = ${userId} and erased_at is null limit ${ROWS_AT_ONCE} for update
    ),
    emptied as (update comments c set text = '', erased_at = now() from part where c.id = part.id)
    select count(*)::int as count from part`,
  );
}

/**
 * Deletes a batch of other members' views of the member's posts and reactions to these posts, so that the deletion of a
 * post later cascades to few rows.
 * @returns the number of rows deleted; 0 when no row is left
 */
export async function eraseSomeTraces(db: Kysely<DB>, userId: string) {
  const gone = ['post_views', 'post_reactions'].map((table) =>
    eraseRows(
      db,
      table,
      sql`select t.ctid from posts p join ${sql.table(table)} t on t.post_id = p.id where p.author_id = ${userId}`,
    ),
  );
  return (await Promise.all(gone)).reduce((sum, count) => sum + count, 0);
}

/** Removes a batch of the member's reactions to posts. @returns the number of rows deleted; 0 when no row is left */
export async function eraseSomePostReactions(db: Kysely<DB>, userId: string) {
  return await countOf(
    db,
    sql<Count>`
    with part as (select post_id from post_reactions where user_id = ${userId} limit ${ROWS_AT_ONCE} for update),
    gone as (delete from post_reactions r using part where r.user_id = ${userId} and r.post_id = part.post_id),
    fewer as (update posts p set reaction_count = p.reaction_count - 1 from part where p.id = part.post_id)
    select count(*)::int as count from part`,
  );
}

/** Removes a batch of the member's reactions to comments. @returns the number of rows deleted; 0 when no row is left */
export async function eraseSomeCommentReactions(db: Kysely<DB>, userId: string) {
  return await countOf(
    db,
    sql<Count>`
    with part as (select comment_id from comment_reactions where user_id = ${userId} limit ${ROWS_AT_ONCE} for update),
    gone as (delete from comment_reactions r using part where r.user_id = ${userId} and r.comment_id = part.comment_id),
    fewer as (update comments c set reaction_count = c.reaction_count - 1 from part where c.id = part.comment_id)
    select count(*)::int as count from part`,
  );
}

/**
 * Deletes a batch of the follows by which the member follows others.
 * @returns the number of rows deleted; 0 when no row is left
 */
export async function eraseSomeFollows(db: Kysely<DB>, userId: string) {
  return await countOf(
    db,
    sql<Count>`
    with part as (
      select followed_id, status from follows where follower_id = ${userId} limit ${ROWS_AT_ONCE} for update
    ),
    gone as (delete from follows f using part where f.follower_id = ${userId} and f.followed_id = part.followed_id),
    fewer as (
      update users u set follower_count = u.follower_count - 1
      from part where u.id = part.followed_id and part.status = 'FOLLOWING'
    )
    select count(*)::int as count from part`,
  );
}

/**
 * Deletes a batch of the follows by which others follow the member.
 * @returns the number of rows deleted; 0 when no row is left
 */
export async function eraseSomeFollowers(db: Kysely<DB>, userId: string) {
  return await countOf(
    db,
    sql<Count>`
    with part as (
      select follower_id, status from follows where followed_id = ${userId} limit ${ROWS_AT_ONCE} for update
    ),
    gone as (delete from follows f using part where f.followed_id = ${userId} and f.follower_id = part.follower_id),
    fewer as (
      update users u set following_count = u.following_count - 1
      from part where u.id = part.follower_id and part.status = 'FOLLOWING'
    )
    select count(*)::int as count from part`,
  );
}

/**
 * Clears a batch of the messages that the member sent. Messages that the other participants sent stay, because they
 * belong to those participants.
 * @returns the number of messages cleared; 0 when no message is left
 */
export async function emptySomeMessages(db: Kysely<DB>, userId: string) {
  return await countOf(
    db,
    sql<Count>`
    with part as (
      select id from messages where sender_id = ${userId} and (text <> '' or media_id is not null)
      limit ${ROWS_AT_ONCE} for update
    ),
    emptied as (update messages m set text = '', media_id = null from part where m.id = part.id)
    select count(*)::int as count from part`,
  );
}

/**
 * Removes the member as an actor from a batch of other members' notifications.
 * @returns the number of notifications changed; 0 when no notification is left
 */
export async function takeBackSome(db: Kysely<DB>, userId: string) {
  return await transact(db, async (tx) => {
    const notices = await tx
      .selectFrom('notification_actors')
      .select('notification_id')
      .where('actor_id', '=', userId)
      .limit(AT_ONCE)
      .execute();
    takeBackActor(
      tx,
      userId,
      notices.map(({ notification_id }) => notification_id),
    );
    return notices.length;
  });
}

/**
 * Deletes a batch of the member's rows from each table that personal-data.ts marks with `row`. No counter depends on
 * these rows.
 * @returns the number of rows deleted; 0 when no row is left
 */
export async function eraseSomeRows(db: Kysely<DB>, userId: string) {
  let count = 0;
  for (const [table, { names = {} }] of Object.entries<Line>(personalData)) {
    for (const [column, fate] of Object.entries(names)) {
      if (fate !== 'row') continue;
      count += await eraseRows(
        db,
        table,
        sql`select ctid from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`,
      );
    }
  }
  return count;
}

/** @param which a query that returns the `ctid` of the rows to delete */
async function eraseRows(db: Kysely<DB>, table: string, which: RawBuilder<unknown>) {
  const places = sql`array(${which} limit ${ROWS_AT_ONCE})`;
  return await transact(db, async (tx) => {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(${places})`.execute(tx);
    return Number(numAffectedRows);
  });
}

interface Count {
  count: number;
}

/**
 * Runs a statement in a transaction of its own, and again after a deadlock.
 * @returns the count that the statement selects
 */
async function countOf(db: Kysely<DB>, statement: RawBuilder<Count>) {
  return await transact(db, async (tx) => {
    const { rows } = await statement.execute(tx);
    return rows[0]?.count ?? 0;
  });
}
