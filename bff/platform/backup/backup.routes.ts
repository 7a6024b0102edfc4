import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import type { MediaStore } from '../media/store.ts';
import { backup } from './write.ts';

/** Known to those who can read this product's secret, and so its data anyway. */
export function backupToken(secret: string) {
  return createHmac('sha256', secret).update('backup').digest('base64url');
}

/**
 * `POST /internal/backup` on the platform's own port, which is never public: PGlite can be read by the process that has
 * it open alone, so that is who makes the backup. Nothing is there for anybody without the token.
 */
export function backupRoutes(db: Kysely<DB>, store: MediaStore, secret: string) {
  const wanted = Buffer.from(`Bearer ${backupToken(secret)}`);
  const router = Router();
  router.post('/internal/backup', async (request, response) => {
    const given = Buffer.from(request.get('authorization') ?? '');
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw notFound();
    response.type('application/octet-stream');
    await pipeline(Readable.from(backup(db, store)), response);
  });
  return router;
}
