import * as apollo from '@apollo/client';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { getOperationAST, Kind, parse } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import * as ws from 'ws';
import { z } from 'zod';
import { readRecipes, runRecipe, socketModules } from '../support/recipes.ts';

const SECOND = 1000;
const request = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) });
const subscribed = z.object({ id: z.string(), payload: z.object({ variables: z.object({ after: z.number() }) }) });

interface Call {
  variables: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  res: ServerResponse;
}

/** Returns the data of a root field, or `fault(…)`. A handler that answers on `res` itself returns undefined. */
type Handler = (call: Call) => unknown;

class Fault {
  constructor(
    readonly code: string,
    readonly more: object = {},
  ) {}
}

let sessions = 0;
const setUp: Record<string, Handler> = {
  logIn: () => ({ session: { token: `token-${(sessions += 1)}`, userId: 'member' } }),
  feed: () => ({ edges: [{ node: { id: 'post' } }] }),
  openConversation: () => ({ conversation: { id: 'conversation', lastSeq: 7 } }),
  sendMessage: () => ({}),
};
const cut: Handler = ({ res }) => void res.destroy();
const fault = (code: string, more: object = {}): Handler => {
  return () => new Fault(code, more);
};

/** The answer to a request whose body arrives too slowly. */
const slow: Handler = ({ res }) => {
  res.statusCode = 408;
  return new Fault('BAD_REQUEST');
};

