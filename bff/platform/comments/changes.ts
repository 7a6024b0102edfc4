import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import type { UrlOf } from '../media/media.wire.ts';
import { commentToWire, findShown } from './comments.store.ts';

/**
 * The revision numbers of two counters after a change: the post's comment count, and the reply count of the parent
 * comment. Null for a counter that did not change.
 */
export interface Revisions {
  revision: number | null;
  threadRevision: number | null;
}

/** A change to a comment, published to the clients that have the comment's post open. */
export interface CommentChange extends Revisions {
  id: string;
  postId: string;
  parentId: string | null;
  /** The id of the comment's author, followed by the id of the author of its parent comment. */
  authorId: string;
  threadAuthorId: string | null;
  /** The change of the post's comment count: positive for added comments, negative for removed comments. */
  difference: number;
}

/** Reads the fields of a comment that the event about its change holds. Call it before the comment is deleted. */
export async function changeOf(db: Kysely<DB>, id: string): Promise<CommentChange> {
  const { rows } = await sql<Omit<CommentChange, 'difference' | keyof Revisions>>`
    select c.id, c.post_id as "postId", c.parent_id as "parentId", c.author_id as "authorId",
      case when t.erased_at is null then t.author_id end as "threadAuthorId"
    from comments c left join comments t on t.id = c.parent_id where c.id = ${id}`.execute(db);
  const [change] = rows;
  if (!change) throw new Error('The comment of this change does not exist any more.');
  return { ...change, difference: 0, revision: null, threadRevision: null };
}

/** Publishes a comment's new state, which is read just before the commit (API.md, "Events"). */
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
