import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asker } from './upstream.ts';
import { bearerToken } from './viewer.ts';

/** Who asks. A request id of the client's is kept when it is harmless in a log, so that it travels on. */
export function askerOf(req: IncomingMessage): Asker {
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  return { requestId, token: bearerToken(req.headers.authorization), address: req.socket.remoteAddress };
}

/** Answers as GraphQL does, in the media type that the client prefers. */
export function sendErrors(req: IncomingMessage, res: ServerResponse, status: number, code: string, message: string) {
  const modern = req.headers.accept?.includes('application/graphql-response+json');
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  res.statusCode = status;
  res.setHeader('content-type', `application/${modern ? 'graphql-response+json' : 'json'}; charset=utf-8`);
  res.setHeader('content-length', Buffer.byteLength(body));
  res.end(body);
}

/** Path without its query, which may hold signatures. */
export function pathOf(url = '/') {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}

/** Reads a body up to `limit` bytes; undefined when it is larger. @throws when the client goes away. */
export async function readBody(req: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve(undefined);
    });
    req.on('end', () => resolve(chunks.length === 1 ? chunks[0]?.toString() : Buffer.concat(chunks).toString()));
    req.on('error', reject);
  });
}
