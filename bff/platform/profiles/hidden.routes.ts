import { Router } from 'express';
import type { Platform } from '../context.ts';
import { requireViewer } from '../auth/session.ts';
import { blockedWith } from '../policy/members.ts';

/** Whom the asking member has blocked or is blocked by: nothing of theirs may reach them, on a live stream either. */
export function hiddenRoutes({ db }: Platform) {
  const router = Router();

  router.get('/api/user-v2/hidden-ids', async (request, response) => {
    const viewer = requireViewer(request);
    const { rows } = await blockedWith(viewer).execute(db);
    response.json({ ids: rows.map(({ id }) => id) });
  });

  return router;
}
