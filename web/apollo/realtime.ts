import { ApolloLink, Observable } from '@apollo/client';
import { fallBehind } from './behind.ts';
import { faultCode } from './faults.ts';
import type { Socket } from './socket.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Called each time from which on nothing of a subscription is missed. */
    onLive?: () => void;
  }
}

const FIRST_WAIT = 1_000; // ms
const LONGEST_WAIT = 60_000; // ms
/** Streams that are back within this time make one question (ms). */
const TOGETHER = 300;
/** Asking again would change nothing, and the links above have to hear of it (links.ts). */
const FINAL = ['UNAUTHENTICATED', 'AGE_ASSURANCE_REQUIRED', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'];
/** There may be something to hear later; until then nothing is missed. */
const NOTHING_TO_HEAR = ['FORBIDDEN', 'NOT_FOUND'];
const UNAUTHORIZED = 4401;

const reconnected = new Set<() => void>();
let socket: Promise<Socket> | null = null;
let streams = 0;
let announcing: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the socket's code and opens it at the first subscription, so that no page waits for it. A stream that ends with
 * an error is asked for again, and again, with growing and random pauses; the listener hears nothing of it.
 */
export function createRealtimeLink() {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let failures = 0;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let isOver = false;
        let cancel = () => {};
        let catchUp = () => {};

        const ask = () => {
          getSocket().then((at) => {
            if (isOver) return;
            const complete = () => observer.complete();
            // An older gateway does not say that it listens.
            const next = (result: ApolloLink.Result) => {
              if (failures > 0) stands();
              observer.next(result);
            };
            cancel = at.listen(operation, { next, error: fail, complete }, stands);
          }, fail);
        };
        const stands = () => {
          operation.getContext().onLive?.();
          if (failures === 0) return;
          failures = 0;
          catchUp();
          announce();
        };
        const fail = (error: unknown) => {
          cancel();
          if (isOver || isFinal(error)) {
            observer.error(error);
            return;
          }
          const isMissed = !NOTHING_TO_HEAR.includes(faultCode(error) ?? '');
          if (failures === 0 && isMissed) catchUp = fallBehind();
          const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
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
          clearTimeout(timer);
          catchUp();
          cancel();
        };
      }),
  );
}

/** Calls `listener` whenever what was missed has to be asked for: the socket, or a stream, is back after a break. */
export function subscribeReconnect(listener: () => void) {
  reconnected.add(listener);
  return () => void reconnected.delete(listener);
}

/** Restarts an open socket with the session as it is now. */
export function restartRealtime() {
  void socket?.then(
    ({ restart }) => restart(),
    () => undefined,
  );
}

function getSocket() {
  socket ??= import('./socket.ts').then(({ openSocket }) =>
    openSocket({ url: socketUrl(), onReconnect: announce, isWanted: () => streams > 0 }),
  );
  // A chunk that could not be loaded may be there the next time.
  socket.catch(() => (socket = null));
  return socket;
}

function announce() {
  announcing ??= setTimeout(() => {
    announcing = undefined;
    for (const listener of reconnected) listener();
  }, TOGETHER);
}

/** The server's own no, or that of a socket whose token is not taken. */
export function isFinal(error: unknown) {
  const isClosed = typeof error === 'object' && error !== null && 'code' in error && error.code === UNAUTHORIZED;
  return isClosed || FINAL.includes(faultCode(error) ?? '');
}

function socketUrl() {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
}
