import { extname } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Logger } from 'pino';
import { loggedPath } from '../../http-server.ts';
import { pageHeaders, permissionsPolicy, playgroundHeaders } from './headers.ts';
import { isPaymentPath } from './payments-proxy.ts';

export interface DemoLogin {
  role: string;
  name: string;
  email: string;
  password: string;
}

interface Parts {
  production: boolean;
  webDir: string | undefined;
  playgroundDir: string | undefined;
  devServerUrl: string | undefined;
  demoLogins: readonly DemoLogin[];
  /** Whether it is about to stop: what is under way ends, and nothing new is sent here. */
  isDraining: () => boolean;
  /** What the gateway works with, and whether it is there. */
  readiness: () => Promise<{ platform: boolean; bus: boolean }>;
  media: (req: express.Request, res: express.Response) => Promise<void>;
  adClicks: (req: express.Request, res: express.Response) => Promise<void>;
  /** False where there is nothing for the asker. */
  metrics: (req: express.Request, res: express.Response) => Promise<boolean>;
  /** What a payment provider and its script ask. */
  payments: (req: express.Request, res: express.Response) => Promise<void>;
  usesStripe: boolean;
  logger: Logger;
}

/** Everything but `/graphql`: health, media, the playground and the web app. */
export function createWeb(parts: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(logged(parts.logger));

  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    if (parts.isDraining()) {
      res.status(503).json({ status: 'draining' });
      return;
    }
    const checks = await parts.readiness();
    // Without the bus everything but what others do live goes on, so that no balancer takes all gateways away.
    const ready = checks.platform;
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', checks });
  });
  app.get('/metrics', async (req, res, next) => {
    if (!(await parts.metrics(req, res))) next();
  });
  app.use((req, res, next) => (req.path.startsWith('/media/') ? parts.media(req, res) : next()));
  app.use((req, res, next) => (req.path.startsWith('/go/') ? parts.adClicks(req, res) : next()));
  app.use((req, res, next) => (isPaymentPath(req.path) ? parts.payments(req, res) : next()));

  if (parts.playgroundDir && !parts.production)
    app.use('/playground', playground(parts.playgroundDir, parts.demoLogins));
  app.use('/api', (_req, res) => void res.status(404).json({ error: 'Não encontrado.', code: 'NOT_FOUND' }));
  app.use(noPages, notFound);
  if (parts.webDir) app.use(pages(parts.webDir, parts));
  else if (parts.devServerUrl) app.use(pagesAt(parts.devServerUrl));

  app.use(notFound);
  app.use(failed(parts.logger));
  return app;
}

/** Never a page of the web app, whatever of it is off or unknown: a program that asks is told so by the status. */
export const noPages = [
  '/metrics',
  '/backup',
  '/internal',
  '/playground',
  '/sandbox',
  '/media',
  '/go',
  '/meus-dados',
  '/healthz',
  '/readyz',
];

function notFound(_req: express.Request, res: express.Response) {
  res.status(404).type('text').send('Não encontrado.');
}

function pages(webDir: string, { production, usesStripe }: Parts) {
  const router = express.Router();
  router.use(pageHeaders({ webDir, production, usesStripe }), (_req, res, next) => {
    res.setHeader('permissions-policy', permissionsPolicy);
    next();
  });
  router.use(singlePage(webDir));
  return router;
}

/** Sends the browser to the server of the sources: a build may be old, or not there yet. */
function pagesAt(origin: string): RequestHandler {
  return (req, res) => {
    res.redirect(new URL(origin).origin + req.originalUrl);
  };
}

/**
 * Files of a built page, the smallest form that the browser reads; a path without an extension is one of its routes.
 */
function singlePage(folder: string) {
  const router = express.Router();
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: { redirect: false, cacheControl: false },
  });
  router.use((req, res, next) => {
    if (!extname(req.path)) req.url = '/index.html';
    // Names under /assets/ carry a hash of their content; everything else is asked for anew each time.
    const isHashed = req.path.startsWith('/assets/');
    res.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    files(req, res, (error?: unknown) => {
      for (const name of ['cache-control', 'content-encoding', 'content-type']) res.removeHeader(name);
      next(error);
    });
  });
  return router;
}

function playground(folder: string, demoLogins: readonly DemoLogin[]) {
  const router = express.Router();
  router.use(playgroundHeaders());
  router.get('/members.json', (_req, res) => void res.set('cache-control', 'no-store').json(demoLogins));
  router.use(singlePage(folder));
  return router;
}

/** One line per request. */
function logged(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const path = loggedPath(req.originalUrl);
    res.once('close', () => {
      logger.info(
        { method: req.method, path, status: res.statusCode, ms: Math.round(performance.now() - started) },
        'http',
      );
    });
    next();
  };
}

function failed(logger: Logger): express.ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    const isClients = error instanceof URIError;
    if (!isClients) logger.error({ err: error }, 'a request failed');
    // Express would write the stack to stderr, past the log.
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res
      .status(isClients ? 400 : 500)
      .type('text')
      .send(isClients ? 'Endereço inválido.' : 'Algo de errado ocorreu.');
  };
}
