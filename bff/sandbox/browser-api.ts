import { timingSafeEqual } from 'node:crypto';
import express, { Router, type Request } from 'express';
import { answerFault, invalid, missing, StripeFault } from './faults.ts';
import { bearerOf, cardIn, fieldsOf, futureUsageIn, textIn } from './input.ts';
import type { Intents } from './intents.ts';
import { isPixAct, type Pix } from './pix.ts';
import { showPage } from './simulator-page.ts';
import { intentToPage } from './wire/intent.ts';

export const PUBLISHABLE_KEY = 'pk_test_sandbox';

/**
 * Creates the routes for payment pages: the script, and the calls that the script makes with the publishable key and
 * the client secret of one payment intent. Through the public port, no other route of the sandbox can be reached.
 * @param script the path of the built script
 */
export function createBrowserApi(intents: Intents, pix: Pix, script: string | undefined) {
  const router = Router();

  router.get('/sandbox/stripe.js', (_request, response, next) => {
    response.setHeader('cache-control', 'no-cache');
    if (script === undefined) next();
    else response.type('text/javascript').sendFile(script, (error) => error && next());
  });

  router.use('/sandbox/v1', express.urlencoded({ extended: true, limit: '16kb' }), (request, _response, next) => {
    if (bearerOf(request) !== PUBLISHABLE_KEY) throw new StripeFault(401, { message: 'Invalid API Key provided.' });
    next();
  });

  router.get('/sandbox/v1/payment_intents/:id', (request, response) => {
    const intent = known(request, fieldsOf(request, ['client_secret']));
    response.json(intentToPage(intent));
  });

  router.post('/sandbox/v1/payment_intents/:id/confirm', (request, response) => {
    const names = ['client_secret', 'payment_method', 'payment_method_data', 'return_url', 'setup_future_usage'];
    const fields = fieldsOf(request, names);
    const intent = known(request, fields);
    const { payment_method: id } = fields;
    const method = typeof id === 'string' ? intents.methodOf(intent, id) : cardIn(fields);
    response.json(intentToPage(intents.confirm(intent.id, method, futureUsageIn(fields) ?? undefined)));
  });

  router.post('/sandbox/v1/payment_intents/:id/authenticate', (request, response) => {
    const fields = fieldsOf(request, ['client_secret', 'outcome']);
    const intent = known(request, fields);
    const succeeded = textIn(fields.outcome, 'outcome') === 'succeed';
    response.json(intentToPage(intents.authenticate(intent.id, succeeded)));
  });

  /** Lets a program simulate an act on a Pix, such as paying its code. */
  router.post('/sandbox/v1/payment_intents/:id/pix', (request, response) => {
    const fields = fieldsOf(request, ['client_secret', 'act']);
    const { id } = known(request, fields);
    if (!isPixAct(fields.act)) throw invalid('act', 'No such act.', 'parameter_unknown');
    response.json(intentToPage(pix.act(id, fields.act)));
  });

  /**
   * Shows a page with a button for each simulated act on a Pix. With real Stripe, this URL would show payment
   * instructions.
   */
  router.get('/sandbox/pix/:id', (request, response) => {
    showPage(response, 200, pix.page(known(request, fieldsOf(request, ['client_secret'])), null));
  });

  router.post('/sandbox/pix/:id', express.urlencoded({ extended: false, limit: '4kb' }), (request, response) => {
    const { id } = known(request, request.query);
    const { act } = fieldsOf(request, ['act']);
    let problem: string | null = null;
    try {
      if (isPixAct(act)) pix.act(id, act);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      problem = error.message;
    }
    showPage(response, 200, pix.page(intents.find(id), problem));
  });

  router.use('/sandbox', (_request, response) => void response.status(404).json(missing('resource', '').wire));
  router.use('/sandbox', answerFault);
  return router;

  /**
   * Returns the payment intent of a request.
   * @throws {StripeFault} if the intent is unknown or the secret is wrong. The error is the same for both, so that a
   * page cannot find out which intents exist.
   */
  function known(request: Request<{ id: string }>, { client_secret: secret }: Record<string, unknown>) {
    const intent = intents.find(request.params.id);
    const [given, own] = [Buffer.from(typeof secret === 'string' ? secret : ''), Buffer.from(intent.secret)];
    if (given.length !== own.length || !timingSafeEqual(given, own)) throw missing('payment_intent', intent.id);
    return intent;
  }
}
