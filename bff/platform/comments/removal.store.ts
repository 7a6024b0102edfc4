import { sql } from 'kysely';
import type { Platform } from '../context.ts';
import { transact, type Tx } from '../db/transact.ts';
import { notAllowed } from '../errors.ts';
import { takeBackComments } from '../events/take-back.ts';
import { changeOf, publishChange, type CommentChange, type Revisions } from './changes.ts';
import { commentNotFound } from './comments.store.ts';

type Place = Pick<Platform, 'db' | 'urlOf'>;

/** Hides a comment and removes the notifications about it, or shows a hidden comment again. Idempotent. */
export async function setHidden({ db, urlOf }: Place, commentId: string, hidden: boolean) {
  await transact(db, async (tx) => {
    const changed = await tx
      .updateTable('comments')
      .set({ hidden_at: hidden ? sql<Date>`now()` : null })
      .where('id', '=', commentId)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (changed) publishChange(tx, urlOf, await changeOf(tx, commentId));
    if (hidden) takeBackComments(tx, [commentId]);
  });
}

/**
 * Deletes a member's own comment and the notifications about it. A comment with replies keeps its row, but not its text
 * and author, until its last reply is deleted.
 * @returns the ids of the deleted comments
 * @throws {ApiError} 403 if the comment is another member's, 404 if it is already deleted
 */
export async function deleteComment(
  { db, urlOf }: Place,
  viewer: string,
  { id, post_id }: { id: string; post_id: string },
) {
  return await transact(db, async (tx) => {
    // Lock the post, as storing a reply does. A concurrent reply then commits first, and the queries below see it.
    await sql`select 1 from posts where id = ${post_id} for no key update`.execute(tx);
    // Lock the comments before the notifications. Reactions lock in the same order; another order could deadlock.
    await sql`
      select 1 from comments where id = ${id} or id = (select parent_id from comments where id = ${id})
      order by id for update`.execute(tx);
    const comment = await tx
      .selectFrom('comments')
      .select(['author_id', 'parent_id'])
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .where('taken_down', 'is', null)
      .executeTakeFirst();
    if (!comment) throw commentNotFound();
    if (comment.author_id !== viewer) throw notAllowed('Só quem escreveu pode excluir o comentário.');

    takeBackComments(tx, [id]);
    const gone: string[] = [];
    // Delete the comment after the notifications about it. Otherwise the foreign key would delete the notifications
    // without updating the members' unread counts.
    tx.beforeCommit(async () => {
      for (const each of await eraseComment(tx, id, comment.parent_id)) {
        if (each.difference < 0) gone.push(each.id);
        publishChange(tx, urlOf, each);
      }
    });
    return gone;
  });
}

async function eraseComment(tx: Tx, id: string, parentId: string | null): Promise<CommentChange[]> {
  const change = await changeOf(tx, id);
  const counted = await deleteUnanswered(tx, id);
  if (!counted) {
    await tx
      .updateTable('comments')
      .set({ text: '', erased_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  }
  const erased = counted ? { ...change, ...counted, difference: -1 } : change;
  return [erased, ...(parentId === null ? [] : await deleteEmptied(tx, parentId))];
}

/**
 * Deletes the row of a comment that was erased earlier, if the comment has no replies any more. Keeps the row of a
 * comment that moderation took down, because the comment may be restored.
 */
export async function deleteEmptied(tx: Tx, id: string): Promise<CommentChange[]> {
  const emptied = await tx
    .selectFrom('comments')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is not', null)
    .where('taken_down', 'is', null)
    .executeTakeFirst();
  if (!emptied) return [];
  const change = await changeOf(tx, id);
  const counted = await deleteUnanswered(tx, id);
  return counted ? [{ ...change, ...counted, difference: -1 }] : [];
}

/**
 * Deletes a comment unless it has replies. Replies that moderation took down count as replies too, because they may be
 * restored.
 * @returns the new revision numbers of the counters; undefined when the comment has replies
 */
async function deleteUnanswered(tx: Tx, id: string) {
  const { rows } = await sql<Revisions>`
    with gone as (
      delete from comments c where c.id = ${id} and not exists (select 1 from comments r where r.parent_id = c.id)
      returning post_id, parent_id
    ),
    fewer as (update posts set comment_count = comment_count - 1 where id in (select post_id from gone)
      returning comment_revision),
    less as (update comments set reply_count = reply_count - 1 where id in (select parent_id from gone)
      returning reply_revision)
    select (select comment_revision from fewer) as revision, (select reply_revision from less) as "threadRevision"
    from gone`.execute(tx);
  return rows[0];
}
