import { Router, type Request } from 'express';
import { z } from 'zod';
import { requireComment } from '../comments/comments.store.ts';
import type { Platform } from '../context.ts';
import { transact, type Tx } from '../db/transact.ts';
import { notAllowed } from '../errors.ts';
import { pathId, readBody } from '../http/input.ts';
import { shareComment, sharePost, shareVisibilityOfPost } from '../policy/visibility-lock.ts';
import { authorKeyOf, requireVisiblePost } from '../policy/posts.ts';
import { requireViewer } from '../auth/session.ts';
import { react } from './reactions.store.ts';

/**
 * The only type of reaction (SPEC.md, section 9). Section 7 spells it `FIRE` for posts and `fire` for comments; the
 * platform accepts both spellings for both.
 */
export const reactionBody = z.object({ desType: z.literal(['FIRE', 'fire']) });

export function reactionsRoutes({ db, crowds }: Platform) {
  const router = Router();

  router.post('/api/post/:id/reaction', async (request, response) => {
    const viewer = requireViewer(request);
    readBody(request, reactionBody);
    response.json(await reactToPost(request, viewer, true));
  });

  router.delete('/api/post/:id/reaction', async (request, response) => {
    response.json(await reactToPost(request, requireViewer(request), false));
  });

  router.post('/api/comment/:idPost/:idComment/reaction', async (request, response) => {
    const viewer = requireViewer(request);
    readBody(request, reactionBody);
    response.json(await reactToComment(request, viewer, true));
  });

  router.delete('/api/comment/:idPost/:idComment/reaction', async (request, response) => {
    response.json(await reactToComment(request, requireViewer(request), false));
  });

  return router;

  async function atPost<Result>(postId: string, work: (tx: Tx) => Promise<Result>) {
    return await crowds.run(await authorKeyOf(db, postId), () => transact(db, work));
  }

  async function reactToPost(request: Request, viewer: string, reacted: boolean) {
    const postId = pathId(request, 'id');
    const counted = await atPost(postId, async (tx) => {
      await shareVisibilityOfPost(tx, viewer, postId, null);
      const { id: idPost, author_id: recipientId } = await requireVisiblePost(tx, viewer, postId);
      const notice = { kind: 'REACTION' as const, recipientId, actorId: viewer, postId: idPost };
      return await react(tx, { kind: 'post', targetId: idPost, reacted, notice });
    });
    return { reactions: { reacted, ...counted } };
  }

  async function reactToComment(request: Request, viewer: string, reacted: boolean) {
    const [postId, commentId] = [pathId(request, 'idPost'), pathId(request, 'idComment')];
    const counted = await atPost(postId, async (tx) => {
      await shareVisibilityOfPost(tx, viewer, postId, commentId);
      await sharePost(tx, postId);
      await shareComment(tx, commentId);
      const { id: idPost } = await requireVisiblePost(tx, viewer, postId);
      const comment = await requireComment(tx, viewer, idPost, commentId);
      if (comment.erased) throw notAllowed('Este comentário foi removido.');
      const { id: idComment, author_id: recipientId } = comment;
      const notice = {
        kind: 'COMMENT_REACTION' as const,
        recipientId,
        actorId: viewer,
        postId: idPost,
        commentId: idComment,
      };
      return await react(tx, { kind: 'comment', targetId: idComment, reacted, notice });
    });
    return { reactions: { reacted, ...counted } };
  }
}
