import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import type { Observer } from 'rxjs';
import { fallBehind } from './behind.ts';
import { clearSession, getSession } from '../storage/session.ts';

const LINGER = 3_000; // ms that an unused socket stays open: going from one post to the next keeps it
const KEEP_ALIVE = 25_000; // ms between pings, below the idle limits of common proxies
// ms to hear anything after one; without it the other side is gone. On a slow line an upload holds the answer up.
const PONG_WAIT = 15_000;
const ACK_WAIT = 10_000; // ms for a connection to be there, and for the server to take it
const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 20_000; // ms
const UNAUTHORIZED = 4401;
const SIGNING_OUT = 2_000; // ms

type SocketOptions = { url: string; onReconnect: () => void; isWanted: () => boolean };

export type Socket = ReturnType<typeof openSocket>;

/**
 * The socket of this tab. `onReconnect` is called when it is back after a break, or the server says that it was cut off
 * itself (bff/gateway/live/resumed.ts): what was missed must be asked for. An attempt goes on when nothing is listened
 * to any more (`isWanted`), and is then not worth a word.
 */
export function openSocket({ url, onReconnect, isWanted }: SocketOptions) {
  let operations = 0;
  /** What to call when the server listens to an operation, by its id. */
  const live = new Map<string, () => void>();
  let isOpening = false;
  let catchUp = () => {};
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(unanswered);
    unanswered = setTimeout(() => client.terminate(), ms);
  };
  const client = createClient({
    url,
    // Short and the same for many, so that the gateway can send one text to a whole room (bff/gateway/live/hub.ts).
    generateID: () => String((operations += 1)),
    lazyCloseTimeout: LINGER,
    keepAlive: KEEP_ALIVE,
    connectionAckWaitTimeout: ACK_WAIT,
    retryAttempts: Infinity,
    connectionParams: () => {
      const session = getSession();
      return session ? { authorization: `Bearer ${session.token}` } : {};
    },
    retryWait: (retries) => {
      // The new cause before the old one goes: between the two nothing is heard of either.
      const before = catchUp;
      catchUp = isWanted() ? fallBehind() : () => {};
      before();
      return wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** retries) * (0.5 + Math.random()));
    },
    shouldRetry: (problem) => !isClosedWith(problem, UNAUTHORIZED),
    on: {
      // The library waits for the server only once there is a connection, and a browser waits for that for minutes.
      connecting: () => {
        isOpening = true;
        waitFor(ACK_WAIT);
      },
      opened: () => {
        isOpening = false;
        clearTimeout(unanswered);
      },
      connected: (_socket, _payload, wasRetry) => {
        catchUp();
        if (wasRetry) onReconnect();
      },
      ping: (wasReceived, payload) => {
        if (!wasReceived) waitFor(PONG_WAIT);
        else if (payload?.['resumed'] === true) onReconnect();
        else if (typeof payload?.['live'] === 'string') live.get(payload['live'])?.();
      },
      message: () => clearTimeout(unanswered),
      closed: (event) => {
        clearTimeout(unanswered);
        isOpening = false;
        if (!isClosedWith(event, UNAUTHORIZED)) return;
        // Signing out ends the socket too, and may be heard of here before its own answer arrives.
        const token = getSession()?.token;
        setTimeout(() => token !== undefined && getSession()?.token === token && clearSession(), SIGNING_OUT);
      },
    },
  });

  const link = new GraphQLWsLink(client);
  return {
    /** @param onLive is called each time the server says that it listens from here on. @returns ends it */
    listen(operation: ApolloLink.Operation, observer: Partial<Observer<ApolloLink.Result>>, onLive: () => void) {
      const subscription = link.request(operation).subscribe(observer);
      const id = String(operations);
      live.set(id, onLive);
      return () => {
        live.delete(id);
        subscription.unsubscribe();
      };
    },
    /** Nothing is listened to: whatever was down, nothing is missed. */
    rest: () => catchUp(),
    /**
     * Closes and, while something is subscribed, opens again with the token of now; one that is opening will say that
     * one anyway.
     */
    restart: () => isOpening || client.terminate(),
  };
}

function isClosedWith(event: unknown, code: number) {
  return typeof event === 'object' && event !== null && 'code' in event && event.code === code;
}

function wait(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
