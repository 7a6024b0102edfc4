import { sql, type RawBuilder } from 'kysely';
import { blockedWith, hasBlocked, idOf, isLocked } from './members.ts';

/**
 * The query counts the viewer's blocks only up to this maximum, which bounds the cost of counting. For a post with more
 * comments than the maximum, `hiddenOf` always looks up the comments of each blocked member.
 */
const MAX_BLOCKS = 1_000;

/**
 * SQL condition: the viewer sees the comment. The viewer does not see a comment that moderation took down, a comment
 * whose author is invisible to the viewer (because of a block or `isLocked`), or a reply to a comment of such an
 * author. The comment of an erased member is an empty placeholder: the placeholder and its replies stay visible.
 * @param comment the alias of `comments` in the query
 */
export function isCommentShownTo(viewer: string | null, comment: string): RawBuilder<boolean> {
  const parent = sql.ref(`${comment}.parent_id`);
  return sql<boolean>`(${sql.ref(`${comment}.taken_down`)} is null
    and not ${isHidden(viewer, comment)}
    and (${parent} is null or not ${isThreadHidden(viewer, parent)}))`;
}

/**
 * SQL condition: the viewer does not see the parent comment of a reply, because the parent's author is hidden from the
 * viewer.
 */
export function isThreadHidden(viewer: string | null | RawBuilder<unknown>, parent: RawBuilder<unknown>) {
  return sql<boolean>`exists (select 1 from comments t where t.id = ${parent} and ${isHidden(viewer, 't')})`;
}

/**
 * SQL condition: the viewer and the comment's author are invisible to each other, as in `isBlockedBetween`. The authors
 * of comments without the mark `author_out` are not locked, so the query does not look them up.
 */
function isHidden(viewer: string | null | RawBuilder<unknown>, comment: string) {
  const author = sql.ref(`${comment}.author_id`);
  return sql<boolean>`(${sql.ref(`${comment}.erased_at`)} is null and ${author} is distinct from ${idOf(viewer)}
    and (${hasBlocked(viewer, author)} or ${hasBlocked(author, viewer)} or ${isLocked(viewer)}
      or (${sql.ref(`${comment}.author_out`)} and ${isLocked(author)})))`;
}

/**
 * Counts the comments of post `p` that the viewer sees, for a query of `posts` as `p`. Starts from the post's counter
 * of all comments and subtracts the few comments by hidden authors and the replies to those comments.
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

/** Counts the replies to comment `c` that the viewer sees, for a query of `comments` as `c`. */
export function shownReplies(viewer: string | null) {
  return sql<number>`case when c.reply_count = 0 then 0 else c.reply_count - (
    select count(*)::int from (${hiddenOf(viewer, sql`post_id = c.post_id and parent_id = c.id`, sql`c.reply_count`)}) h
  ) end`;
}

/**
 * Selects the comments that match `place` and have an author hidden from the viewer. The query checks each comment for
 * a block. If there are fewer blocks than comments, it looks up the comments of each blocked member instead. Its cost
 * therefore does not grow with the number of members. Comments of locked members are marked (`author_out`). `offset 0`
 * keeps the planner from starting with the post's comments: the planner expects few comments and would read all of
 * them.
 * @param place SQL condition that selects all comments of the post, or all replies of the parent comment
 * @param size the approximate number of comments that match `place`
 */
function hiddenOf(viewer: string | null, place: RawBuilder<unknown>, size: RawBuilder<unknown>) {
  const comments = sql`select id, parent_id, reply_count from comments
    where ${place} and taken_down is null and erased_at is null`;
  const author = sql.ref('author_id');
  const ofOut = sql`${comments} and author_out and author_id is distinct from ${viewer}::uuid and ${isLocked(author)}`;
  if (viewer === null) return ofOut;
  const isShort = sql`${size} <= (select count(*) from (${blockedWith(viewer)} limit ${MAX_BLOCKS}) x)`;
  return sql`${comments} and ${isShort} and (${hasBlocked(viewer, author)} or ${hasBlocked(author, viewer)})
    union select h.* from (${blockedWith(viewer)}) blocked
      cross join lateral (${comments} and author_id = blocked.id offset 0) h where not ${isShort}
    union ${ofOut}`;
}
