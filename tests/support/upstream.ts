import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A request that the scripted platform has received. */
export interface Seen {
  method: string;
  /** The path with its query string. */
  url: string;
  headers: IncomingMessage['headers'];
  /** The parsed body, if it was JSON. */
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Handler = (request: Seen) => Answer | Promise<Answer>;
export type RawHandler = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Starts a scripted platform that records its requests. The key of a route is `METHOD /path`, without the query string.
 * A request without a route gets 404, as from the real platform.
 */
export async function startUpstream(routes: Record<string, Handler> = {}) {
  const seen: Seen[] = [];
  const raw: Record<string, RawHandler> = {};
  const script = { ...routes };

  const server = createServer((req, res) => {
    const key = `${req.method ?? ''} ${(req.url ?? '').split('?')[0] ?? ''}`;
    const own = raw[key];
    if (own) {
      seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body: undefined });
      own(req, res);
      return;
    }
    void answer(req, res, script[key], seen);
  });
  const port = await listen(server);

  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    /** Returns the requests since the last call of `takeCalls`, as `METHOD /path?query`. */
    takeCalls() {
      return seen.splice(0).map(({ method, url }) => `${method} ${url}`);
    },
    on(route: string, handler: Handler) {
      script[route] = handler;
    },
    /** Adds a route whose handler reads the raw request and writes the response itself. */
    onRaw(route: string, handler: RawHandler) {
      raw[route] = handler;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type UpstreamDouble = Awaited<ReturnType<typeof startUpstream>>;

async function answer(req: IncomingMessage, res: ServerResponse, handler: Handler | undefined, seen: Seen[]) {
  const text = await readAll(req);
  const isJson = req.headers['content-type']?.startsWith('application/json');
  const request = {
    method: req.method ?? '',
    url: req.url ?? '',
    headers: req.headers,
    body: isJson ? parse(text) : text,
  };
  seen.push(request);

  const { status = 200, body, headers } = handler ? await handler(request) : notFound;
  if (res.destroyed) return;
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body));
}

const notFound: Answer = { status: 404, body: { error: 'Não encontrado.', code: 'NOT_FOUND' } };

function parse(text: string): unknown {
  return JSON.parse(text);
}

async function readAll(req: IncomingMessage) {
  let text = '';
  req.setEncoding('utf8');
  for await (const chunk of req) text += String(chunk);
  return text;
}

function listen(server: Server) {
  return new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
