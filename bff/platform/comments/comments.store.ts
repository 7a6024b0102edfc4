import { sql, type Kysely, type QueryResult, type RawBuilder, type Transaction } from 'kysely';
import { keysetCondition, keysetOrder } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { notFound } from '../errors.ts';
import type { UrlOf } from '../media/media.wire.ts';
import { notify, type Notice } from '../events/notify.ts';
import { cursorsOf, type PageRequest, type Position } from '../http/pagination.ts';
import { isCommentShownTo, shownReplies } from '../policy/comments.ts';
import { isVisible } from '../policy/posts.ts';

export const threadCursors = (postId: string) => cursorsOf(`comments:${postId}`);
export const replyCursors = (commentId: string) => cursorsOf(`replies:${commentId}`);

/** The nil UUID, which replaces the author's id in an erased comment. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface CommentRow {
  id: string;
  post_id: string;
  author_id: string;
  parent_id: string | null;
  text: string;
  hidden: boolean;
  /**
   * True if the author has deleted the comment or their account was erased. The row stays so that replies keep a
   * parent.
   */
  erased: boolean;
  reaction_count: number;
  reaction_revision: number;
  reply_count: number;
  reply_revision: number;
  created_at: Date;
  reacted: boolean;
  author_name: string;
  author_avatar_key: string | null;
}

/** Returns a page of a post's top-level comments, newest first. */
export function topLevelComments(db: Kysely<DB>, viewer: string | null, postId: string, page: PageRequest) {
  return select(
    db,
    viewer,
    sql`select id from comments
      where post_id = ${postId} and parent_id is null and ${keysetCondition(page, 'id')} and ${isCommentShownTo(viewer, 'comments')}
      order by ${keysetOrder(page, 'id')} limit ${page.size + 1}`,
    keysetOrder(page, 'c.id'),
  );
}

const oldestFirst = { order: 'asc' } as const;

/** Returns a page of the replies to a comment, oldest first. */
export function repliesTo(db: Kysely<DB>, viewer: string | null, commentId: string, page: PageRequest) {
  return select(
    db,
    viewer,
    sql`select id from comments where parent_id = ${commentId} and ${keysetCondition(page, 'id', oldestFirst)} and ${isCommentShownTo(viewer, 'comments')}
      order by ${keysetOrder(page, 'id', oldestFirst)} limit ${page.size + 1}`,
    keysetOrder(page, 'c.id', oldestFirst),
  );
}

/** Returns comments and replies of a post, newest first, for the legacy list. */
export async function allComments(
  db: Kysely<DB>,
  viewer: string | null,
  postId: string,
  limit: number,
  offset: number,
) {
  const ids = await shownIds(db, viewer, postId, limit, offset);
  return await select(db, viewer, sql`select unnest(${ids}::uuid[]) as id`, sql`c.id desc`);
}

/** The number of comments that one SQL statement reads. */
const STRIDE = 1_000;

/**
 * Returns the ids of the comments that the viewer may see, after the offset. Reads the comments in batches (keyset
 * pagination), because with an SQL `offset` PostgreSQL would read and sort all comments.
 */
async function shownIds(db: Kysely<DB>, viewer: string | null, postId: string, limit: number, offset: number) {
  const ids: string[] = [];
  let left = offset + limit;
  let last: Position | null = null;
  while (left > 0) {
    const stride = Math.min(STRIDE, left);
    const { rows }: QueryResult<{ id: string; shown: boolean }> = await sql<{ id: string; shown: boolean }>`
      select c.id, ${isCommentShownTo(viewer, 'c')} as shown from (
        select * from comments where post_id = ${postId} and ${keysetCondition({ cursor: last }, 'id')}
        order by id desc limit ${stride}
      ) c order by c.id desc`.execute(db);
    for (const { id, shown } of rows) {
      if (shown && left-- <= limit) ids.push(id);
      last = { part: '', id };
    }
    if (rows.length < stride) break;
  }
  return ids;
}

