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
import type { RateLimits } from '../rate-limits/limiter.ts';
import type { Documents } from './documents.ts';
import { Fault, overLimit, presentError, rateLimited } from './errors.ts';
import type { Executor } from './executor.ts';
import { nextMessage, type Hub } from './hub.ts';
import { limits } from './limits.ts';
import { createPeers, requireAdult, type Peer } from './peers.ts';
import { listenPersonally } from './personal.ts';
import type { LiveField, PersonalField, SharedField } from './realtime.ts';
import { refuseUpgrade, type AskerOf } from './requests.ts';
import { Silence } from './silence.ts';
import { tellOfGaps } from './resumed.ts';
import { readRequest, type Asked } from './subscribe.ts';
import type { UpstreamHttp } from './upstream-adapter.ts';
import { bearerToken } from './viewer.ts';

const MiB = 1024 * 1024;
const pingEvery = 20_000; // ms
/** 'Try again later': the client waits and comes back. (4429 is graphql-ws' own, and makes its client give up.) */
const TOO_MANY_SOCKETS = 1013;
/** 'Service restart': the client comes back at once, and a balancer sends it elsewhere. */
const RESTART = 1012;
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
  askerOf: AskerOf;
  rateLimits: RateLimits;
  /** @default limits.visitorSockets */
  visitorSockets?: number | undefined;
  logger: Logger;
}

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
export function createSocketServer({ bus, hub, http, askerOf, rateLimits, logger, ...parts }: Parts) {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.message,
    handleProtocols,
  });
  const presented = (error: unknown, fieldName: string) => present(error, fieldName, logger);
  const connected = new Set<Peer>();
  const peers = createPeers({ bus, connected, http, logger, present: presented });
  const visitors = new Set<Peer>();
  const silences = new WeakMap<ExecutionArgs, () => Silence>();
  let isClosing = false;
  const stopTelling = tellOfGaps(bus, connected, ({ socket }, text) => send(socket, text));

  const protocol = makeServer<Record<string, unknown>, Peer>({
    connectionInitWaitTimeout: initPatience,

    async onConnect({ connectionParams, extra }) {
      const { data } = connectionInit.safeParse(connectionParams ?? {});
      extra.asker.token = bearerToken(data?.authorization ?? data?.Authorization) ?? data?.token;
      const refusal = extra.asker.token === undefined ? visit(extra) : await refusalOf(extra);
      if (refusal === undefined) return true;
      extra.socket.close(refusal.code, refusal.reason);
      return false;
    },

    async onSubscribe({ extra, subscriptions }, id, payload) {
      if (Object.keys(subscriptions).length > limits.subscriptions) {
        return [new Fault('RATE_LIMITED', `A socket may have at most ${limits.subscriptions} subscriptions.`)];
      }
      const wait = await rateLimits.take('subscribe', { member: extra.viewerId, address: extra.asker.address });
      if (wait !== undefined) return [rateLimited(wait)];
      extra.operations = subscriptions;
      const asked = readRequest(parts, payload);
      if (Array.isArray(asked)) return asked.map(forSocket);

      const asker = { ...extra.asker, requestId: randomUUID() };
      logger.info(
        { requestId: asker.requestId, operation: asked.operationName, field: asked.fieldName },
        'subscription',
      );
      let authorId: string | undefined;
      try {
        // A token whose member could not be asked for when the socket came is looked at before anything is heard.
        if (asked.live.kind === 'personal' || extra.asker.token !== undefined) await peers.recognise(extra);
        requireAdult(extra);
        peers.limit(extra);
        if (asked.live.kind === 'shared' && asked.live.authorsOf) await peers.heed(extra);
        authorId = await peers.authorize(extra, asked, asker);
      } catch (error) {
        return [presented(error, asked.fieldName)];
      }

      const { document, operationName, variables } = asked;
      const args: ExecutionArgs = { schema: parts.schema, document, operationName, variableValues: variables };
      silences.set(args, () => listen(extra, id, asked, authorId));
      return args;
    },

    subscribe: (args) => silences.get(args)?.() ?? { errors: [overLimit('There is nothing to listen to.')] },
  });

  /** Connects what was asked with the socket, until the client completes or goes away. */
  function listen(peer: Peer, id: string, asked: Asked, authorId: string | undefined) {
    const silence: Silence = new Silence(() => {
      peer.streams.delete(stream);
      leave();
    });
    const stream = { asked, silence, authorId };
    const leave = join(peer, id, asked, silence);
    peer.streams.add(stream);
    return silence;
  }

  function join(peer: Peer, id: string, asked: Asked, silence: Silence) {
    const { socket, asker, viewerId = '' } = peer;
    const { live } = asked;
    // Where an age has to be known, each listener is told in their own name, so that the platform decides about it.
    if (live.kind === 'shared' && peer.adultUntil === undefined) {
      return hub.join({ ...asked, live }, id, (message, authorIds) => {
        if (!isHiddenFrom(peer, authorIds)) send(socket, message);
      });
    }
    return listenPersonally(
      { bus, executor: parts.executor, http },
      { ...asked, live: live.kind === 'shared' ? heardAlone(live, peer) : live },
      {
        asker,
        viewerId,
        deliver(answer) {
          try {
            requireAdult(peer);
            send(socket, nextMessage(id, answer));
          } catch (error) {
            silence.fail(presented(error, asked.fieldName));
          }
        },
        ready: () => roomIn(socket),
        end: (error) => silence.fail(presented(error, asked.fieldName)),
      },
    );
  }

  /** Lets a socket without a token in, where there is room; says why it is closed again where there is none. */
  function visit(peer: Peer) {
    if (visitors.size >= (parts.visitorSockets ?? limits.visitorSockets)) {
      return { code: TOO_MANY_SOCKETS, reason: 'Too many sockets' };
    }
    visitors.add(peer);
    return undefined;
  }

  /** Why a socket with this token is closed again; undefined when it may stay. */
  async function refusalOf(peer: Peer) {
    try {
      await peers.recognise(peer);
      return undefined;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (error.code === 'UNAUTHENTICATED') return { code: CloseCode.Unauthorized, reason: 'Unauthorized' };
      if (error.code === 'RATE_LIMITED') return { code: TOO_MANY_SOCKETS, reason: 'Too many sockets' };
      // Each subscription asks again; a platform that is away for a moment ends nobody's session.
      return undefined;
    }
  }

  sockets.on('connection', (socket: WebSocket, req: IncomingMessage) => {
    const asker = { token: undefined, requestId: randomUUID(), address: askerOf(req).address };
    const peer: Peer = { socket, asker, streams: new Set(), operations: {}, checks: 0 };
    connected.add(peer);
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
      peer,
    );
    socket.on('pong', () => answering.add(socket));
    socket.on('error', () => socket.terminate());
    socket.once('close', (code, reason) => {
      connected.delete(peer);
      visitors.delete(peer);
      peers.forget(peer);
      void closed(code, reason.toString());
    });
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
    counts() {
      let subscriptions = 0;
      for (const { streams } of connected) subscriptions += streams.size;
      return { sockets: connected.size, subscriptions };
    },
    /** No cookie speaks for a member here, so pages of other origins gain nothing by connecting. */
    async upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      const wait = await rateLimits.take('socket', { address: askerOf(req).address }).catch(() => undefined);
      if (isClosing) refuseUpgrade(socket, '503 Service Unavailable', ['Retry-After: 1']);
      else if (wait !== undefined) refuseUpgrade(socket, '429 Too Many Requests', [`Retry-After: ${wait}`]);
      else sockets.handleUpgrade(req, socket, head, (opened) => sockets.emit('connection', opened, req));
    },
    /** Sends everybody elsewhere (1012) and waits a moment for the other side to say goodbye too. */
    async close() {
      isClosing = true;
      clearInterval(pings);
      stopTelling();
      peers.close();
      for (const socket of sockets.clients) socket.close(RESTART, 'Service restart');
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 2_000); // ms
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(patience);
    },
  };
}

/** What everybody hears alike, as one listener hears it. */
function heardAlone(live: SharedField<unknown>, peer: Peer): PersonalField<unknown> {
  return {
    kind: 'personal',
    topic: (_viewerId, args) => live.topic(args),
    read(event) {
      const payload = live.read(event);
      return payload !== undefined && isHiddenFrom(peer, live.authorsOf?.(payload) ?? []) ? undefined : payload;
    },
  };
}

function isHiddenFrom({ hidden }: Peer, authorIds: readonly string[]) {
  return hidden !== undefined && hidden.size > 0 && authorIds.some((id) => hidden.has(id));
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
