import type { IncomingHttpHeaders } from 'node:http';

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/**
 * Returns whether our parsers can read a request's body: it is uncompressed and in UTF-8, or there is no body. The
 * server answers any other body with 415, because our parsers would misread it.
 */
export function isReadableBody(headers: IncomingHttpHeaders) {
  if (!hasBody(headers)) return true;
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  const [, name = 'utf-8'] = charset.exec(type) ?? [];
  return /^identity$/i.test(encoding.trim()) && /^utf-?8$/i.test(name);
}

/** Returns whether a request has a body according to its headers (RFC 9112, 6.3). */
export function hasBody({ 'content-length': length = '0', 'transfer-encoding': transfer }: IncomingHttpHeaders) {
  return length !== '0' || transfer !== undefined;
}
