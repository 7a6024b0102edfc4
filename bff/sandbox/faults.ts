import type { ErrorRequestHandler } from 'express';

interface FaultBody {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  decline_code?: string | undefined;
  advice_code?: string;
  doc_url?: string;
  param?: string;
  message: string;
  /** The payment intent after the failure, with only those fields that the caller may see. */
  payment_intent?: unknown;
  /** The card that was declined. */
  payment_method?: unknown;
  charge?: string | undefined;
}

/** An error that becomes an HTTP response with a body in Stripe's format. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';

  constructor(
    readonly status: number,
    readonly body: FaultBody,
  ) {
    super(body.message);
  }

  get wire() {
    return { error: { type: 'invalid_request_error', ...this.body } };
  }
}

export function missing(what: string, id: string, param = 'id') {
  return new StripeFault(404, { code: 'resource_missing', param, message: `No such ${what}: '${id}'` });
}

export function invalid(param: string, message: string, code = 'parameter_invalid_integer') {
  return new StripeFault(400, { code, param, message });
}

export const answerFault: ErrorRequestHandler = (thrown: unknown, _request, response, _next) => {
  // Destroys the response here, because Express would write the stack trace to stderr.
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const fault =
    thrown instanceof StripeFault
      ? thrown
      : new StripeFault(500, { type: 'api_error', message: 'The sandbox failed.' });
  response.status(fault.status).json(fault.wire);
};
