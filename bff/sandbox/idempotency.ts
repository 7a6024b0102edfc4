import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { StripeFault } from './faults.ts';
import { REPLAY_WINDOW_MS, type State } from './state.ts';

/**
 * Returns a handler for idempotency keys. If a request is repeated with its key, the handler replays the first
 * response. If another request uses the same key, the handler rejects it. Like Stripe, it does not store a response
 * with status 400 or above, because the request had no effect; card errors are the exception. It forgets a key after a
 * day.
 */
export function idempotent(state: State, now: () => number): RequestHandler {
  return (request, response, next) => {
    const key = request.get('idempotency-key');
    if (request.method !== 'POST' || key === undefined) {
      next();
      return;
    }
    const content = JSON.stringify([request.path, request.body]);
    const fingerprint = createHash('sha256').update(content).digest('hex');
    const kept = state.replays.rows.get(key);
    const before = kept && kept.at >= now() - REPLAY_WINDOW_MS ? kept : undefined;
    if (before && before.fingerprint !== fingerprint) {
      throw new StripeFault(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (before) {
      response.setHeader('idempotent-replayed', 'true').status(before.status).json(before.body);
      return;
    }
    // Collects the changes of this request only, because the handlers are synchronous and no other request can run in
    // between.
    state.hold();
    keepAnswer(response, (status, body) => {
      if (status < 300 || status === 402) {
        state.commit(state.replays.put(key, { fingerprint, status, body, at: now() }));
      }
      state.release();
    });
    next();
  };
}

function keepAnswer(response: Response, keep: (status: number, body: unknown) => void) {
  const send = response.json.bind(response);
  response.json = (body: unknown) => {
    keep(response.statusCode, body);
    return send(body);
  };
}
