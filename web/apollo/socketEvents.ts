import { createClient } from 'graphql-sse';
import type { Sink, SubscribePayload } from 'graphql-ws';
import { withLock } from '../storage/locks.ts';
import { getSession } from '../storage/session.ts';

/**
 * In ms. A stream that receives no data for this time is considered dead, because the gateway sends a comment line
 * every 20 s.
 */
const SILENCE_TIMEOUT_MS = 45_000;
/**
 * In ms. While a stream waits for a free slot, `onReconnect` runs at this interval, so that the page polls for missed
 * events.
 */
const POLL_INTERVAL_MS = 30_000;
/**
 * The maximum number of streams in all tabs together. Over HTTP/1.1 a browser opens at most six connections to a host,
 * and queries need some of them. Over newer HTTP versions the maximum is the gateway's own limit of 30 streams per
 * member.
 */
const MAX_STREAMS = { 'http/1.1': 4, other: 24 };
const COLON = 58;

/**
 * The close code of a socket whose session has ended. realtime.ts treats this code as an error that a retry cannot fix.
 */
const UNAUTHORIZED = 4401;

interface Options {
  /** Called when the page has to fetch missed events. */
  onReconnect: () => void;
  /** Called when the session has ended. */
  onUnauthorized: () => void;
}

interface Events {
  /** Called when the gateway starts to send the events of the operation. */
  onLive: () => void;
  /** Called when the network interrupted the stream or prevented its connection. */
  onLost: () => void;
}

/**
 * Returns a client that opens a separate event stream (graphql-sse) for each subscription, for networks that block
 * WebSockets. The client does not retry, because realtime.ts retries.
 */
export function openEventStreams({ onReconnect, onUnauthorized }: Options) {
  return {
    /** Subscribes; the parameters are those of a graphql-ws client. @returns a function that unsubscribes */
    subscribe(payload: SubscribePayload, sink: Sink, { onLive, onLost }: Events) {
      const gone = new AbortController();
      const poll = setInterval(onReconnect, POLL_INTERVAL_MS);
      let watchdog: ReturnType<typeof setTimeout> | undefined;
      let release = () => {};
      let status: number | undefined;
      const stop = () => {
        clearInterval(poll);
        clearTimeout(watchdog);
        gone.abort();
        release();
      };
      const fail = (isSignedOut: boolean, error: unknown) => {
        if (gone.signal.aborted) return;
        stop();
        if (isSignedOut && getSession()) {
          onUnauthorized();
          sink.error(Object.assign(new Error('The session has ended.'), { code: UNAUTHORIZED }));
        } else sink.error(error);
      };
      const lose = (error: unknown) => {
        if (gone.signal.aborted) return;
        onLost();
        fail(status === 401, error);
      };
      const heard = () => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => lose(new Error('The event stream is silent.')), SILENCE_TIMEOUT_MS);
      };

      void takePlace(payload.variables, gone.signal).then((free) => {
        release = free;
        if (gone.signal.aborted) {
          free();
          return;
        }
        clearInterval(poll);
        heard();
        const session = getSession();
        const client = createClient({
          url: '/graphql',
          retryAttempts: 0,
          headers: session ? { authorization: `Bearer ${session.token}` } : {},
          fetchFn: async (input: RequestInfo, init?: RequestInit) => {
            const response = await fetch(input, init);
            status = response.status;
            return watched(response, heard, onLive);
          },
        });
        gone.signal.addEventListener('abort', () => client.dispose());
        client.subscribe<Record<string, unknown>, Record<string, unknown>>(requestOf(payload), {
          next: (result) => {
            // The result of a rejected operation has errors and no data. The gateway then completes the stream.
            if (!result.errors || result.data !== undefined) sink.next(result);
            else fail(result.errors[0]?.extensions['code'] === 'UNAUTHENTICATED', result.errors);
          },
          error: lose,
          complete: () => {
            if (gone.signal.aborted) return;
            stop();
            sink.complete();
          },
        });
      });
      return stop;
    },
  };
}

function requestOf({ query, operationName, variables, extensions }: SubscribePayload) {
  return {
    query,
    ...(operationName != null && { operationName }),
    ...(variables && { variables }),
    ...(extensions && { extensions }),
  };
}

/**
 * Waits until the number of streams in all tabs allows another stream. The last slot is reserved for streams with a
 * cursor (`after`), such as messages, because they matter more than events such as "is typing".
 * @returns a function that frees the slot
 */
function takePlace(variables: SubscribePayload['variables'], signal: AbortSignal): Promise<() => void> {
  const all = isHttp1() ? MAX_STREAMS['http/1.1'] : MAX_STREAMS.other;
  const count = variables?.['after'] === undefined ? all - 1 : all;
  return new Promise((resolve) => {
    const others = new AbortController();
    let isTaken = false;
    const stopWaiting = () => {
      others.abort();
      if (!isTaken) resolve(() => {});
    };
    signal.addEventListener('abort', stopWaiting);
    const hold = () => {
      if (isTaken || signal.aborted) return Promise.resolve();
      isTaken = true;
      return new Promise<void>((free) => {
        resolve(free);
        others.abort();
      });
    };
    for (let place = 0; place < count; place += 1) {
      withLock(`event-stream ${place}`, { signal: others.signal }, hold).catch(() => undefined);
    }
  });
}

function isHttp1() {
  const entries = performance.getEntriesByType('resource');
  const asked = entries.findLast((entry) => new URL(entry.name).pathname === '/graphql');
  return asked === undefined || !('nextHopProtocol' in asked) || !/^h[23]/.test(String(asked.nextHopProtocol));
}

/**
 * Returns the response of a stream. Calls `onHeard` for every chunk. Calls `onLive` if the stream starts with a comment
 * line, because the stream of a rejected operation starts with its error instead.
 */
function watched(response: Response, onHeard: () => void, onLive: () => void) {
  if (!response.ok || !response.body) return response;
  let isFirst = true;
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, stream) {
      onHeard();
      stream.enqueue(chunk);
      if (isFirst && chunk[0] === COLON) onLive();
      isFirst = false;
    },
  });
  return new Response(response.body.pipeThrough(watch), response);
}
