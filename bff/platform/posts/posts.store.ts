import { sql, type Kysely, type RawBuilder } from 'kysely';
import { endBoosts } from '../ads/ad-states.ts';
import type { Platform } from '../context.ts';
import { shownComments } from '../policy/comments.ts';
import { lockCommunitiesOf, uncountPost } from '../communities/post-count.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { notAllowed, notFound } from '../errors.ts';
import { fileToWire, filesOfPost, postFileOf, type MediaRecord, type UrlOf } from '../media/media.wire.ts';
import { closeReview } from '../cases/reviews.ts';
import { publishPost } from '../events/posts.ts';
import { takeBackPosts } from '../events/take-back.ts';
import { isVisible, requireVisiblePost } from '../policy/posts.ts';
import { lockPosts } from '../policy/visibility-lock.ts';

export interface PostRow {
  id: string;
  author_id: string;
  community_id: string | null;
  community_name: string | null;
  text: string;
  reaction_count: number;
  reaction_revision: number;
  comment_count: number;
  comment_revision: number;
  view_count: number;
  created_at: Date;
  reacted: boolean;
  in_review: boolean;
  /** True when visitors may see the post too, not only members. */
  is_open: boolean;
  files: MediaRecord[];
}

/** The columns that `postToWire` needs, for a query in which `posts` has the alias `p`. */
export function postColumns(viewer: string | null): RawBuilder<PostRow> {
  return sql`p.id, p.author_id, p.community_id, p.text, p.reaction_count, p.reaction_revision,
    ${shownComments(viewer)} as comment_count, p.comment_revision,
    p.view_count, p.created_at,
    p.in_review, ${isVisible(null, 'p')} is true as is_open,
    (select c.name from communities c where c.id = p.community_id) as community_name,
    exists (select 1 from post_reactions r where r.post_id = p.id and r.user_id = ${viewer}::uuid) as reacted,
    ${filesOfPost(sql.ref('p.id'))} as files`;
}

/** @throws {ApiError} 404 when the post does not exist or the viewer may not see it */
export async function requirePost(db: Kysely<DB>, viewer: string | null, postId: string): Promise<PostRow> {
  const { rows } = await sql<PostRow>`
    select ${postColumns(viewer)} from posts p where p.id = ${postId} and ${isVisible(viewer, 'p')}`.execute(db);
  const [post] = rows;
  if (!post) throw notFound('Post não encontrado.');
  return post;
}

/**
 * Returns a map from a post's id to the object "Post" of the platform's API (API.md). Leaves out the posts that the
 * viewer may not see.
 */
export async function visiblePosts(
  { db, urlOf }: Pick<Platform, 'db' | 'urlOf'>,
  viewer: string | null,
  ids: readonly string[],
) {
  if (ids.length === 0) return new Map<string, object>();
  const { rows } = await sql<PostRow>`
    select ${postColumns(viewer)} from posts p where p.id = any(${[...ids]}::uuid[]) and ${isVisible(viewer, 'p')}`.execute(
    db,
  );
  return new Map<string, object>(rows.map((row) => [row.id, postToWire(row, viewer, urlOf)]));
}

/**
 * Deletes a post and its notifications. Of two concurrent calls, only one deletes.
 * @throws {ApiError} 404 when the post does not exist or the viewer may not see it, 403 when the viewer sees it but is
 * not its author
 */
export async function deletePost(
  db: Kysely<DB>,
  viewer: string,
  postId: string,
  releaseMedia: (postId: string) => Promise<unknown>,
) {
  const isDone = await transact(db, async (tx) => {
    await lockCommunitiesOf(tx, [postId]);
    await closeReview(tx, 'POST', postId, viewer);
    await lockPosts(tx, [postId]);
    const deleted = await tx
      .updateTable('posts as p')
      .set({ deleted_at: sql<Date>`now()` })
      .where('p.id', '=', postId)
      // Authors may delete their post even when they can no longer see the community that it is in.
      .where('p.author_id', '=', viewer)
      .where('p.deleted_at', 'is', null)
      .returning(['p.id', 'p.community_id', 'p.in_review'])
      .executeTakeFirst();
    if (!deleted) return false;
    if (deleted.community_id !== null && !deleted.in_review) await uncountPost(tx, deleted.community_id);
    await endBoosts(tx, viewer, postId);
    takeBackPosts(tx, [postId]);
    publishPost(tx, { id: postId, isGone: true });
    tx.later(() => releaseMedia(postId));
    return true;
  });
  if (isDone) return;
  const post = await requireVisiblePost(db, viewer, postId);
  throw post.author_id === viewer
    ? notFound('Post não encontrado.')
    : notAllowed('Só quem publicou pode excluir o post.');
}

/** Builds the object "Post" of the platform's API (API.md). */
export function postToWire(post: PostRow, viewer: string | null, urlOf: UrlOf, cursor?: string) {
  // The file URLs of a post that is not public work only for this viewer, and only while the viewer may see the post.
  const reader = post.is_open || viewer === null ? undefined : viewer;
  const files = post.files.map((file) => fileToWire(file, (key) => urlOf(key, reader)));
  return {
    idPost: post.id,
    idUser: post.author_id,
    idCommunity: post.community_id,
    desCommunityName: post.community_name,
    desContent: post.text,
    datCreated: post.created_at.toISOString(),
    desStatus: post.in_review ? 'EM_ANALISE' : 'PUBLICADO',
    postFile: postFileOf(files),
    files,
    reactions: { reacted: post.reacted, total: post.reaction_count, revision: post.reaction_revision },
    comments: { total: post.comment_count, revision: post.comment_revision },
    views: { total: post.view_count },
    owner: post.author_id === viewer,
    cursor,
  };
}