/**
 * Returns a comment of a post. The caller must have checked that the viewer may see the post.
 * @throws {ApiError} 404 when the post has no such comment that the viewer may see
 */
export async function requireComment(db: Kysely<DB>, viewer: string | null, postId: string, commentId: string) {
  const comment = await findShown(db, viewer, postId, commentId);
  if (!comment) throw commentNotFound();
  return comment;
}

/** Returns a comment as the viewer sees it; undefined when the viewer may not see it. */
export async function findShown(db: Kysely<DB>, viewer: string | null, postId: string, commentId: string) {
  const which = sql`select id from comments where id = ${commentId} and post_id = ${postId} and ${isCommentShownTo(viewer, 'comments')}`;
  const [comment] = await select(db, viewer, which, sql`c.id`);
  return comment;
}

/** Returns the comments and replies with these ids, in any order. Leaves out those that the viewer may not see. */
export function visibleComments(db: Kysely<DB>, viewer: string | null, ids: string[]) {
  const which = sql`select comments.id from comments join posts p on p.id = comments.post_id
    where comments.id = any(${ids}::uuid[]) and ${isCommentShownTo(viewer, 'comments')} and ${isVisible(viewer, 'p')}`;
  return select(db, viewer, which, sql`c.id`);
}

export function commentNotFound() {
  return notFound('Comentário não encontrado.');
}

/**
 * Selects comments with their authors. The subquery `ids` selects the comments of one page before any table is joined.
 */
async function select(db: Kysely<DB>, viewer: string | null, ids: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const { rows } = await sql<CommentRow>`
    with page as (${ids})
    select c.id, c.post_id, c.author_id, c.parent_id, c.text, c.hidden_at is not null as hidden,
      c.erased_at is not null as erased, c.reaction_count, c.reaction_revision,
      ${shownReplies(viewer)} as reply_count, c.reply_revision, c.created_at,
      exists (select 1 from comment_reactions r where r.comment_id = c.id and r.user_id = ${viewer}::uuid) as reacted,
      u.name as author_name, u.avatar_key as author_avatar_key
    from page join comments c on c.id = page.id join users u on u.id = c.author_id
    order by ${order}`.execute(db);
  return rows;
}

export interface NewComment {
  postId: string;
  authorId: string;
  parentId: string | null;
  text: string;
}

/**
 * Inserts a comment, updates the counters and notifies the authors concerned. A reply to a reply is stored as a reply
 * to the top-level comment.
 * @returns the top-level comment's author and the new revision numbers of the counters
 * @throws {ApiError} 404 when the post was deleted or the post does not have the comment that is answered
 */
export async function insertComment(tx: Tx, id: string, comment: NewComment) {
  const counted = await tx
    .updateTable('posts')
    .set({ comment_count: sql<number>`comment_count + 1` })
    .where('id', '=', comment.postId)
    .where('deleted_at', 'is', null)
    .returning(['author_id', 'comment_revision'])
    .executeTakeFirst();
  if (!counted) throw notFound('Post não encontrado.');

  const thread = comment.parentId === null ? null : await threadOf(tx, comment, comment.parentId);
  await tx
    .insertInto('comments')
    .values({
      id,
      post_id: comment.postId,
      author_id: comment.authorId,
      parent_id: thread?.id ?? null,
      text: comment.text,
    })
    .execute();
  notify(tx, ...noticesOf(id, comment, counted.author_id, thread));
  return {
    threadAuthorId: thread?.author_id ?? null,
    revision: counted.comment_revision,
    threadRevision: thread?.reply_revision ?? null,
  };
}

/**
 * Builds the notifications about a new comment: REPLY for each author whom it answers, and COMMENT for the post's
 * author, at most one per member. Authors of deleted comments get no notification.
 */
