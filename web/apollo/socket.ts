import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { clearSession, getSession } from './session.ts';

const LINGER = 3_000; // ms that an unused socket stays open: going from one post to the next keeps it
const KEEP_ALIVE = 25_000; // ms between pings, below the idle limits of common proxies
const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 20_000; // ms
const UNAUTHORIZED = 4401;
const SIGNING_OUT = 2_000; // ms

export type Socket = ReturnType<typeof openSocket>;

/**
 * The socket of this tab. `onReconnect` is called when it is back after a break, or the server says that it was cut off
 * itself (bff/gateway/resumed.ts): what was missed must be asked for.
 */
export function openSocket({ url, onReconnect }: { url: string; onReconnect: () => void }) {
  let operations = 0;
  let isOpening = false;
  const client = createClient({
    url,
    // Short and the same for many, so that the gateway can send one text to a whole room (bff/gateway/hub.ts).
    generateID: () => String((operations += 1)),
    lazyCloseTimeout: LINGER,
    keepAlive: KEEP_ALIVE,
    retryAttempts: Infinity,
    connectionParams: () => {
      const session = getSession();
      return session ? { authorization: `Bearer ${session.token}` } : {};
    },
    retryWait: (retries) => wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** retries) * (0.5 + Math.random())),
    shouldRetry: (problem) => !isClosedWith(problem, UNAUTHORIZED),
    on: {
      connecting: () => (isOpening = true),
      opened: () => (isOpening = false),
      connected: (_socket, _payload, wasRetry) => wasRetry && onReconnect(),
      ping: (wasReceived, payload) => wasReceived && payload?.['resumed'] === true && onReconnect(),
      closed: (event) => {
        isOpening = false;
        if (!isClosedWith(event, UNAUTHORIZED)) return;
        // Signing out ends the socket too, and may be heard of here before its own answer arrives.
        const token = getSession()?.token;
        setTimeout(() => token !== undefined && getSession()?.token === token && clearSession(), SIGNING_OUT);
      },
    },
  });

  return {
    link: new GraphQLWsLink(client),
    /** Closes and, while something is subscribed, opens again with the token of now; one that is opening will say that one anyway. */
    restart: () => isOpening || client.terminate(),
  };
}

function isClosedWith(event: unknown, code: number) {
  return typeof event === 'object' && event !== null && 'code' in event && event.code === code;
}

function wait(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