/** Starts a server in place of the gateway. It answers each request for a root field with the next of its handlers. */
async function startServer(field: string, handlers: readonly Handler[]) {
  const calls: Call[] = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      const { query, variables } = request.parse(JSON.parse(body));
      const [root] = getOperationAST(parse(query))?.selectionSet.selections ?? [];
      const name = root?.kind === Kind.FIELD ? root.name.value : '';
      const call = { variables, headers: req.headers, res };
      const handler = name === field ? handlers[calls.push(call) - 1] : setUp[name];
      const answer = handler?.(call);
      if (res.destroyed || res.headersSent) return;
      res.setHeader('content-type', 'application/json');
      const errors = answer instanceof Fault && [
        { message: answer.code, extensions: { code: answer.code, ...answer.more } },
      ];
      res.end(JSON.stringify(errors ? { errors } : { data: { [name]: answer } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return { server, calls, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

async function run(name: string, url: string, modules = {}) {
  const recipe = readRecipes().find((each) => each.name === name);
  if (!recipe) throw new Error(`there is no recipe ${name}`);
  const waits: number[] = [];
  const printed = await runRecipe(recipe, url, modules, tmpdir(), waits);
  return { printed, page: recipe.output, waits };
}

const inputs = (calls: readonly Call[]) =>
  calls.map(({ variables }) => z.object({ idempotencyKey: z.string(), text: z.string() }).parse(variables['input']));

it('the retry recipe sends the same key again after faults that pass and a cut connection, with waits of seconds', async () => {
  const done: Handler = () => ({ post: { id: 'post' } });
  const faults = [fault('UPSTREAM_UNAVAILABLE'), fault('RATE_LIMITED', { retryAfter: 7 }), cut];
  const { url, calls } = await startServer('createPost', [...faults, done, done]);
  const { printed, page, waits } = await run('7-retry.md', url);
  expect(printed).toEqual(page);
  expect(new Set(inputs(calls).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(waits).toHaveLength(4);
  [1, 7, 4, 8].forEach((seconds, index) => expect(waits[index]).toBeGreaterThanOrEqual(seconds * SECOND));
});

it('the retry recipe sends the same key again after a failure of the gateway and after a request that was too slow', async () => {
  const done: Handler = () => ({ post: { id: 'post' } });
  const { url, calls } = await startServer('createPost', [fault('INTERNAL_SERVER_ERROR'), slow, done, done]);
  const { printed, page } = await run('7-retry.md', url);
  expect(printed).toEqual(page);
  expect(new Set(inputs(calls).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('the retry recipe throws a fault that a retry cannot change at once, and one that passes after five attempts', async () => {
  const forbidden = await startServer('createPost', [fault('FORBIDDEN')]);
  await expect(run('7-retry.md', forbidden.url)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(forbidden.calls).toHaveLength(1);
  const away = await startServer('createPost', Array<Handler>(9).fill(fault('UPSTREAM_UNAVAILABLE')));
  await expect(run('7-retry.md', away.url)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  expect(away.calls).toHaveLength(5);
});

const comment: Handler = ({ variables }) => ({ comment: z.object({ text: z.string() }).parse(variables['input']) });

it('the offline recipe drops an entry whose post was deleted, and sends the next entry', async () => {
  const { url, calls } = await startServer('addComment', [fault('NOT_FOUND'), comment]);
  const { printed, page } = await run('9-offline.md', url);
  expect(printed).toEqual(page.with(1, 'not sent: Primeiro, sem rede. NOT_FOUND'));
  expect(calls).toHaveLength(2);
});

it('the offline recipe keeps an entry after faults that pass and a cut connection, and sends it again with its key', async () => {
  const faults = [fault('UPSTREAM_UNAVAILABLE'), cut, fault('RATE_LIMITED', { retryAfter: 9 })];
  const { url, calls } = await startServer('addComment', [...faults, comment, comment]);
  const { printed, page, waits } = await run('9-offline.md', url);
  expect(printed).toEqual(page);
  const [first, ...others] = inputs(calls);
  expect(others.map((each) => each.idempotencyKey === first?.idempotencyKey)).toEqual([true, true, true, false]);
  expect(waits).toHaveLength(3);
  [1, 2, 9].forEach((seconds, index) => expect(waits[index]).toBeGreaterThanOrEqual(seconds * SECOND));
});

it('the offline recipe keeps an entry after a slow request and four failures of the gateway, and drops one that fails a fifth time', async () => {
  const failures = (count: number) => Array<Handler>(count).fill(fault('INTERNAL_SERVER_ERROR'));
  const { url, calls } = await startServer('addComment', [slow, ...failures(4), comment, ...failures(5)]);
  const { printed, page } = await run('9-offline.md', url);
  expect(printed).toEqual(page.with(2, 'not sent: Segundo, sem rede. INTERNAL_SERVER_ERROR'));
  const keys = inputs(calls).map(({ idempotencyKey }) => idempotencyKey);
  expect([new Set(keys.slice(0, 6)).size, new Set(keys.slice(6)).size, keys.length]).toEqual([1, 1, 11]);
});

it('the offline recipe sends an entry again with the token of the new session when the session has ended', async () => {
  const { url, calls } = await startServer('addComment', [fault('UNAUTHENTICATED'), comment, comment]);
  const { printed, page } = await run('9-offline.md', url);
  expect(printed).toEqual(page);
  const [ended, ...later] = calls.map(({ headers }) => headers.authorization);
  expect(new Set(later).size).toBe(1);
  expect(later).not.toContain(ended);
  expect(new Set(inputs(calls.slice(0, 2)).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('the offline recipe stops at a fault that the member has to settle, and drops no entry', async () => {
  const age = await startServer('addComment', [fault('AGE_ASSURANCE_REQUIRED')]);
  await expect(run('9-offline.md', age.url)).rejects.toMatchObject({ code: 'AGE_ASSURANCE_REQUIRED' });
  expect(age.calls).toHaveLength(1);
  const session = await startServer('addComment', Array<Handler>(2).fill(fault('UNAUTHENTICATED')));
  await expect(run('9-offline.md', session.url)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(session.calls).toHaveLength(2);
});

it.each(readRecipes().filter(({ code }) => code.includes('logIn(')))(
  'the recipe $name fails with the reason if the sign-in is refused, the account is locked, or it has a second step',
  async ({ name }) => {
    for (const [answer, words] of [
      [{ __typename: 'Refusal', code: 'INVALID_CREDENTIALS', message: 'E-mail ou senha incorretos.' }, 'ou senha'],
      [{ __typename: 'AccountLocked', message: 'Sua conta está suspensa até domingo.' }, 'suspensa'],
      [{ __typename: 'SecondStepRequired', challenge: 'challenge' }, /second (sign-in )?step|SecondStepRequired/],
    ] as const) {
      const { url, calls } = await startServer('logIn', [() => answer]);
      await expect(run(name, url, { ...socketModules, '@apollo/client': apollo })).rejects.toThrow(words);
      expect(calls).toHaveLength(1);
    }
  },
);

const messages = (written: string) =>
  [8, 9].map((seq, index) => ({ seq, text: readRecipes().find(({ name }) => name === written)?.output[index] }));

it('the recipe for Server-Sent Events goes on after the last event when the stream is cut, refused, drained or closed', async () => {
  const [first, second] = messages('5-events.md').map(
    ({ seq, ...message }) =>
      `id: ${seq}\nevent: next\ndata: ${JSON.stringify({ data: { messageAdded: message } })}\n\n`,
  );
  const stream = { 'content-type': 'text/event-stream' };
  const { url, calls } = await startServer('messageAdded', [
    ({ res }) => res.writeHead(200, stream).write(`: live\n\n${first}${second?.slice(0, 20)}`, () => res.destroy()),
    cut,
    ({ res }) => void res.writeHead(503, { 'retry-after': '3' }).end(),
    ({ res }) => void res.writeHead(200, stream).end(': live\n\n'),
    ({ res }) => void res.writeHead(200, stream).end(`: live\n\n${second}event: complete\ndata:\n\n`),
  ]);
  const { printed, page, waits } = await run('5-events.md', url);
  expect(printed).toEqual(page);
  expect(calls.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '8', '8', '8', '8']);
  expect(waits).toHaveLength(4);
  [1, 2, 3, 1].forEach((seconds, index) => expect(waits[index]).toBeGreaterThanOrEqual(seconds * SECOND));
});

it('the recipe for Server-Sent Events throws when the session has ended, and does not connect again', async () => {
  const { url, calls } = await startServer('messageAdded', [({ res }) => void res.writeHead(401).end()]);
  await expect(run('5-events.md', url)).rejects.toThrow('HTTP 401');
  expect(calls).toHaveLength(1);
});

/**
 * Starts a server whose first socket breaks after one message, and whose second is refused. A subscription gets the
 * messages after the one that it names.
 */
async function startSockets(written: string, onSubscribe?: (socket: ws.WebSocket) => void) {
  const { server, url } = await startServer('', []);
  const sockets = new ws.WebSocketServer({ noServer: true });
  let attempts = 0;
  server.on('upgrade', (req, socket, head) => {
    attempts += 1;
    const attempt = attempts;
    if (attempt === 2) socket.destroy();
    else
      sockets.handleUpgrade(req, socket, head, (opened) => {
        opened.on('message', (data: Buffer) => {
          const message = subscribed.safeParse(JSON.parse(data.toString())).data;
          if (!message) opened.send(JSON.stringify({ type: 'connection_ack' }));
          else if (onSubscribe) onSubscribe(opened);
          else {
            const missed = messages(written).filter(({ seq }) => seq > message.payload.variables.after);
            for (const messageAdded of attempt === 1 ? missed.slice(0, 1) : missed)
              opened.send(JSON.stringify({ id: message.id, type: 'next', payload: { data: { messageAdded } } }));
            if (attempt === 1) opened.close(1012, 'Service restart');
          }
        });
      });
  });
  onTestFinished(() => sockets.clients.forEach((socket) => socket.terminate()));
  return { url, attempts: () => attempts };
}

it('the websocket recipe connects again after a break and a refused connection, and delivers no message twice', async () => {
  const { url, attempts } = await startSockets('4-live.md');
  const { printed, page } = await run('4-live.md', url, socketModules);
  expect(printed).toEqual(page);
  expect(attempts()).toBe(3);
});

it('the websocket recipe throws the close event when the session has ended, and does not connect again', async () => {
  const { url, attempts } = await startSockets('4-live.md', (socket) => socket.close(4401, 'Unauthorized'));
  await expect(run('4-live.md', url, socketModules)).rejects.toMatchObject({ code: 4401 });
  expect(attempts()).toBe(1);
});
