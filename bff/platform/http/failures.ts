import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ApiError, notFound, unavailable } from '../errors.ts';
import { isDatabaseAway, isUnstorable } from '../db/failures.ts';

export const unknownRoute: RequestHandler = () => {
  throw notFound();
};

/**
 * Sends the response that API.md defines for an error. Unexpected errors are logged, and their messages are not sent.
 */
export function answerFailure(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    const error = toApiError(thrown);
    if (error.status >= 500)
      logger.error({ err: thrown, requestId: response.getHeader('x-request-id') }, 'request failed');
    // Do not pass the error to `next`, because Express would write its stack to stderr, outside the log.
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    if (!request.complete && !request.destroyed) discardRest(request);
    if (error.retryAfter !== undefined) response.setHeader('retry-after', error.retryAfter);
    response
      .status(error.status)
      .json({ ...error.details, error: error.message, code: error.code, field: error.field });
  };
}

/**
 * Sends a 408 response when a request body takes too long to arrive. The code that calls this
 * function has to close the connection afterwards.
 */
export function answerSlowBody(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(408, { 'content-type': 'application/json; charset=utf-8' });
  const error = 'O envio parou no meio do caminho. Tente novamente.';
  response.end(JSON.stringify({ error, code: 'INVALID_INPUT' }));
}

/**
 * The time during which the server reads and discards the rest of a rejected request body. Without this, a client that
 * is still sending may not receive the response.
 */
const LINGER_MS = 10_000;

function discardRest(request: Request) {
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
}

const clientFault = z.object({ status: z.number().min(400).max(499), type: z.string().optional() });

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDatabaseAway(thrown)) return unavailable(thrown);
  if (isUnstorable(thrown))
    return new ApiError(400, 'INVALID_INPUT', 'O texto tem caracteres que não podem ser usados.');
  const fault = clientFault.safeParse(thrown);
  if (!fault.success) return new ApiError(500, 'INTERNAL', 'Algo deu errado. Tente novamente mais tarde.');
  if (fault.data.type === 'entity.too.large')
    return new ApiError(413, 'INVALID_INPUT', 'O conteúdo enviado é grande demais.');
  if (fault.data.status === 415)
    return new ApiError(415, 'INVALID_INPUT', 'O corpo da requisição precisa ser JSON em UTF-8.');
  return new ApiError(400, 'INVALID_INPUT', 'A requisição está malformada.');
}
