import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { notFound } from '../errors.ts';

/** Paths for commands from this machine, on the platform's own port, which is never public. */
export type InternalPath = '/internal/admin' | '/internal/backup';

/** Derives the path's token from the secret. A process that can read the secret could read the database too. */
export function internalToken(secret: string, path: InternalPath) {
  return createHmac('sha256', secret).update(path).digest('base64url');
}

/** @throws {ApiError} 404 without the path's token, as if the path did not exist */
export function requireInternal(request: Request, secret: string, path: InternalPath) {
  const wanted = Buffer.from(`Bearer ${internalToken(secret, path)}`);
  const given = Buffer.from(request.get('authorization') ?? '');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw notFound();
}
