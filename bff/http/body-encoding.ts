import type { IncomingHttpHeaders } from 'node:http';

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/**
 * Returns whether a request's body is uncompressed and in UTF-8, or absent. Our parsers would misread any other body,
 * so the server answers 415.
 */
export function isReadableBody(headers: IncomingHttpHeaders) {
  if (!hasBody(headers)) return true;
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  const [, name = 'utf-8'] = charset.exec(type) ?? [];
  return /^identity$/i.test(encoding.trim()) && /^utf-?8$/i.test(name);
}

/** Returns whether the headers of a request announce a body (RFC 9112, 6.3). */
export function hasBody({ 'content-length': length = '0', 'transfer-encoding': transfer }: IncomingHttpHeaders) {
  return length !== '0' || transfer !== undefined;
}
