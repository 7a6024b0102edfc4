import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { StripeFault } from './faults.ts';
import { REPLAY_WINDOW_MS, type State } from './state.ts';

/**
 * Replays the first response when a request is repeated with its idempotency key, and rejects the key for another
 * request. Like Stripe, does not store the response to a request that had no effect (status 400 and above, except card
 * errors). Forgets a key after a day.
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
    // The handlers are synchronous, so this collects no changes of another request.
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
