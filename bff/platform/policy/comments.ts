import { sql, type RawBuilder } from 'kysely';
import { blockedWith, hasBlocked, idOf, isLocked } from './members.ts';

/** Of the blocks with one member, so many are counted: a post with more comments is looked through by the blocks. */
const MOST_BLOCKS = 1_000;

/**
 * Whether the viewer sees a comment, as an SQL condition. What people wrote who blocked the viewer, or whom the viewer
 * blocked, is not there for the viewer, and neither is what others answered them; what moderation took down is there
 * for no reader. What stands in the place of an erased member's comment hides nothing.
 * @param comment the alias of `comments` in the query
 */
export function isShownTo(viewer: string | null, comment: string): RawBuilder<boolean> {
  const parent = sql.ref(`${comment}.parent_id`);
  return sql<boolean>`(${sql.ref(`${comment}.taken_down`)} is null
    and not ${isHidden(viewer, comment)}
    and (${parent} is null or not ${isThreadHidden(viewer, parent)}))`;
}

/** Whether the comment above an answer is not there for the viewer because of who wrote it. */
export function isThreadHidden(viewer: string | null | RawBuilder<unknown>, parent: RawBuilder<unknown>) {
  return sql<boolean>`exists (select 1 from comments t where t.id = ${parent} and ${isHidden(viewer, 't')})`;
}

/** As isBlockedBetween says it of the author. Members who are out have marked theirs: of others that is not asked. */
function isHidden(viewer: string | null | RawBuilder<unknown>, comment: string) {
  const author = sql.ref(`${comment}.author_id`);
  return sql<boolean>`(${sql.ref(`${comment}.erased_at`)} is null and ${author} is distinct from ${idOf(viewer)}
    and (${hasBlocked(viewer, author)} or ${hasBlocked(author, viewer)} or ${isLocked(viewer)}
      or (${sql.ref(`${comment}.author_out`)} and ${isLocked(author)})))`;
}

/**
 * How many comments of a post the viewer sees, for a query in which `posts` goes by `p`. All are counted in a column;
 * what the few have written of whom the viewer sees nothing is taken off, with the answers to it.
 */
export function shownComments(viewer: string | null) {
  return sql<number>`case when p.comment_count = 0 then 0 else p.comment_count - (
    select coalesce(sum(case
        when h.parent_id is null then 1 + h.reply_count
        when ${isThreadHidden(viewer, sql.ref('h.parent_id'))} then 0
        else 1
      end), 0)::int
    from (${hiddenOf(viewer, sql`post_id = p.id`, sql`p.comment_count`)}) h
  ) end`;
}

/** The same for the answers to a comment, for a query in which it goes by `c`. */
export function shownReplies(viewer: string | null) {
  return sql<number>`case when c.reply_count = 0 then 0 else c.reply_count - (
    select count(*)::int from (${hiddenOf(viewer, sql`post_id = c.post_id and parent_id = c.id`, sql`c.reply_count`)}) h
  ) end`;
}

/**
 * The comments in a place by those of whom the viewer sees nothing, as a query. It grows neither with the members nor
 * with what they are out for: the viewer's own blocks are looked for among the comments, or the comments by the blocks,
 * whichever are fewer; members who are out have marked theirs. `offset 0` keeps the planner from joining the other way
 * about, which reads all comments of a post that it expects few of.
 * @param place which comments, as an SQL condition
 * @param size how many they are about
 */
function hiddenOf(viewer: string | null, place: RawBuilder<unknown>, size: RawBuilder<unknown>) {
  const comments = sql`select id, parent_id, reply_count from comments
    where ${place} and taken_down is null and erased_at is null`;
  const author = sql.ref('author_id');
  const ofOut = sql`${comments} and author_out and author_id is distinct from ${viewer}::uuid and ${isLocked(author)}`;
  if (viewer === null) return ofOut;
  const isShort = sql`${size} <= (select count(*) from (${blockedWith(viewer)} limit ${MOST_BLOCKS}) x)`;
  return sql`${comments} and ${isShort} and (${hasBlocked(viewer, author)} or ${hasBlocked(author, viewer)})
    union select h.* from (${blockedWith(viewer)}) blocked
      cross join lateral (${comments} and author_id = blocked.id offset 0) h where not ${isShort}
    union ${ofOut}`;
}
