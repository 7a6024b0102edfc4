import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { notify, type Notice } from '../events/notify.ts';
import { withdrawNotice } from '../events/take-back.ts';

/**
 * For each kind of content (post or comment): its table, which has the counter, the table of its reactions, and the
 * foreign key of the reactions.
 */
const targets = {
  post: { table: 'posts', reactions: 'post_reactions', key: 'post_id' },
  comment: { table: 'comments', reactions: 'comment_reactions', key: 'comment_id' },
} as const;

interface ReactionChange {
  total: number;
  /** A number that grows with every change of `total`, so that clients can tell which of two totals is newer. */
  revision: number;
  /** False when the request changed nothing, because the reaction already had the requested state. */
  changed: boolean;
}

interface Reaction {
  kind: keyof typeof targets;
  targetId: string;
  reacted: boolean;
  /** The notification to the author of the post or comment. Its actor is the reacting member. */
  notice: Notice & { actorId: string; postId: string };
}

/**
 * Sets or removes a member's reaction, and the author's notification about it.
 * @returns the total of reactions and its revision
 */
export function react(db: Kysely<DB>, { kind, targetId, reacted, notice }: Reaction) {
  return transact(db, async (tx) => {
    const { changed, ...counted } = await setReaction(tx, kind, targetId, notice.actorId, reacted);
    if (!changed) return counted;
    const { postId: idPost, commentId: idComment = null } = notice;
    tx.publish(`post:${idPost}`, { type: 'reactions', idPost, idComment, ...counted });
    if (reacted) notify(tx, notice);
    else withdrawNotice(tx, notice);
    return counted;
  });
}

/**
 * Sets or removes a member's reaction; a repeated call changes nothing. Changes the reaction's row and the counter in
 * one statement, so that the counter stays exact under concurrency.
 */
async function setReaction(
  db: Kysely<DB>,
  kind: keyof typeof targets,
  targetId: string,
  userId: string,
  reacted: boolean,
): Promise<ReactionChange> {
  const target = targets[kind];
  const table = sql.table(target.table);
  const reactions = sql.table(target.reactions);
  const key = sql.ref(target.key);
  const change = reacted
    ? sql`insert into ${reactions} (${key}, user_id) values (${targetId}, ${userId}) on conflict do nothing returning 1`
    : sql`delete from ${reactions} where ${key} = ${targetId} and user_id = ${userId} returning 1`;

  const { rows } = await sql<ReactionChange>`
    with change as (${change}),
    counted as (
      update ${table} set reaction_count = reaction_count + ${reacted ? 1 : -1}
      where id = ${targetId} and exists (select 1 from change)
      returning reaction_count, reaction_revision
    )
    select coalesce((select reaction_count from counted), reaction_count) as total,
      coalesce((select reaction_revision from counted), reaction_revision) as revision,
      exists (select 1 from counted) as changed
    from ${table} where id = ${targetId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The ${kind} to react to does not exist: the caller has to check that first.`);
  return row;
}
