import type { IncomingHttpHeaders } from 'node:http';

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/**
 * Whether a request's body, if there is one, is as everything here reads it: bytes as they are, text in UTF-8. Anything
 * else would be read as something that its sender did not mean; the answer is 415.
 */
export function isReadableBody(headers: IncomingHttpHeaders) {
  if (!hasBody(headers)) return true;
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  const [, name = 'utf-8'] = charset.exec(type) ?? [];
  return /^identity$/i.test(encoding.trim()) && /^utf-?8$/i.test(name);
}

/** Whether a body follows the header of a request (RFC 9112, 6.3). */
export function hasBody({ 'content-length': length = '0', 'transfer-encoding': transfer }: IncomingHttpHeaders) {
  return length !== '0' || transfer !== undefined;
}
