import { Router } from 'express';
import type { Platform } from '../context.ts';
import { requireViewer } from '../auth/session.ts';
import { blockedWith } from '../policy/members.ts';

/**
 * Serves the ids of members with a block between them and the viewer. The gateway drops live events about these
 * members.
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
