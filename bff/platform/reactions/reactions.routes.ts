import { Router, type Request } from 'express';
import { z } from 'zod';
import { requireComment } from '../comments/comments.store.ts';
import type { Platform } from '../context.ts';
import { pathId, readBody } from '../http/input.ts';
import { requireVisiblePost } from '../posts/visibility.ts';
import { requireViewer } from '../session.ts';
import { setReaction } from './reactions.store.ts';

/** SPEC 7 writes FIRE for posts and fire for comments; either is taken for both. SPEC 9: there is no other. */
const body = z.object({ desType: z.literal(['FIRE', 'fire']) });

export function reactionsRoutes({ db, publish }: Platform) {
  const router = Router();

  router.post('/api/post/:id/reaction', async (request, response) => {
    const viewer = requireViewer(request);
    readBody(request, body);
    response.json(await reactToPost(request, viewer, true));
  });

  router.delete('/api/post/:id/reaction', async (request, response) => {
    response.json(await reactToPost(request, requireViewer(request), false));
  });

  router.post('/api/comment/:idPost/:idComment/reaction', async (request, response) => {
    const viewer = requireViewer(request);
    readBody(request, body);
    response.json(await reactToComment(request, viewer, true));
  });

  router.delete('/api/comment/:idPost/:idComment/reaction', async (request, response) => {
    response.json(await reactToComment(request, requireViewer(request), false));
  });

  return router;

  async function reactToPost(request: Request, viewer: string, reacted: boolean) {
    const { id: idPost } = await requireVisiblePost(db, viewer, pathId(request, 'id'));
    const { total, changed } = await setReaction(db, 'post', idPost, viewer, reacted);
    if (changed) publish(`post:${idPost}`, { type: 'reactions', idPost, idComment: null, total });
    return { reactions: { reacted, total } };
  }

  async function reactToComment(request: Request, viewer: string, reacted: boolean) {
    const { id: idPost } = await requireVisiblePost(db, viewer, pathId(request, 'idPost'));
    const { id: idComment } = await requireComment(db, viewer, idPost, pathId(request, 'idComment'));
    const { total, changed } = await setReaction(db, 'comment', idComment, viewer, reacted);
    if (changed) publish(`post:${idPost}`, { type: 'reactions', idPost, idComment, total });
    return { reactions: { reacted, total } };
  }
}
