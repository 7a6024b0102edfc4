import { Router, type Response } from 'express';
import { z } from 'zod';
import type { Platform } from '../../context.ts';
import type { Tx } from '../../db/transact.ts';
import { pathId, readBody, readIdempotencyKey } from '../../http/input.ts';
import { requireStepUp } from '../../auth/step-up.ts';
import { requireViewer } from '../../auth/session.ts';
import { changeAndRead, communityToWire, requireCommunity } from '../communities.store.ts';
import { readPix } from '../../wallet/pix.store.ts';
import { finishMandates } from '../../wallet/stripe/end-mandates.ts';
import { openPixMonth } from './vip.pix.ts';
import { cancelSubscription, resumeSubscription, subscribe } from './vip.store.ts';
import type { VipTerms } from './vip.terms.ts';

export const subscriptionBody = z.object({ valPrice: z.int() });

/** Routes for a VIP subscription: paying a month from the wallet or by Pix Automático, cancelling, and resuming. */
export function vipRoutes({ db, urlOf, payments, later }: Platform, terms: VipTerms) {
  const router = Router();

  router.post('/api/comunidades/:id/subscription', async (request, response) => {
    const { userId: viewer } = await requireStepUp(db, request, 'money');
    const communityId = pathId(request, 'id');
    const { valPrice: price } = readBody(request, subscriptionBody);
    await change(response, viewer, communityId, (tx) => subscribe(tx, { viewer, communityId, price, terms }));
  });

  router.post('/api/comunidades/:id/subscription/pix', async (request, response) => {
    const { userId: viewer } = await requireStepUp(db, request, 'money');
    const communityId = pathId(request, 'id');
    const { valPrice: price } = readBody(request, subscriptionBody);
    await requireCommunity(db, viewer, communityId);
    const idempotencyKey = readIdempotencyKey(request);
    const opened = await openPixMonth({ db, payments }, { viewer, communityId, price, terms, idempotencyKey });
    response.status(201).json(await readPix(payments, opened));
  });

  router.delete('/api/comunidades/:id/subscription', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    await change(response, viewer, communityId, (tx) => cancelSubscription(tx, viewer, communityId));
    later(finishMandates(payments));
  });

  router.post('/api/comunidades/:id/subscription/resume', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    await change(response, viewer, communityId, (tx) => resumeSubscription(tx, viewer, communityId));
  });

  return router;

  async function change(response: Response, viewer: string, communityId: string, make: (tx: Tx) => Promise<void>) {
    await requireCommunity(db, viewer, communityId);
    response.json(communityToWire(await changeAndRead(db, viewer, communityId, make), urlOf));
  }
}
