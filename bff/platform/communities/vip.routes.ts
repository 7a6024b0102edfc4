import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { pathId, readBody } from '../http/input.ts';
import { requireStepUp } from '../auth/step-up.ts';
import { requireViewer } from '../auth/session.ts';
import { communityToWire, requireCommunity } from './communities.store.ts';
import { cancelSubscription, resumeSubscription, subscribe } from './vip.store.ts';
import type { VipTerms } from './vip.terms.ts';

const body = z.object({ valPrice: z.int() });

/** A VIP membership: paying a month, ending it, taking that back. */
export function vipRoutes({ db, urlOf }: Platform, terms: VipTerms) {
  const router = Router();

  router.post('/api/comunidades/:id/subscription', async (request, response) => {
    const { userId: viewer } = await requireStepUp(db, request, 'money');
    const communityId = pathId(request, 'id');
    const { valPrice: price } = readBody(request, body);
    await requireCommunity(db, viewer, communityId);
    await subscribe(db, { viewer, communityId, price, terms });
    await answer(request, response, communityId);
  });

  router.delete('/api/comunidades/:id/subscription', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    await requireCommunity(db, viewer, communityId);
    await cancelSubscription(db, viewer, communityId);
    await answer(request, response, communityId);
  });

  router.post('/api/comunidades/:id/subscription/resume', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    await requireCommunity(db, viewer, communityId);
    await resumeSubscription(db, viewer, communityId);
    await answer(request, response, communityId);
  });

  return router;

  async function answer(request: Request, response: Response, communityId: string) {
    response.json(communityToWire(await requireCommunity(db, requireViewer(request), communityId), urlOf));
  }
}
