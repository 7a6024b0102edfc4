import { Router } from 'express';
import type { Platform } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { pathId } from '../../http/input.ts';
import { requireSession } from '../../auth/session.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.store.ts';

/** Routes to list and end the member's own sessions. */
export function sessionsRoutes({ db }: Platform) {
  const router = Router();

  router.get('/api/sessoes', async (request, response) => {
    const { userId, id } = requireSession(request);
    response.json({ sessoes: await listSessions(db, userId, id) });
  });

  router.delete('/api/sessoes/outras', async (request, response) => {
    const { userId, id } = requireSession(request);
    const ended = await endOtherSessions(db, userId, id);
    response.json({ ended });
  });

  router.delete('/api/sessoes/:idSession', async (request, response) => {
    const { userId } = requireSession(request);
    if ((await endSession(db, userId, pathId(request, 'idSession'))) === 0) throw notFound();
    response.status(204).end();
  });

  return router;
}
