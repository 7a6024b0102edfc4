import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { hearErrors } from '../../http/http-server.ts';

/** Returns the SHA-256 of a file, reading it piece by piece. */
export async function contentHash(path: string) {
  const hash = createHash('sha256');
  for await (const chunk of hearErrors(createReadStream(path))) {
    if (Buffer.isBuffer(chunk)) hash.update(chunk);
  }
  return hash.digest('base64url');
}
