import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { processRequest } from 'graphql-upload-minimal';
import { allowFiles } from '../../http/pace.ts';
import type { GatewayContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { limits } from '../execution/limits.ts';
import { sendErrors } from '../requests.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { VettedBody } from './vetting.ts';

/**
 * The function of graphql-upload-minimal with a narrower type: the function needs only a stream with headers, but its
 * own type requires a whole request.
 */
interface Parser {
  processRequest(
    body: Readable & Pick<IncomingMessage, 'headers'>,
    res: ServerResponse,
    limits: typeof uploadLimits,
  ): Promise<unknown>;
}
const parser: Parser = { processRequest };

const GiB = 1024 ** 3;

/** Limits for graphql-upload-minimal, which has no limits by default. */
const uploadLimits = {
  /** A request may contain two files: a video and its poster image. */
  maxFiles: 2,
  /**
   * The maximum file size in the gateway, far above that of any allowed video. The platform enforces the real limit.
   */
  maxFileSize: 2 * GiB,
  maxFieldSize: limits.body,
} as const;

/**
 * Reads the operation of a GraphQL multipart request while its files are still arriving. Returns undefined if the
 * request was invalid and an error has been sent. Reads the body only after the platform has accepted the session
 * token.
 */
export async function receiveUpload(
  req: IncomingMessage,
  res: ServerResponse,
  context: GatewayContext,
  upstream: Upstream,
): Promise<unknown> {
  if (!isPreflighted(req)) {
    refuse(req, res, 400, 'BAD_REQUEST', 'Send the header apollo-require-preflight with multipart requests.');
    return undefined;
  }
  try {
    if (context.token === undefined) throw new Fault('UNAUTHENTICATED', 'Entre para continuar.');
    const { idUser } = await upstream.ask('GET', '/api/user-v2/profile-info', z.object({ idUser: z.string() }));
    upstream.countAs(idUser);
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('UPSTREAM_UNAVAILABLE');
    refuse(req, res, fault.code === 'UNAUTHENTICATED' ? 401 : 503, fault.code, fault.message);
    return undefined;
  }

  let body: VettedBody | undefined;
  try {
    allowFiles(req);
    body = new VettedBody(req, uploadLimits);
    const operations = await parser.processRequest(body, res, uploadLimits);
    res.once('finish', () => drain(req));
    return operations;
  } catch (error) {
    const { status, message } = body?.violation ?? malformed(error);
    refuse(req, res, status, 'BAD_REQUEST', message);
    return undefined;
  }
}

/**
 * Returns whether the request has a header that HTML forms cannot set. A browser sends a CORS preflight before such a
 * request, so a page of another site cannot forge it (CSRF).
 */
function isPreflighted(req: IncomingMessage) {
  return [req.headers['apollo-require-preflight'], req.headers['x-apollo-operation-name']].some(Boolean);
}

const parserError = z.object({ status: z.int().min(400).max(499), message: z.string() });

function malformed(error: unknown) {
  const known = parserError.safeParse(error);
  return known.success ? known.data : { status: 400, message: 'The multipart request is malformed.' };
}

function refuse(req: IncomingMessage, res: ServerResponse, status: number, code: string, message: string) {
  res.setHeader('connection', 'close');
  sendErrors(req, res, status, code, message);
  drain(req);
}

/**
 * Reads and drops the rest of the body after an early response, up to 64 MiB and 15 s. Without this, the client could
 * not read the response.
 */
function drain(req: IncomingMessage) {
  if (req.readableEnded || req.destroyed) return;
  let left = 64 * 1024 * 1024;
  const timer = setTimeout(() => req.destroy(), 15_000); // ms
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) req.destroy();
  });
  req.once('close', () => clearTimeout(timer));
  req.resume();
}
