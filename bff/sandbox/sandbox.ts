import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { z } from 'zod';
import { createHttpServer, listen } from '../http/http-server.ts';
import { createAdminApi } from './admin-api.ts';
import { createBrowserApi, PUBLISHABLE_KEY } from './browser-api.ts';
import { answerFault, missing, StripeFault } from './faults.ts';
import { bearerOf } from './input.ts';
import { createDisputes } from './disputes.ts';
import { createIntents } from './intents.ts';
import { createMandates } from './mandates.ts';
import { createEventSender } from './news.ts';
import { createPix } from './pix.ts';
import { createPayouts } from './payouts.ts';
import { createRefunds } from './refunds.ts';
import { createServerApi } from './server-api.ts';
import { openState } from './state.ts';
import { createWebhooks, noFaults, type Faults } from './webhooks.ts';

/**
 * The keep-alive timeout is longer than callers keep an idle connection. Otherwise a caller could send a request just
 * when the server closes the connection.
 */
const KEEP_ALIVE_MS = 75_000;

const keys = z.object({ secretKey: z.string(), webhookSecret: z.string() });

export interface SandboxOptions {
  /** The folder for the sandbox's state: payments, keys and undelivered events. */
  directory: string;
  /** The TCP port to listen on. 0, the default, takes any free port. */
  port?: number;
  /** The path of the built replacement for Stripe.js. */
  script?: string | undefined;
  /**
   * Returns random numbers from 0 (included) to 1 (excluded), which decide if a simulated fault occurs. Faults are off
   * until `setFaults` is called.
   */
  random?: () => number;
}

/**
 * Starts a server on loopback that implements the part of Stripe's API that the platform uses. No real money moves. The
 * platform calls the server with Stripe's own SDK, so the platform runs the same code with and without real keys.
 */
export async function createSandbox({ directory, port = 0, script, random = Math.random }: SandboxOptions) {
  const own = keptKeys(directory);
  const state = openState(directory);
  let faults = noFaults;
  const webhooks = createWebhooks({ state, secret: own.webhookSecret, faults: () => faults, random });
  const sendEvents = createEventSender(state, webhooks);
  const disputes = createDisputes(state, sendEvents);
  const refunds = createRefunds(state, sendEvents, disputes);
  const payouts = createPayouts(state, sendEvents);
  const pix = createPix(state, disputes);
  const mandates = createMandates(state, sendEvents);
  const intents = createIntents({ state, sendEvents, mandates, onPaid: disputes.begin, onPix: pix.waitFor });
  pix.start(intents);

  const guard: RequestHandler = (request, _response, next) => {
    if (bearerOf(request) !== own.secretKey) throw new StripeFault(401, { message: 'Invalid API Key provided.' });
    next();
  };
  const loseAnswers: RequestHandler = (_request, response, next) => {
    if (random() < faults.loseAnswers) response.json = () => response.destroy();
    next();
  };
  const now = () => Date.now() + faults.ahead;
  const setFaults = (changes: Partial<Faults>) => (faults = { ...faults, ...changes });

  const browser = createBrowserApi(intents, pix, script);
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(createAdminApi(guard, setFaults));
  app.use(browser);
  app.use(
    loseAnswers,
    createServerApi({ state, intents, mandates, refunds, disputes, payouts, sendEvents, guard, now }),
  );
  app.use((request, response) => void response.status(404).json(missing('route', request.path).wire));
  app.use(answerFault);

  const server = createHttpServer(app, { keepAliveTimeout: KEEP_ALIVE_MS });
  const bound = await listen(server, port, '127.0.0.1');

  return {
    ...own,
    publishableKey: PUBLISHABLE_KEY,
    port: bound.port,
    /** The routes for the public port. All other routes can be reached only from this machine. */
    browser,
    setFaults,
    /** Sets the URL of the webhook, and starts to deliver events to it. */
    connect: (webhookUrl: string) => webhooks.connect(webhookUrl),
    async close() {
      webhooks.close();
      refunds.close();
      pix.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Reads the API key and the webhook secret. Creates both at the first start. A caller without these secrets can neither
 * refund money nor forge an event about a payment.
 */
function keptKeys(directory: string) {
  const path = join(directory, 'keys.json');
  mkdirSync(directory, { recursive: true });
  if (!existsSync(path)) {
    const secret = () => randomBytes(24).toString('hex');
    const made = { secretKey: `sk_test_${secret()}`, webhookSecret: `whsec_${secret()}` };
    writeFileSync(`${path}.new`, JSON.stringify(made), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return keys.parse(JSON.parse(readFileSync(path, 'utf8')));
}
