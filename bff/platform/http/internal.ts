import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { notFound } from '../errors.ts';

/**
 * The paths of internal calls, which commands on this machine make. These paths are served on the platform's own port,
 * which is never public.
 */
export type InternalPath = '/internal/admin' | '/internal/backup';

/**
 * Derives the bearer token for an internal path from the platform's secret. A process that can read the secret can also
 * read the database, so the token gives it no further access.
 */
export function internalToken(secret: string, path: InternalPath) {
  return createHmac('sha256', secret).update(path).digest('base64url');
}

/**
 * Requires the bearer token of an internal path.
 * @throws {ApiError} 404, as for an unknown path, if the request lacks the path's bearer token
 */
export function requireInternal(request: Request, secret: string, path: InternalPath) {
  const wanted = Buffer.from(`Bearer ${internalToken(secret, path)}`);
  const given = Buffer.from(request.get('authorization') ?? '');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw notFound();
}
