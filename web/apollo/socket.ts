import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import type { Observer } from 'rxjs';
import { reportInterruption } from './interruption.ts';
import type { openEventStreams } from './socketEvents.ts';
import { clearSession, getSession } from '../storage/session.ts';
import { sendsTexts } from './trusted.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /**
     * Returns the number of the last event that the subscription has received. Each reconnect sends the number as the
     * variable `after`.
     */
    resumeFrom?: () => number;
  }
}

const LINGER_MS = 3_000; // ms that an unused socket stays open, so that the next page can reuse it
const KEEP_ALIVE_MS = 25_000; // ms between pings, shorter than the idle timeouts of common proxies
// ms to wait for any message after a ping. If no message arrives, the connection is considered dead. The time is long,
// because an upload on a slow connection delays the pong.
const PONG_TIMEOUT_MS = 15_000;
const ACK_TIMEOUT_MS = 10_000; // ms to wait until the connection is open, and then until the server acknowledges it
const MIN_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 20_000;
const UNAUTHORIZED = 4401;
/**
 * The close codes that the gateway itself sends (bff/gateway/live/socket.ts). A close with one of these codes proves
 * that the network lets WebSockets through.
 */
const CLOSED_BY_GATEWAY = [UNAUTHORIZED, 1012, 1013];
/**
 * After this number of consecutive connection attempts that did not reach the gateway, the client assumes that the
 * network blocks WebSockets.
 */
const BLOCKED_AFTER = 2;
const SIGN_OUT_TIMEOUT_MS = 2_000;

type SocketOptions = { url: string; onReconnect: () => void; isWanted: () => boolean };

export type Socket = ReturnType<typeof openSocket>;

interface Listener {
  operation: ApolloLink.Operation;
  observer: Partial<Observer<ApolloLink.Result>>;
  onLive: () => void;
  isOnSocket: boolean;
  /**
   * True from the moment when the listener moves to an event stream, or its stream restarts, until the stream is live.
   * Events in between may be missed.
   */
  hasMissed: boolean;
  cancel: () => void;
}

/**
 * Opens the WebSocket of this tab. Calls `onReconnect` when missed events must be fetched: after the socket has
 * reconnected, or after the gateway has lost and regained its own connection to the platform
 * (bff/gateway/live/resumed.ts). When there are no subscriptions left (`isWanted` returns false), a connection attempt
 * continues but is not shown as an interruption. If the network blocks WebSockets, the subscriptions move to event
 * streams (socketEvents.ts) until one of the streams fails.
 */
