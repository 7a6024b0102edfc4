import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { pathId, readBody } from '../http/input.ts';
import { requireViewer } from '../auth/session.ts';
import { changeAndRead, communityToWire, requireManager } from './communities.store.ts';
import type { InviteTokens } from './invite-tokens.ts';
import { acceptInvite, createInvite, invitesOf, inviteToWire, revokeInvite } from './invites.store.ts';

export const accepted = z.object({ token: z.string().max(200) });
export const newInvite = z.object({ days: z.int().min(1).max(30).nullable().default(7) });

/**
 * Routes for the invite links of communities. A member with such a link joins the private community immediately,
 * without approval.
 */
export function communityInvitesRoutes({ db, urlOf }: Platform, tokens: InviteTokens) {
  const router = Router();

  router.get('/api/comunidades/:id/invites', async (request, response) => {
    const communityId = pathId(request, 'id');
    await requireManager(db, requireViewer(request), communityId);
    response.json({ invites: (await invitesOf(db, communityId)).map((invite) => inviteToWire(tokens, invite)) });
  });

  router.post('/api/comunidades/:id/invites', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    const { days } = readBody(request, newInvite);
    const invite = await createInvite(db, tokens, { viewer, communityId, days });
    response.status(201).json(inviteToWire(tokens, invite));
  });

  router.post('/api/comunidades/:id/invites/accept', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    const { token } = readBody(request, accepted);
    const joined = await changeAndRead(db, viewer, communityId, (tx) => acceptInvite(tx, viewer, communityId, token));
    response.json(communityToWire(joined, urlOf));
  });

  router.delete('/api/comunidades/:id/invites/:idInvite', async (request, response) => {
    await revokeInvite(db, requireViewer(request), pathId(request, 'id'), pathId(request, 'idInvite'));
    response.status(204).end();
  });

  return router;
}
