import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { requireInternal } from '../http/internal.ts';
import type { MediaStore } from '../media/store.ts';
import { backup } from './write.ts';

/**
 * `POST /internal/backup`: streams a backup. The running platform makes it, because only the process that has a PGlite
 * database open can read it.
 */
export function backupRoutes(db: Kysely<DB>, store: MediaStore, secret: string) {
  const router = Router();
  router.post('/internal/backup', async (request, response) => {
    requireInternal(request, secret, '/internal/backup');
    response.type('application/octet-stream');
    await pipeline(Readable.from(backup(db, store)), response);
  });
  return router;
}
