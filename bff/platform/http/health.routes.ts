import { Router } from 'express';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** Serves `/healthz` (200 if the process responds) and `/readyz` (200 if the database responds too, otherwise 503). */
export function healthRoutes(db: Kysely<DB>) {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    await sql`select 1`.execute(db);
    response.json({ status: 'ok' });
  });
  return router;
}
