import { Router } from 'express';
import type { Platform } from '../context.ts';
import { requireViewer } from '../auth/session.ts';
import { blockedWith } from '../policy/members.ts';

/**
 * Serves the ids of the members who have blocked the viewer or whom the viewer has blocked. The gateway drops live
 * events about these members.
 */
export function hiddenRoutes({ db }: Platform) {
  const router = Router();

  router.get('/api/user-v2/hidden-ids', async (request, response) => {
    const viewer = requireViewer(request);
    const { rows } = await blockedWith(viewer).execute(db);
    response.json({ ids: rows.map(({ id }) => id) });
  });

  return router;
}
