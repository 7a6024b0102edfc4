import { sql, type RawBuilder } from 'kysely';
import { hiddenFrom, isBlockedBetween } from './members.ts';

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

function isHidden(viewer: string | null | RawBuilder<unknown>, comment: string) {
  return sql<boolean>`(${sql.ref(`${comment}.erased_at`)} is null
    and ${isBlockedBetween(viewer, sql.ref(`${comment}.author_id`))})`;
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
    from (${hiddenFrom(viewer)}) hidden join comments h on h.author_id = hidden.id and h.post_id = p.id
    where h.taken_down is null and h.erased_at is null
  ) end`;
}

/** The same for the answers to a comment, for a query in which it goes by `c`. */
export function shownReplies(viewer: string | null) {
  return sql<number>`case when c.reply_count = 0 then 0 else c.reply_count - (
    select count(*)::int from (${hiddenFrom(viewer)}) hidden
    join comments h on h.author_id = hidden.id and h.post_id = c.post_id and h.parent_id = c.id
    where h.taken_down is null and h.erased_at is null
  ) end`;
}
