import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap } from '@apollo/server';
import type { Logger } from 'pino';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import { waitingWords } from '../../rate-limits/waiting.ts';
import { disconnectSignal } from '../../http/http-server.ts';
import { RefusalError } from '../errors.ts';
import type { Engines } from '../execution/engine.ts';
import type { Trusted } from '../execution/trusted.ts';
import type { CreateContext, GatewayContext } from '../context.ts';
import { limits } from '../execution/limits.ts';
import { INVALID_ON_ERROR, onErrorIn, onErrorOf } from '../execution/on-error.ts';
import type { Metrics } from '../metrics.ts';
import { isJsonType, readJson, sendErrors, type AskerOf } from '../requests.ts';
import { receiveUpload } from '../upload/request.ts';
import { Trace } from '../upstream/trace.ts';
import { Upstream, type Asker } from '../upstream/upstream.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';

interface Parts {
  engines: Engines;
  trusted: Trusted;
  http: UpstreamHttp;
  createContext: CreateContext;
  askerOf: AskerOf;
  rateLimits: RateLimits;
  /** Sets the CORS headers. */
  allowOrigin: (req: IncomingMessage, res: ServerResponse) => void;
  production: boolean;
  stripeKey: string | undefined;
  metrics: Metrics;
  logger: Logger;
}

/**
 * Handles GraphQL requests to `/graphql` over HTTP. Passes them from node:http directly to Apollo, because a framework
 * in between would slow down each request.
 */
export function createGraphqlHandler({
  engines,
  trusted,
  http,
  allowOrigin,
  production,
  metrics,
  logger,
  ...parts
}: Parts) {
  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    context: GatewayContext,
    { upstream, asker }: { upstream: Upstream; asker: Asker },
  ) {
    if (req.method === 'OPTIONS') {
      res.writeHead(204).end();
      return;
    }

    const wait = await parts.rateLimits.take('graphql', { address: asker.address });
    if (wait !== undefined) {
      req.resume();
      context.log.errors = ['RATE_LIMITED'];
      sendErrors(req, res, 429, 'RATE_LIMITED', waitingWords(wait), { retryAfter: wait });
      return;
    }

    const sent = req.method === 'POST' ? await bodyOf(req, res, context, upstream) : {};
    if (sent === undefined) return;

    const admitted =
      req.method === 'POST'
        ? { search: searchOf(req.url), ...trusted.admitBody(sent) }
        : { body: sent, ...trusted.admitSearch(searchOf(req.url)) };
    if ('error' in admitted) {
      const code = String(admitted.error.extensions['code']);
      context.log.errors = [code];
      // An unknown hash gets 200, as from Apollo Server: some clients send the text only after a successful status.
      const status = code === 'PERSISTED_QUERY_NOT_FOUND' ? 200 : 400;
      sendErrors(req, res, status, code, admitted.error.message);
      return;
    }
    const { body, search, schemaSdl } = admitted;
    const engine = engines.engineOf(schemaSdl);
    const { accepted, apollo } = engine instanceof Promise ? await engine : engine;

    const onError = req.method === 'POST' ? onErrorOf(body) : onErrorIn(search);
    if (onError === 'invalid') {
      context.log.errors = ['BAD_USER_INPUT'];
      sendErrors(req, res, 400, 'BAD_USER_INPUT', INVALID_ON_ERROR);
      return;
    }
    if (onError) context.onError = onError;

    const isJson = req.method === 'POST' && isJsonType(req.headers['content-type']);
    const straight = isJson && (await accepted.answer(body, req.headers.accept, context));
    if (straight) {
      sayWait(res, context);
      send(res, straight.status, straight.contentType, straight.text);
      return;
    }

    const {
      status = 200,
      headers,
      body: answered,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method ?? 'GET',
        headers: headersFor(req),
        search,
        body,
      },
      context: () => Promise.resolve(context),
    });
    if (answered.kind !== 'complete')
      throw new Error('The schema has no incremental delivery, but the executor answered in parts');

    sayWait(res, context);
    const contentType = headers.get('content-type') ?? 'application/json';
    if (isJson && status === 200) accepted.keepMediaType(req.headers.accept, contentType);
    for (const [name, value] of headers) res.setHeader(name, value);
    send(res, status, contentType, answered.string);
  }

  return async function handle(req: IncomingMessage, res: ServerResponse) {
    const started = performance.now();
    const asker = parts.askerOf(req);
    const trace = !production && req.headers['x-brasa-trace'] === '1' ? new Trace(started) : undefined;
    const upstream = new Upstream(http, asker, () => disconnectSignal(res, uploadInterrupted), trace);
    const context = parts.createContext(upstream, asker, parts.stripeKey);
    const cost = req.headers['x-brasa-cost'] === '1';
    if (cost || trace) context.explain = { cost, trace };

    res.setHeader('x-request-id', asker.requestId);
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('cache-control', 'no-store');
    allowOrigin(req, res);

    try {
      await answer(req, res, context, { upstream, asker });
    } catch (error) {
      if (!res.destroyed) logger.error({ err: error, requestId: asker.requestId }, 'a request failed');
      if (!res.headersSent) sendErrors(req, res, 500, 'INTERNAL_SERVER_ERROR', 'Algo de errado ocorreu.');
    }
    trace?.close();
    const { operation, errors } = context.log;
    const ms = performance.now() - started;
    metrics.observeOperation(context.log, res.statusCode, ms / 1_000);
    logger.info(
      { requestId: asker.requestId, operation, status: res.statusCode, ms: Math.round(ms), errors },
      'graphql',
    );
  };
}

function send(res: ServerResponse, status: number, contentType: string, text: string) {
  // Encodes the response text as bytes a single time. If node got a string, it would measure its bytes first, and
  // encode the string again when writing to the connection.
  const bytes = Buffer.from(text);
  res.setHeader('content-type', contentType);
  res.setHeader('content-length', bytes.length);
  res.writeHead(status).end(bytes);
}

/**
 * Sets the header `retry-after` if a part of the operation was throttled. The GraphQL errors tell which part was
 * throttled.
 */
function sayWait(res: ServerResponse, { log }: GatewayContext) {
  if (log.retryAfter !== undefined) res.setHeader('retry-after', log.retryAfter);
}

/**
 * Returns the request body for Apollo. Returns undefined if the body was invalid and an error has already been sent.
 */
async function bodyOf(
  req: IncomingMessage,
  res: ServerResponse,
  context: GatewayContext,
  upstream: Upstream,
): Promise<unknown> {
  const type = req.headers['content-type'] ?? '';
  if (/^multipart\/form-data\b/i.test(type)) return receiveUpload(req, res, context, upstream);
  return (await readJson(req, res, limits.body))?.body;
}

/**
 * Returns those request headers that Apollo needs: the media types, and the headers that prove that the browser has
 * sent a CORS preflight (CSRF protection). A GET request needs no such proof, because Apollo executes only queries for
 * it, and another site cannot send a member's session, which is a header and no cookie. Clients such as urql send
 * queries by GET without these headers.
 */
function headersFor(req: IncomingMessage) {
  const headers = new HeaderMap(req.method === 'GET' ? [['apollo-require-preflight', 'true']] : []);
  for (const name of ['content-type', 'accept', 'x-apollo-operation-name', 'apollo-require-preflight']) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

function searchOf(url = '') {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

function uploadInterrupted() {
  return new RefusalError('INVALID_INPUT', 'O envio foi interrompido.', 'file');
}
