import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import type { Tx } from '../db/transact.ts';
import { id, pathId, readBody } from '../http/input.ts';
import { requireViewer } from '../auth/session.ts';
import { changeAndRead, communityToWire } from './communities.store.ts';
import { answerOffer, offerCommunity, withdrawOffer } from './offers.store.ts';

export const offerBody = z.object({ idUser: id });
export const offerAnswer = z.object({ accept: z.boolean() });

/** Routes to hand a community over: the owner offers it to a member, and the member answers. */
export function communityOffersRoutes({ db, urlOf }: Platform) {
  const router = Router();

  router.post('/api/comunidades/:id/offer', async (request, response) => {
    const { idUser } = readBody(request, offerBody);
    await change(request, response, (tx, viewer, communityId) => offerCommunity(tx, viewer, communityId, idUser));
  });

  router.delete('/api/comunidades/:id/offer', async (request, response) => {
    await change(request, response, (tx, viewer, communityId) => withdrawOffer(tx, viewer, communityId));
  });

  router.post('/api/comunidades/:id/offer/answer', async (request, response) => {
    const { accept } = readBody(request, offerAnswer);
    await change(request, response, (tx, viewer, communityId) => answerOffer(tx, viewer, communityId, accept));
  });

  return router;

  async function change(
    request: Request,
    response: Response,
    make: (tx: Tx, viewer: string, communityId: string) => Promise<void>,
  ) {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    const community = await changeAndRead(db, viewer, communityId, (tx) => make(tx, viewer, communityId));
    response.json(communityToWire(community, urlOf));
  }
}
