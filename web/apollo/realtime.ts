import { ApolloLink, Observable } from '@apollo/client';
import { reportInterruption } from './interruption.ts';
import { faultCode } from './faults.ts';
import { tellRefused } from './refused.ts';
import type { Socket } from './socket.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Called each time the subscription becomes live. From then on, the subscription misses no event. */
    onLive?: () => void;
  }
}

const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;
/**
 * In ms. A subscription that stays live for this time has recovered. After it, the next retry waits only MIN_BACKOFF_MS
 * again.
 */
const STEADY = 10_000;
/** In ms. Subscriptions that reconnect within this time cause a single refetch of the page's queries. */
const REFETCH_DELAY_MS = 300;
/**
 * The codes of errors that a retry cannot fix. Such an error is passed on, because the links before the subscription
 * link react to it (links.ts).
 */
const FINAL = /^(UNAUTHENTICATED|AGE_ASSURANCE_REQUIRED|BAD_USER_INPUT|(GRAPHQL|PERSISTED|DOCUMENT)_\w+)$/;
/**
 * The codes of errors by which a gateway of another release refuses a subscription of this page's release. While the
 * gateways are renewed one after the other, the gateway of the next connection may accept the subscription. Errors
 * after which trusted.ts sends the text have other codes, because this link has to pass them on.
 */
const REFUSED = /^(BAD_USER_INPUT|DOCUMENT_\w+|GRAPHQL_(?!PARSE_)\w+)$/;
/**
 * The codes of errors that tell the viewer that they have no access to these events now. A later retry may succeed.
 * Until then the viewer misses no event, because there are no events that they may see.
 */
const NOTHING_TO_HEAR = ['FORBIDDEN', 'NOT_FOUND'];
const UNAUTHORIZED = 4401;

const reconnected = new Set<() => void>();
/** For each refused subscription, a function that subscribes again. */
const refused = new Set<() => void>();
let socket: Promise<Socket> | null = null;
let streams = 0;
let announcing: ReturnType<typeof setTimeout> | undefined;

/**
 * Creates the subscription link. The link loads the socket code and opens the socket at the first subscription, so that
 * the first load of a page does not wait for the socket. When a subscription ends with an error, the link subscribes
 * again, with jittered and growing delays, and does not pass the error on. A subscription that the gateway refused is
 * also subscribed again as soon as the socket has reconnected.
 */
export function createRealtimeLink() {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let failures = 0;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let isOver = false;
        let isLive = false;
        let isUnknown = false;
        let cancel = () => {};
        let catchUp: (() => void) | undefined;

        const ask = () => {
          clearTimeout(timer);
          refused.delete(ask);
          getSocket().then((at) => {
            if (isOver) return;
            const complete = () => observer.complete();
            // An older gateway does not announce that a subscription is live. In this case, the first result shows that
            // the subscription is live.
            const next = (result: ApolloLink.Result) => {
              if (failures > 0 && !isLive) stands();
              observer.next(result);
            };
            cancel = at.listen(operation, { next, error: fail, complete }, stands);
          }, fail);
        };
        const stands = () => {
          operation.getContext().onLive?.();
          isLive = true;
          if (failures === 0) return;
          if (catchUp) announce();
          catchUp?.();
          catchUp = undefined;
          // Reset the backoff only after a while: a subscription can become live and be rejected immediately, again and
          // again.
          timer = setTimeout(() => {
            failures = 0;
            if (isUnknown) announce();
          }, STEADY);
        };
        const fail = (error: unknown) => {
          cancel();
          clearTimeout(timer);
          const isRefused = REFUSED.test(faultCode(error) ?? '');
          if (isOver || (isFinal(error) && !isRefused)) {
            observer.error(error);
            return;
          }
          if (isRefused) {
            refused.add(ask);
            if (failures === 0) tellRefused();
          }
          isLive = false;
          isUnknown = NOTHING_TO_HEAR.includes(faultCode(error) ?? '');
          if (!isUnknown) catchUp ??= reportInterruption();
          const wait = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** failures);
          failures += 1;
          timer = setTimeout(ask, wait * (0.5 + Math.random()));
        };

        streams += 1;
        ask();
        return () => {
          streams -= 1;
          if (streams === 0)
            socket?.then(
              ({ rest }) => rest(),
              () => undefined,
            );
          isOver = true;
          refused.delete(ask);
          clearTimeout(timer);
          catchUp?.();
          cancel();
        };
      }),
  );
}

/**
 * Calls `listener` after the socket or a subscription has reconnected. Events in between were missed, so the listener
 * should fetch their data.
 */
export function subscribeReconnect(listener: () => void) {
  reconnected.add(listener);
  return () => void reconnected.delete(listener);
}

/** If the socket is open, restarts it with the token of the current session. */
export function restartRealtime() {
  void socket?.then(
    (opened) => opened.restart(),
    () => undefined,
  );
}

function getSocket() {
  socket ??= import('./socket.ts').then(({ openSocket }) =>
    openSocket({ url: socketUrl(), onReconnect: reconnect, isWanted: () => streams > 0 }),
  );
  // If the code of socket.ts failed to load, the next subscription loads it again.
  socket.catch(() => (socket = null));
  return socket;
}

function reconnect() {
  announce();
  for (const ask of [...refused]) ask();
}

function announce() {
  announcing ??= setTimeout(() => {
    announcing = undefined;
    for (const listener of reconnected) listener();
  }, REFETCH_DELAY_MS);
}

/**
 * Returns true for an error that a retry cannot fix: its code is in `FINAL`, or the server closed the socket as
 * unauthorized.
 */
export function isFinal(error: unknown) {
  const isClosed = typeof error === 'object' && error !== null && 'code' in error && error.code === UNAUTHORIZED;
  return isClosed || FINAL.test(faultCode(error) ?? '');
}

function socketUrl() {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
}
