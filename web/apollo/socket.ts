import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import type { Observer } from 'rxjs';
import { reportInterruption } from './interruption.ts';
import type { openEventStreams } from './socketEvents.ts';
import { clearSession, getSession } from '../storage/session.ts';

const LINGER_MS = 3_000; // ms that an unused socket stays open, so that going from one post to the next reuses it
const KEEP_ALIVE_MS = 25_000; // ms between pings, below the idle limits of common proxies
// ms to wait for any message after a ping; without one the connection counts as dead. On a slow connection an upload
// delays the pong.
const PONG_TIMEOUT_MS = 15_000;
const ACK_TIMEOUT_MS = 10_000; // ms for the connection to open and for the server to acknowledge it
const MIN_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 20_000;
const UNAUTHORIZED = 4401;
/** Codes with which the gateway closes a socket, so that one has reached it: bff/gateway/live/socket.ts. */
const CLOSED_BY_GATEWAY = [UNAUTHORIZED, 1012, 1013];
/** After so many connections in a row that never reached the gateway, the network counts as one that blocks sockets. */
const BLOCKED_AFTER = 2;
const SIGN_OUT_TIMEOUT_MS = 2_000;

type SocketOptions = { url: string; onReconnect: () => void; isWanted: () => boolean };

export type Socket = ReturnType<typeof openSocket>;

interface Listener {
  operation: ApolloLink.Operation;
  observer: Partial<Observer<ApolloLink.Result>>;
  onLive: () => void;
  isOnSocket: boolean;
  /** True after a move from the socket, until the stream is live. */
  hasMissed: boolean;
  cancel: () => void;
}

/**
 * Opens the socket of this tab. It calls `onReconnect` when the socket is back after a break, or when the server says
 * that it was itself disconnected (bff/gateway/live/resumed.ts): the missed events must then be fetched. A connection
 * attempt continues when there are no subscriptions left (`isWanted` returns false), but is then not shown as an
 * interruption. Where the network blocks sockets, the subscriptions move to event streams (socketEvents.ts), until
 * one of these fails.
 */
export function openSocket({ url, onReconnect, isWanted }: SocketOptions) {
  let operations = 0;
  /** Callbacks by operation id, called when the server starts to send that operation's events. */
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
  /** A sign-out ends the connection too, possibly before its own answer arrives: waits for that answer first. */
  const endSession = () => {
    const token = getSession()?.token;
    setTimeout(() => token !== undefined && getSession()?.token === token && clearSession(), SIGN_OUT_TIMEOUT_MS);
  };
  const client = createClient({
    url,
    // Short ids that many clients share, so that the gateway can send one text to a whole room
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
      // Add the new cause before removing the old one: events are missing throughout the retry.
      const before = catchUp;
      catchUp = isWanted() ? reportInterruption() : () => {};
      before();
      return wait(Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** retries) * (0.5 + Math.random()));
    },
    shouldRetry: (problem) => !isClosedWith(problem, UNAUTHORIZED),
    on: {
      // graphql-ws starts its timeout only when the connection is open, and a browser may take minutes to open one.
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
      // The protocol requires a text. The gateway takes the hash of trusted.ts instead.
      subscribe: (payload, sink) =>
        subscribe(payload.extensions?.['persistedQuery'] ? { ...payload, query: '' } : payload, sink),
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
      // The gateway cannot be reached at all, or sockets may reach it again.
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
      listeners.add(listener);
      begin(listener);
      return () => {
        listeners.delete(listener);
        listener.cancel();
      };
    },
    /** Clears the interruption when there are no subscriptions left: nothing can be missed. */
    rest: () => catchUp(),
    /**
     * Closes the socket; while there are subscriptions, it opens again with the current token. A socket that is still
     * opening is left alone, since it will send the current token anyway. Event streams are opened anew.
     */
    restart() {
      for (const listener of listeners) if (!listener.isOnSocket) again(listener);
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
