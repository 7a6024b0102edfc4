import { sql, type RawBuilder } from 'kysely';
import { blockedWith, hasBlocked, idOf, isLocked } from './members.ts';

/** Number of blocks counted at most. A post with more comments is searched by the blocks. */
const MAX_BLOCKS = 1_000;

/**
 * SQL condition: the viewer sees the comment. Hides comments by members with a block between them and the viewer,
 * replies to these, and comments that moderation took down. The placeholder of an erased member's comment hides
 * nothing.
 * @param comment the alias of `comments` in the query
 */
export function isCommentShownTo(viewer: string | null, comment: string): RawBuilder<boolean> {
  const parent = sql.ref(`${comment}.parent_id`);
  return sql<boolean>`(${sql.ref(`${comment}.taken_down`)} is null
    and not ${isHidden(viewer, comment)}
    and (${parent} is null or not ${isThreadHidden(viewer, parent)}))`;
}

/** SQL condition: the comment above a reply is hidden from the viewer because of its author. */
export function isThreadHidden(viewer: string | null | RawBuilder<unknown>, parent: RawBuilder<unknown>) {
  return sql<boolean>`exists (select 1 from comments t where t.id = ${parent} and ${isHidden(viewer, 't')})`;
}

/** Applies isBlockedBetween to the author. Only comments marked `author_out` are checked for a locked author. */
function isHidden(viewer: string | null | RawBuilder<unknown>, comment: string) {
  const author = sql.ref(`${comment}.author_id`);
  return sql<boolean>`(${sql.ref(`${comment}.erased_at`)} is null and ${author} is distinct from ${idOf(viewer)}
    and (${hasBlocked(viewer, author)} or ${hasBlocked(author, viewer)} or ${isLocked(viewer)}
      or (${sql.ref(`${comment}.author_out`)} and ${isLocked(author)})))`;
}

/**
 * Counts the comments of post `p` that the viewer sees, for a query of `posts` as `p`. Subtracts the few comments by
 * hidden authors, with the replies to them, from the post's counter of all comments.
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
 * Selects the comments in a place by authors hidden from the viewer. The cost does not grow with the number of members
 * or of locked members: it looks for the viewer's blocks among the comments, or for the comments of the blocked members
 * if these are fewer; comments of locked members are marked. `offset 0` keeps the planner from joining in the other
 * direction, which reads all comments of a post that it expects to have few.
 * @param place SQL condition on comments
 * @param size approximate number of these comments
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
