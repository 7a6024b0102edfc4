import { Router, type Request } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { notAllowed } from '../errors.ts';
import { id, readIdempotencyKey, readIds, pathId, readBody, text, readQuery } from '../http/input.ts';
import { once } from '../db/idempotency.ts';
import { transact, type Tx } from '../db/transact.ts';
import { pageOf, pageQuery, type Cursors } from '../http/pagination.ts';
import { shareVisibilityOfPost } from '../policy/visibility-lock.ts';
import { authorKeyOf, requireVisiblePost } from '../policy/posts.ts';
import { requireViewer, viewerOf } from '../auth/session.ts';
import { authorsOf, authorsQuery } from '../profiles/authors.ts';
import {
  allComments,
  commentNotFound,
  commentToLegacyWire,
  commentToWire,
  findComment,
  findShown,
  insertComment,
  repliesTo,
  replyCursors,
  requireComment,
  threadCursors,
  topLevelComments,
  visibleComments,
  type CommentRow,
} from './comments.store.ts';
import { deleteComment, setHidden } from './removal.store.ts';

/** SPEC.md section 9. */
const MAX_LIST = 999;

export const newComment = z.object({
  content: text(2_000).refine((content) => content !== '', 'Escreva um comentário.'),
  idCommentParent: id.nullish(),
});

export const hiding = z.object({ idComentario: id, ocultar: z.boolean().default(true) });

export const commentPageQuery = pageQuery.extend(authorsQuery);

export const legacyQuery = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_LIST).default(MAX_LIST),
  postId: id,
});

export function commentsRoutes(platform: Platform) {
  const { db, urlOf } = platform;
  const router = Router();

  router.get('/api/comment', async (request, response) => {
    const comments = await visibleComments(db, viewerOf(request), readIds(request));
    response.json(comments.map((comment) => commentToWire(comment, urlOf)));
  });

  router.get('/api/comment/:idPost', async (request, response) => {
    const viewer = viewerOf(request);
    const post = await requireVisiblePost(db, viewer, pathId(request, 'idPost'));
    response.json(
      await answerList(request, threadCursors(post.id), (page) => topLevelComments(db, viewer, post.id, page)),
    );
  });

  router.get('/api/comment/:idPost/:idComment', async (request, response) => {
    const viewer = viewerOf(request);
    const post = await requireVisiblePost(db, viewer, pathId(request, 'idPost'));
    const comment = await requireComment(db, viewer, post.id, pathId(request, 'idComment'));
    response.json(commentToWire(comment, urlOf));
  });

  router.get('/api/comment/:idPost/:idComment/replies', async (request, response) => {
    const viewer = viewerOf(request);
    const post = await requireVisiblePost(db, viewer, pathId(request, 'idPost'));
    const comment = await requireComment(db, viewer, post.id, pathId(request, 'idComment'));
    response.json(
      await answerList(request, replyCursors(comment.id), (page) => repliesTo(db, viewer, comment.id, page)),
    );
  });

  router.post('/api/comment/:idPost', async (request, response) => {
    const viewer = requireViewer(request);
    const postId = pathId(request, 'idPost');
    const { content, idCommentParent = null } = readBody(request, newComment);
    const repeatable = {
      userId: viewer,
      key: readIdempotencyKey(request),
      content: ['comment', postId, idCommentParent, content],
    };

    const write = async (tx: Tx) => {
      await shareVisibilityOfPost(tx, viewer, postId, idCommentParent);
      await requireVisiblePost(tx, viewer, postId);
      const made = await once(tx, repeatable, async (_, commentId) => {
        const added = { postId, authorId: viewer, parentId: idCommentParent, text: content };
        const { threadAuthorId, ...revisions } = await insertComment(tx, commentId, added);
        const shown = commentToWire(await requireComment(tx, viewer, postId, commentId), urlOf);
        tx.publish(`post:${postId}`, { type: 'comment', comment: shown, idUserThread: threadAuthorId, ...revisions });
      });
      return commentToWire(await requireComment(tx, viewer, postId, made.id), urlOf);
    };
    const comment = await platform.crowds.run(await authorKeyOf(db, postId), () => transact(db, write));
    response.status(201).json(comment);
  });

  router.get('/api/comentarios', async (request, response) => {
    const { postId, limit, offset } = readQuery(request, legacyQuery);
    const viewer = viewerOf(request);
    await requireVisiblePost(db, viewer, postId);
    const comments = await allComments(db, viewer, postId, limit, offset);
    response.json(comments.map((comment) => commentToLegacyWire(comment, urlOf)));
  });

  router.delete('/api/comment/:idPost/:idComment', async (request, response) => {
    const viewer = requireViewer(request);
    const post = await requireVisiblePost(db, viewer, pathId(request, 'idPost'));
    const comment = await requireComment(db, viewer, post.id, pathId(request, 'idComment'));
    const { id: commentId, parent_id: idCommentParent } = comment;
    const gone = await deleteComment(platform, viewer, comment);
    const left = await findShown(db, viewer, post.id, commentId);
    response.json({ comment: left ? commentToWire(left, urlOf) : null, gone, idCommentParent });
  });

  router.post('/api/ocultarComentario', async (request, response) => {
    const viewer = requireViewer(request);
    const { idComentario, ocultar } = readBody(request, hiding);
    const comment = await findComment(db, viewer, idComentario);
    if (!comment) throw commentNotFound();
    const post = await requireVisiblePost(db, viewer, comment.post_id);
    if (post.author_id !== viewer) throw notAllowed('Só quem publicou o post pode ocultar comentários.');
    const changed = await transact(db, async (tx) => {
      await setHidden({ db: tx, urlOf }, comment.id, ocultar);
      return await findShown(tx, viewer, post.id, comment.id);
    });
    if (!changed) throw commentNotFound();
    response.json(commentToWire(changed, urlOf));
  });

  return router;

  /**
   * Returns the legacy array of comments that SPEC.md defines, or a page with cursors if the request has cursor
   * parameters.
   */
  async function answerList(
    request: Request,
    cursors: Cursors,
    list: (page: ReturnType<Cursors['readPage']>) => Promise<CommentRow[]>,
  ) {
    const wantsPage = Object.keys(pageQuery.shape).some((name) => request.query[name] !== undefined);
    if (!wantsPage) {
      const comments = await list({ size: MAX_LIST - 1, direction: 'after', cursor: null });
      return comments.map((comment) => commentToWire(comment, urlOf));
    }
    const query = readQuery(request, commentPageQuery);
    const page = cursors.readPage(query);
    const { items, paging } = pageOf(
      await list(page),
      page,
      (comment) => cursors.write({ part: '', id: comment.id }),
      (comment, cursor) => commentToWire(comment, urlOf, cursor),
    );
    return { comments: items, paging, ...(await authorsOf(platform, viewerOf(request), query, items)) };
  }
}
