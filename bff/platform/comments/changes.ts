import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import type { UrlOf } from '../media/media.wire.ts';
import { commentToWire, findShown } from './comments.store.ts';

/**
 * At which revision of its post's count, and of that of the comment it answers, something happened; null where it is
 * not counted.
 */
export interface Revisions {
  revision: number | null;
  threadRevision: number | null;
}

/** What was done to a comment, for those who have its post open. */
export interface CommentChange extends Revisions {
  id: string;
  postId: string;
  parentId: string | null;
  /** Who wrote it, and who wrote what it answers. */
  authorId: string;
  threadAuthorId: string | null;
  /** By how many comments the post has more now, or fewer. */
  difference: number;
}

/** A comment as it stands: call it before it is deleted. */
export async function changeOf(db: Kysely<DB>, id: string): Promise<CommentChange> {
  const { rows } = await sql<Omit<CommentChange, 'difference' | keyof Revisions>>`
    select c.id, c.post_id as "postId", c.parent_id as "parentId", c.author_id as "authorId",
      case when t.erased_at is null then t.author_id end as "threadAuthorId"
    from comments c left join comments t on t.id = c.parent_id where c.id = ${id}`.execute(db);
  const [change] = rows;
  if (!change) throw new Error('A comment that was read a moment ago is gone.');
  return { ...change, difference: 0, revision: null, threadRevision: null };
}

/** Publishes what has become of a comment (API.md, "Events"). */
export function publishChange(tx: Tx, urlOf: UrlOf, change: CommentChange) {
  const { id, postId, parentId, authorId, threadAuthorId, ...counted } = change;
  tx.beforeCommit(async () => {
    const comment = await findShown(tx, null, postId, id);
    tx.publish(`post:${postId}`, {
      type: 'comment-changed',
      idComment: id,
      idCommentParent: parentId,
      comment: comment ? commentToWire(comment, urlOf) : null,
      ...counted,
      idUser: authorId,
      idUserThread: threadAuthorId,
    });
  });
}
