import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { GraphQLError, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';
import type { Bus } from '../bus.ts';
import { createContext } from './context.ts';
import type { Documents } from './documents.ts';
import { Fault, overLimit, presentError } from './errors.ts';
import type { Executor } from './executor.ts';
import { nextMessage, type Hub } from './hub.ts';
import { limits } from './limits.ts';
import { listenPersonally } from './personal.ts';
import type { LiveField } from './realtime.ts';
import { Silence } from './silence.ts';
import { readRequest, type Asked } from './subscribe.ts';
import { Upstream, type Asker } from './upstream.ts';
import type { UpstreamHttp } from './upstream-adapter.ts';
import { bearerToken } from './viewer.ts';

const MiB = 1024 * 1024;
const pingEvery = 20_000; // ms
const initPatience = 5_000; // ms
/** Bytes that may wait for a reader; one who is further behind is hung up on, and asks again when it is back. */
const slowest = 1 * MiB;

interface Parts {
  schema: GraphQLSchema;
  documents: Documents;
  executor: Executor;
  bus: Bus;
  hub: Hub;
  live: Record<string, LiveField<unknown>>;
  http: UpstreamHttp;
  logger: Logger;
}

interface Peer {
  socket: WebSocket;
  asker: Asker;
  /** Whose token it is, once the platform has said so. */
  viewerId?: string;
}

const profileInfo = z.object({ idUser: z.string() });

const connectionInit = z.object({
  authorization: z.string().optional(),
  Authorization: z.string().optional(),
  token: z.string().optional(),
});

/**
 * `/graphql` over WebSocket (graphql-transport-ws): subscriptions only. The protocol is graphql-ws'; answers go from the
 * hub straight to the socket, so that one text serves all who listen. What one message gets wrong is answered to that
 * message; the socket and the others on it live on.
 */
export function createSocketServer({ bus, hub, http, logger, ...parts }: Parts) {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.message,
    handleProtocols,
  });
  const silences = new WeakMap<ExecutionArgs, () => Silence>();

  const protocol = makeServer<Record<string, unknown>, Peer>({
    connectionInitWaitTimeout: initPatience,

    async onConnect({ connectionParams, extra }) {
      const { data } = connectionInit.safeParse(connectionParams ?? {});
      extra.asker.token = bearerToken(data?.authorization ?? data?.Authorization) ?? data?.token;
      if (extra.asker.token === undefined || (await isAlive(extra))) return true;
      extra.socket.close(CloseCode.Unauthorized, 'Unauthorized');
      return false;
    },

    async onSubscribe({ extra, subscriptions }, id, payload) {
      if (Object.keys(subscriptions).length > limits.subscriptions) {
        return [new Fault('RATE_LIMITED', `A socket may have at most ${limits.subscriptions} subscriptions.`)];
      }
      const asked = readRequest(parts, payload);
      if (Array.isArray(asked)) return asked.map(forSocket);

      const asker = { ...extra.asker, requestId: randomUUID() };
      logger.info(
        { requestId: asker.requestId, operation: asked.operationName, field: asked.fieldName },
        'subscription',
      );
      try {
        if (asked.live.kind === 'personal') await recognise(extra);
        await asked.live.authorize?.(asked.args, createContext(new Upstream(http, asker), asker));
      } catch (error) {
        return [present(error, asked.fieldName, logger)];
      }

      const { document, operationName, variables } = asked;
      const args: ExecutionArgs = { schema: parts.schema, document, operationName, variableValues: variables };
      silences.set(args, () => listen(extra, id, asked));
      return args;
    },

    subscribe: (args) => silences.get(args)?.() ?? { errors: [overLimit('There is nothing to listen to.')] },
  });

  /** Connects what was asked with the socket, until the client completes or goes away. */
  function listen({ socket, asker, viewerId = '' }: Peer, id: string, asked: Asked) {
    const { live } = asked;
    if (live.kind === 'shared')
      return new Silence(hub.join({ ...asked, live }, id, (message) => send(socket, message)));

    const silence: Silence = new Silence(() => leave());
    const leave = listenPersonally(
      { bus, executor: parts.executor, http },
      { ...asked, live },
      {
        asker,
        viewerId,
        deliver: (answer) => send(socket, nextMessage(id, answer)),
        ready: () => roomIn(socket),
        end: (error) => silence.fail(present(error, asked.fieldName, logger)),
      },
    );
    return silence;
  }

  /** @throws {Fault} UNAUTHENTICATED without a living session */
  async function recognise(peer: Peer) {
    if (peer.asker.token === undefined) throw new Fault('UNAUTHENTICATED', 'Entre para continuar.');
    peer.viewerId ??= await viewerIdOf(http, peer.asker);
  }

  async function isAlive(peer: Peer) {
    try {
      await recognise(peer);
      return true;
    } catch (error) {
      // Each subscription asks again; a platform that is away for a moment ends nobody's session.
      return !(error instanceof Fault && error.code === 'UNAUTHENTICATED');
    }
  }

  sockets.on('connection', (socket: WebSocket, req: IncomingMessage) => {
    const asker = { token: undefined, requestId: randomUUID(), address: req.socket.remoteAddress };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => send(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) =>
          socket.on('message', (data: Buffer) => {
            receive(data.toString()).catch((error: unknown) => {
              logger.error({ err: error }, 'a socket message failed');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      { socket, asker },
    );
    socket.on('pong', () => answering.add(socket));
    socket.on('error', () => socket.terminate());
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
    answering.add(socket);
  });

  const answering = new WeakSet<WebSocket>();
  const pings = setInterval(() => {
    for (const socket of sockets.clients) {
      if (answering.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, pingEvery);
  pings.unref();

  return {
    /** No cookie speaks for a member here, so pages of other origins gain nothing by connecting. */
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      sockets.handleUpgrade(req, socket, head, (opened) => sockets.emit('connection', opened, req));
    },
    /** Says goodbye (1001) and waits a moment for the other side to say so too. */
    async close() {
      clearInterval(pings);
      for (const socket of sockets.clients) socket.close(1001, 'Going away');
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 2_000); // ms
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(patience);
    },
  };
}

async function viewerIdOf(http: UpstreamHttp, asker: Asker) {
  const { idUser } = await new Upstream(http, asker).ask('GET', '/api/user-v2/profile-info', profileInfo);
  return idUser;
}

/** Resolves when a reader who is being told much has taken in most of it, or is gone. */
async function roomIn(socket: WebSocket) {
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > slowest / 4) await delay(20);
}

function send(socket: WebSocket, data: string | Buffer) {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > slowest) socket.terminate();
  else socket.send(data, { binary: false });
}

/** HTTP's status has no meaning here. */
function forSocket({ message, nodes, source, positions, extensions }: GraphQLError) {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code: extensions['code'] } });
}

function present(error: unknown, fieldName: string, logger: Logger) {
  const located =
    error instanceof GraphQLError
      ? error
      : new GraphQLError('', { path: [fieldName], originalError: error instanceof Error ? error : null });
  const { message, extensions } = presentError(located, (cause) =>
    logger.error({ err: cause }, 'a subscription could not start'),
  );
  return new GraphQLError(message, { path: [fieldName], extensions });
}
