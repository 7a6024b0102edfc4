import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import express, { Router } from 'express';
import { z } from 'zod';
import { createHttpServer, listen } from '../../http/http-server.ts';
import { openChecks, type CheckRecord } from './checks.ts';
import { showPage as show } from '../simulator-page.ts';
import { isOutcome, overPage, renderAgePage, type AgeOutcome } from './page.ts';

const YEAR_MS = 365 * 86_400_000;
const BRIEF_MS = 8_000;
const REVIEW_MS = 5_000;
const MAX_TRIES = 5;
const MIN_BACKOFF_MS = 300;

const newCheck = z.object({ returnUrl: z.string(), callbackUrl: z.string(), appealOf: z.guid().optional() });

/**
 * Creates a substitute for an age-assurance provider, for development and tests. It does not check the person: on its
 * page, the person chooses the result. Serves the provider's API on loopback, with a secret that is new at each start.
 */
export async function createAgeSandbox(directory: string) {
  const secret = randomBytes(32).toString('hex');
  const checks = openChecks(directory);
  const gone = new AbortController();
  let callback: string | undefined;
  let isAway = false;

  const api = express();
  api.use((request, response, next) => {
    if (isAway) request.socket.destroy();
    else if (request.get('authorization') === `Bearer ${secret}`) next();
    else response.status(401).json({});
  });
  api.put('/checks/:reference', express.json(), (request, response) => {
    const { reference } = request.params;
    const asked = newCheck.safeParse(request.body);
    if (!asked.success) {
      response.status(400).json({});
      return;
    }
    const key = checks.find(reference)?.key ?? randomBytes(24).toString('base64url');
    if (!checks.find(reference)) checks.put({ reference, key, result: 'PENDING', ...asked.data });
    response.json({ url: `/sandbox/age/${reference}?k=${key}` });
  });
  api.get('/checks/:reference', (request, response) => {
    const check = checks.find(request.params.reference);
    if (check) response.json(said(check));
    else response.status(404).json({});
  });

  const browser = Router();
  browser.get('/sandbox/age/:reference', (request, response) => {
    const check = known(request.params.reference, request.query.k);
    show(
      response,
      check?.result === 'PENDING' ? 200 : 404,
      check?.result === 'PENDING' ? renderAgePage(check) : overPage(),
    );
  });
  browser.post(
    '/sandbox/age/:reference',
    express.urlencoded({ extended: false, limit: '4kb' }),
    (request, response) => {
      const check = known(request.params.reference, request.query.k);
      const body: unknown = request.body;
      const outcome = z.object({ outcome: z.unknown() }).safeParse(body).data?.outcome;
      if (check?.result !== 'PENDING' || !isOutcome(outcome)) {
        show(response, 404, overPage());
        return;
      }
      void decide(check, outcome);
      response.redirect(303, check.returnUrl);
    },
  );

  function known(reference: string, key: unknown) {
    const check = checks.find(reference);
    const [given, own] = [Buffer.from(typeof key === 'string' ? key : ''), Buffer.from(check?.key ?? '')];
    return check && given.length === own.length && timingSafeEqual(given, own) ? check : undefined;
  }

  async function decide(check: CheckRecord, outcome: AgeOutcome) {
    if (outcome === 'leave') return;
    if (outcome === 'review')
      await delay(REVIEW_MS, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
    const expiresAt = new Date(Date.now() + (outcome === 'brief' ? BRIEF_MS : YEAR_MS)).toISOString();
    const decided: CheckRecord =
      outcome === 'minor'
        ? { ...check, result: 'REJECTED', method: 'FACE' }
        : { ...check, result: 'VERIFIED', method: 'DOCUMENT', expiresAt };
    checks.put(decided);
    await sendCallback(decided);
  }

  async function sendCallback(check: CheckRecord) {
    const body = JSON.stringify(said(check));
    for (let tried = 0; tried < MAX_TRIES && !gone.signal.aborted; tried += 1) {
      if (callback !== undefined && (await post(callback, body))) return;
      await delay(MIN_BACKOFF_MS * 2 ** tried, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
    }
  }

  async function post(url: string, body: string) {
    try {
      const headers = { 'content-type': 'application/json', 'age-signature': sign(body) };
      const { status } = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
      return status < 500;
    } catch {
      return false;
    }
  }

  function sign(body: string, at = Math.floor(Date.now() / 1_000)) {
    return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  }

  const server = createHttpServer(api);
  const { port } = await listen(server, 0, '127.0.0.1');

  return {
    url: `http://127.0.0.1:${port}`,
    secret,
    browser,
    /**
     * Signs the body of a callback as the provider would. `at` is the time of the signature in seconds since 1970,
     * which tests may choose.
     */
    sign,
    /** Simulates an outage: if true, the API drops every request. */
    setAway: (away: boolean) => void (isAway = away),
    /** Sets the URL to which the callbacks are sent. If the URL is undefined, no callbacks are sent. */
    connect: (url: string | undefined) => void (callback = url),
    async close() {
      gone.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns those fields of a check that the API and the callbacks contain. */
function said({ reference, result, method, expiresAt }: CheckRecord) {
  return { reference, result, method, expiresAt };
}
