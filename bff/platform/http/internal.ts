import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { notFound } from '../errors.ts';

/** Paths for commands from this machine. They are on the platform's own port, which is never public. */
export type InternalPath = '/internal/admin' | '/internal/backup';

/**
 * Derives the bearer token for a path from the platform's secret. A process that can read the secret can also read the
 * database, so the token gives it no further access.
 */
export function internalToken(secret: string, path: InternalPath) {
  return createHmac('sha256', secret).update(path).digest('base64url');
}

/** @throws {ApiError} 404, as if the path did not exist, if the request lacks the path's bearer token */
export function requireInternal(request: Request, secret: string, path: InternalPath) {
  const wanted = Buffer.from(`Bearer ${internalToken(secret, path)}`);
  const given = Buffer.from(request.get('authorization') ?? '');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw notFound();
}
