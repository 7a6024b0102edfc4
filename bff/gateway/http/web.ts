import { extname } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { DemoLogin } from '../../processes/demo-login.ts';
import { loggedPath } from '../../http/http-server.ts';
import { limits } from '../execution/limits.ts';
import type { CostPreview } from '../execution/cost-preview.ts';
import { pageHeaders, permissionsPolicy, playgroundHeaders } from './headers.ts';
import { isPaymentPath } from './payments-proxy.ts';
import { schemaFiles } from './schema-files.ts';

/** An error of `express.json` that the client caused. */
const unreadable = z.object({ type: z.string(), status: z.int().min(400).max(499) });

interface Parts {
  production: boolean;
  webDir: string | undefined;
  playgroundDir: string | undefined;
  devServerUrl: string | undefined;
  demoLogins: readonly DemoLogin[];
  schema: GraphQLSchema;
  /**
   * Computes the cost of the operation in a GraphQL request body, without executing the operation. The playground shows
   * the cost.
   */
  previewCost: (body: unknown) => CostPreview;
  /**
   * Returns whether the gateway is stopping: it finishes open requests, and the load balancer must not send new ones.
   */
  isDraining: () => boolean;
  /** Checks whether the platform and the bus are available. */
  readiness: () => Promise<{ platform: boolean; bus: boolean }>;
  media: (req: express.Request, res: express.Response) => Promise<void>;
  adClicks: (req: express.Request, res: express.Response) => Promise<void>;
  /** Handles a request for the metrics. Resolves to false if it has not sent a response. */
  metrics: (req: express.Request, res: express.Response) => Promise<boolean>;
  /** Forwards the requests of `isPaymentPath` to the platform: webhooks, the card form of the sandbox, and files. */
  payments: (req: express.Request, res: express.Response) => Promise<void>;
  usesStripe: boolean;
  logger: Logger;
}

/** Serves every path other than `/graphql`: health checks, metrics, media, payments, the playground and the web app. */
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
    // The gateway is ready even if the bus is unavailable, because then only live updates are missing. Otherwise an
    // outage of the bus would make the load balancer remove all gateways.
    const ready = checks.platform;
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', checks });
  });
  app.get('/metrics', async (req, res, next) => {
    if (!(await parts.metrics(req, res))) next();
  });
  app.use((req, res, next) => (req.path.startsWith('/media/') ? parts.media(req, res) : next()));
  app.use((req, res, next) => (req.path.startsWith('/go/') ? parts.adClicks(req, res) : next()));
  app.use((req, res, next) => (isPaymentPath(req.path) ? parts.payments(req, res) : next()));

  if (parts.playgroundDir && !parts.production) app.use('/playground', playground(parts.playgroundDir, parts));
  app.use('/api', (_req, res) => void res.status(404).json({ error: 'Não encontrado.', code: 'NOT_FOUND' }));
  app.use(noPages, notFound);
  if (parts.webDir) app.use(pages(parts.webDir, parts));
  else if (parts.devServerUrl) app.use(pagesAt(parts.devServerUrl));

  app.use(notFound);
  app.use(failed(parts.logger));
  return app;
}

/**
 * Paths at which the web app's pages never appear. Programs request these paths, and need the status 404 instead of a
 * page if no handler serves the path.
 */
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

/**
 * Redirects page requests to the dev server instead of serving the built pages, because the build may be old or
 * missing.
 */
function pagesAt(origin: string): RequestHandler {
  return (req, res) => {
    res.redirect(new URL(origin).origin + req.originalUrl);
  };
}

/**
 * Serves the files of a single-page app, compressed with brotli or gzip if the browser accepts it. Serves index.html
 * for a path without a file extension, because such a path is a route of the app.
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
    // Lets browsers cache files under /assets/ for ever, because their names contain a hash of the content. Browsers
    // revalidate other files at each request.
    const isHashed = req.path.startsWith('/assets/');
    res.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    files(req, res, (error?: unknown) => {
      for (const name of ['cache-control', 'content-encoding', 'content-type']) res.removeHeader(name);
      next(error);
    });
  });
  return router;
}

function playground(folder: string, { demoLogins, schema, previewCost }: Parts) {
  const router = express.Router();
  router.use(playgroundHeaders());
  router.get('/members.json', (_req, res) => void res.set('cache-control', 'no-store').json(demoLogins));
  router.use(schemaFiles(schema));
  router.post('/cost', express.json({ limit: limits.body }), (req: express.Request<unknown, unknown, unknown>, res) => {
    res.set('cache-control', 'no-store').json(previewCost(req.body));
  });
  router.use('/cost', refuseUnreadable);
  router.use(singlePage(folder));
  return router;
}

/** Answers a body that `express.json` cannot read with the status of the error, in the form of a cost preview. */
function refuseUnreadable(error: unknown, _req: express.Request, res: express.Response, next: express.NextFunction) {
  const { data } = unreadable.safeParse(error);
  if (!data) {
    next(error);
    return;
  }
  const problem = data.status === 413 ? `A request may have at most ${limits.body} bytes.` : 'The body is no JSON.';
  res.status(data.status).set('cache-control', 'no-store').json({ problem });
}

/** Logs one line per HTTP request. */
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
    // Handles the error itself. If the error reached Express, Express would print its stack to stderr instead of the
    // log.
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