function noticesOf(id: string, comment: NewComment, postAuthorId: string, thread: Thread | null): Notice[] {
  const about = { actorId: comment.authorId, postId: comment.postId, commentId: id };
  const authors = thread === null ? [] : [thread.author_id, thread.answered_author_id];
  const answered = [...new Set(authors)].filter((author) => author !== null);
  const replies = answered.map((recipientId) => ({
    kind: 'REPLY' as const,
    recipientId,
    targetId: thread?.id,
    ...about,
  }));
  if (answered.includes(postAuthorId)) return replies;
  return [...replies, { kind: 'COMMENT', recipientId: postAuthorId, ...about }];
}

/**
 * The thread of a new reply: the top-level comment, its author, and the author of the comment that the reply answers.
 * An author's id is null if the author's comment was deleted.
 */
interface Thread {
  id: string;
  reply_revision: number;
  author_id: string | null;
  answered_author_id: string | null;
}

async function threadOf(tx: Transaction<DB>, { postId, authorId }: NewComment, parentId: string): Promise<Thread> {
  const thread = await tx
    .updateTable('comments')
    .set({ reply_count: sql<number>`reply_count + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('comments as answered')
        .select(sql<string>`coalesce(answered.parent_id, answered.id)`.as('id'))
        .where('answered.id', '=', parentId)
        .where('answered.post_id', '=', postId)
        .where(isCommentShownTo(authorId, 'answered')),
    )
    .returning((query) => [
      'id',
      'reply_revision',
      sql<string | null>`case when erased_at is null then author_id end`.as('author_id'),
      query
        .selectFrom('comments as answered')
        .select('answered.author_id')
        .where('answered.id', '=', parentId)
        .where('answered.erased_at', 'is', null)
        .as('answered_author_id'),
    ])
    .executeTakeFirst();
  if (!thread) throw commentNotFound();
  return thread;
}

/** Returns a comment's id and its post's id; undefined when the viewer may not see the comment. */
export function findComment(db: Kysely<DB>, viewer: string, commentId: string) {
  return db
    .selectFrom('comments')
    .select(['id', 'post_id'])
    .where('id', '=', commentId)
    .where(isCommentShownTo(viewer, 'comments'))
    .executeTakeFirst();
}

/** Converts a comment to the API's "Comment" (API.md). */
export function commentToWire(comment: CommentRow, urlOf: UrlOf, cursor?: string) {
  return {
    idComment: comment.id,
    idPost: comment.post_id,
    idUser: comment.erased ? NOBODY : comment.author_id,
    user: authorOf(comment, urlOf),
    idCommentParent: comment.parent_id,
    desContent: comment.hidden ? '' : comment.text,
    hide: comment.hidden && !comment.erased,
    removed: comment.erased || undefined,
    datCreated: comment.created_at.toISOString(),
    reactions: { reacted: comment.reacted, total: comment.reaction_count, revision: comment.reaction_revision },
    replies: { total: comment.reply_count, revision: comment.reply_revision },
    cursor,
  };
}

/** Converts a comment to a row of the legacy list (SPEC.md section 3, "Legacy comment list rows"). */
export function commentToLegacyWire(comment: CommentRow, urlOf: UrlOf) {
  const { userImage: path, userName: name } = authorOf(comment, urlOf);
  const photo = path === null ? null : { path };
  return {
    id: comment.id,
    hide: comment.hidden && !comment.erased,
    createdAt: comment.created_at.toISOString(),
    text: comment.hidden ? '' : comment.text,
    photo,
    user: { id: comment.erased ? NOBODY : comment.author_id, name, photo },
  };
}

/** Returns the name and picture of a comment's author. For an erased comment, returns a placeholder for the author. */
function authorOf({ erased, author_name, author_avatar_key }: CommentRow, urlOf: UrlOf) {
  if (erased) return { userImage: null, userName: 'Comentário removido' };
  return { userImage: author_avatar_key === null ? null : urlOf(author_avatar_key), userName: author_name };
}
