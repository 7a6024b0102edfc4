import { ApolloLink, Observable } from '@apollo/client';
import type { Socket } from './socket.ts';

const reconnected = new Set<() => void>();
let socket: Promise<Socket> | null = null;

/** Loads the socket's code and opens it at the first subscription, so that no page waits for it. */
export function createRealtimeLink() {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let cancelled = false;
        let cancel = () => {
          cancelled = true;
        };
        getSocket().then(
          ({ link }) => {
            if (cancelled) return;
            const subscription = link.request(operation).subscribe(observer);
            cancel = () => subscription.unsubscribe();
          },
          (error: unknown) => observer.error(error),
        );
        return () => cancel();
      }),
  );
}

/** Calls `listener` whenever the socket is back after a break. */
export function subscribeReconnect(listener: () => void) {
  reconnected.add(listener);
  return () => void reconnected.delete(listener);
}

/** Lets an open socket continue as whoever is signed in now. */
export function restartRealtime() {
  void socket?.then(
    ({ restart }) => restart(),
    () => undefined,
  );
}

function getSocket() {
  socket ??= import('./socket.ts').then(({ openSocket }) => openSocket({ url: socketUrl(), onReconnect: announce }));
  // A chunk that could not be loaded may be there the next time.
  socket.catch(() => (socket = null));
  return socket;
}

function announce() {
  for (const listener of reconnected) listener();
}

function socketUrl() {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
}
