import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { notFound } from '../errors.ts';

/** The path of a command that runs on this machine: on the platform's own port, which is never public. */
export type InternalPath = '/internal/admin' | '/internal/backup';

/** Known to those who can read this product's secret, and so its data anyway. */
export function internalToken(secret: string, path: InternalPath) {
  return createHmac('sha256', secret).update(path).digest('base64url');
}

/** @throws {ApiError} 404 without the token of this path: to all others nothing is there */
export function requireInternal(request: Request, secret: string, path: InternalPath) {
  const wanted = Buffer.from(`Bearer ${internalToken(secret, path)}`);
  const given = Buffer.from(request.get('authorization') ?? '');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw notFound();
}
