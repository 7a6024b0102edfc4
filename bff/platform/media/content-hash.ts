import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { hearErrors } from '../../http/http-server.ts';

/** Returns the SHA-256 hash of a file. Reads the file in chunks, because it may be larger than the memory. */
export async function contentHash(path: string) {
  const hash = createHash('sha256');
  for await (const chunk of hearErrors(createReadStream(path))) {
    if (Buffer.isBuffer(chunk)) hash.update(chunk);
  }
  return hash.digest('base64url');
}
