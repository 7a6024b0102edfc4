import express, { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { readBody } from '../http/input.ts';
import { requireInternal } from '../http/internal.ts';
import { CommandRefused, runCommand } from './commands.ts';

const asked = z.object({ command: z.string(), who: z.string() });

/**
 * `POST /internal/admin`: runs a command of `npm run admin` inside the running platform. A separate process could not
 * do so: it cannot open a PGlite database that is in use, and its events would not reach open connections.
 */
export function adminRoutes({ db, queueMail }: Pick<Platform, 'db' | 'queueMail'>, secret: string) {
  const router = Router();
  router.post('/internal/admin', express.json(), async (request, response) => {
    requireInternal(request, secret, '/internal/admin');
    const { command, who } = readBody(request, asked);
    try {
      response.json({ done: await runCommand(db, queueMail, command, who) });
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      response.json({ refused: error.message });
    }
  });
  return router;
}