export function openSocket({ url, onReconnect, isWanted }: SocketOptions) {
  let operations = 0;
  /** Callbacks by operation id. Each is called when the server starts to send the events of its operation. */
  const live = new Map<string, () => void>();
  const listeners = new Set<Listener>();
  let streams: ReturnType<typeof openEventStreams> | undefined;
  let isFallingBack = false;
  let isConnected = false;
  let hasConnected = false;
  let blocked = 0;
  let isOpening = false;
  let catchUp = () => {};
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(unanswered);
    unanswered = setTimeout(() => client.terminate(), ms);
  };
  /**
   * Clears the session after the server closed the socket as unauthorized. If the member has just signed out in this
   * tab, the socket may close before the answer to the sign-out arrives, so wait for that answer first.
   */
  const endSession = () => {
    const token = getSession()?.token;
    setTimeout(() => token !== undefined && getSession()?.token === token && clearSession(), SIGN_OUT_TIMEOUT_MS);
  };
  const client = createClient({
    url,
    // All clients use the same short operation ids, so that the gateway can send an identical message to many clients
    // (bff/gateway/live/hub.ts).
    generateID: () => String((operations += 1)),
    lazyCloseTimeout: LINGER_MS,
    keepAlive: KEEP_ALIVE_MS,
    connectionAckWaitTimeout: ACK_TIMEOUT_MS,
    retryAttempts: Infinity,
    connectionParams: () => {
      const session = getSession();
      return session ? { authorization: `Bearer ${session.token}` } : {};
    },
    retryWait: (retries) => {
      // Report the new interruption before withdrawing the report of the previous one, because events are missed during
      // the whole retry.
      const before = catchUp;
      catchUp = isWanted() ? reportInterruption() : () => {};
      before();
      return wait(Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** retries) * (0.5 + Math.random()));
    },
    shouldRetry: (problem) => !isClosedWith(problem, UNAUTHORIZED),
    on: {
      // Set a timeout for opening the connection, because a browser may take minutes to give up. The timeout of
      // graphql-ws starts only after the connection is open.
      connecting: () => {
        isOpening = true;
        waitFor(ACK_TIMEOUT_MS);
      },
      opened: () => {
        isOpening = false;
        clearTimeout(unanswered);
      },
      connected: (_socket, _payload, wasRetry) => {
        isConnected = true;
        hasConnected = true;
        blocked = 0;
        catchUp();
        if (wasRetry) onReconnect();
      },
      ping: (wasReceived, payload) => {
        if (!wasReceived) waitFor(PONG_TIMEOUT_MS);
        else if (payload?.['resumed'] === true) onReconnect();
        else if (typeof payload?.['live'] === 'string') live.get(payload['live'])?.();
      },
      message: () => clearTimeout(unanswered),
      closed: (event) => {
        clearTimeout(unanswered);
        isOpening = false;
        const hasReached = isConnected || CLOSED_BY_GATEWAY.some((code) => isClosedWith(event, code));
        isConnected = false;
        if (hasReached) blocked = 0;
        else if (navigator.onLine) blocked += 1;
        if (blocked >= BLOCKED_AFTER) fallBack();
        if (isClosedWith(event, UNAUTHORIZED)) endSession();
      },
    },
  });

  const linkOf = (subscribe: Client['subscribe']) =>
    new GraphQLWsLink({
      ...client,
      // The protocol requires a query text. If the payload contains the hash of the query (trusted.ts), send an empty
      // text, because the gateway uses the hash.
      subscribe: (payload, sink) =>
        subscribe(payload.extensions?.['persistedQuery'] && !sendsTexts() ? { ...payload, query: '' } : payload, sink),
    });
  const link = linkOf((payload, sink) => client.subscribe(payload, sink));

  const listenOnSocket = ({ operation, observer, onLive }: Listener) => {
    const subscription = link.request(operation).subscribe(observer);
    const id = String(operations);
    live.set(id, onLive);
    return () => {
      live.delete(id);
      subscription.unsubscribe();
    };
  };
  const listenOnStream = (at: NonNullable<typeof streams>, listener: Listener) => {
    let isLive = false;
    const onLive = () => {
      isLive = true;
      blocked = 0;
      catchUp();
      catchUp = () => {};
      if (listener.hasMissed) onReconnect();
      listener.hasMissed = false;
      listener.onLive();
    };
    const onLost = () => {
      // Go back to the WebSocket in two cases. The stream never became live: then the gateway is unreachable, and the
      // network does not block WebSockets in particular. Or the socket worked before: then it may work again.
      if (!isLive || hasConnected) streams = undefined;
    };
    const stream = linkOf((payload, sink) => at.subscribe(payload, sink, { onLive, onLost }))
      .request(listener.operation)
      .subscribe(listener.observer);
    return () => stream.unsubscribe();
  };
  const begin = (listener: Listener) => {
    listener.isOnSocket = streams === undefined;
    listener.cancel = streams ? listenOnStream(streams, listener) : listenOnSocket(listener);
  };
  const again = (listener: Listener) => {
    listener.cancel();
    begin(listener);
  };
  const fallBack = () => {
    if (isFallingBack || streams) return;
    isFallingBack = true;
    import('./socketEvents.ts')
      .then(({ openEventStreams }) => {
        streams = openEventStreams({ onReconnect, onUnauthorized: endSession });
        for (const listener of listeners) {
          if (!listener.isOnSocket) continue;
          listener.hasMissed = true;
          again(listener);
        }
      })
      .catch(() => undefined)
      .finally(() => (isFallingBack = false));
  };

  return {
    /**
     * @param onLive called each time the server starts to send this operation's events
     * @returns a function that unsubscribes
     */
    listen(operation: ApolloLink.Operation, observer: Partial<Observer<ApolloLink.Result>>, onLive: () => void) {
      const listener: Listener = { operation, observer, onLive, isOnSocket: true, hasMissed: false, cancel: () => {} };
      const { resumeFrom } = operation.getContext();
      // graphql-ws sends the same variables at each reconnect, so `after` has to be read when they are sent.
      if (resumeFrom)
        Object.defineProperty(operation.variables, 'after', { get: resumeFrom, enumerable: true, configurable: true });
      listeners.add(listener);
      begin(listener);
      return () => {
        listeners.delete(listener);
        listener.cancel();
      };
    },
    /**
     * Withdraws the report of an interruption. Call this when there are no subscriptions left, because then no event is
     * missed.
     */
    rest: () => catchUp(),
    /**
     * Closes the socket, and opens it again with the current token if there are subscriptions. A socket that is still
     * opening is not closed, because it will send the current token anyway. Event streams are opened again.
     */
    restart() {
      for (const listener of listeners) {
        if (listener.isOnSocket) continue;
        listener.hasMissed = true;
        again(listener);
      }
      if (!isOpening) client.terminate();
    },
  };
}

function isClosedWith(event: unknown, code: number) {
  return typeof event === 'object' && event !== null && 'code' in event && event.code === code;
}

function wait(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
