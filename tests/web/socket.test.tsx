import { webcrypto } from 'node:crypto';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { OperationTypeNode, print, type DocumentNode } from 'graphql';
import { MessageType, type ClientOptions, type Sink, type SubscribePayload } from 'graphql-ws';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSocket } from '../../web/apollo/socket.ts';
import { createTrustedLink } from '../../web/apollo/trusted.ts';
import { OfflineBanner } from '../../web/features/offline/OfflineBanner.tsx';
import { eventually } from '../support/eventually.ts';
import { leave } from '../support/web.tsx';

const given = vi.hoisted(() => ({
  options: new Array<ClientOptions>(),
  terminated: 0,
  /** The number of open subscriptions on the WebSocket. */
  onSocket: 0,
  /** The texts of the documents that were sent over the WebSocket. */
  texts: new Array<string>(),
  streams: new Array<{ live: () => void; lose: () => void }>(),
}));

/** Mocks graphql-ws: the test decides if and how a connection ends. */
vi.mock('graphql-ws', async (original) => ({
  ...(await original<object>()),
  createClient: (options: ClientOptions) => {
    given.options.push(options);
    return {
      terminate: () => (given.terminated += 1),
      subscribe: ({ query }: SubscribePayload) => {
        given.texts.push(query);
        given.onSocket += 1;
        return () => void (given.onSocket -= 1);
      },
    };
  },
}));

/** Mocks event streams (SSE): the test decides when a stream becomes live and when it is lost. */
vi.mock('../../web/apollo/socketEvents.ts', () => ({
  openEventStreams: () => ({
    subscribe: (_payload: object, sink: Sink, { onLive, onLost }: { onLive: () => void; onLost: () => void }) => {
      const lose = () => {
        onLost();
        sink.error(new TypeError('Failed to fetch'));
      };
      const stream = { live: onLive, lose };
      given.streams.push(stream);
      return () => void given.streams.splice(given.streams.indexOf(stream), 1);
    },
  }),
}));

let streams = 1;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isSaid = () => screen.queryByText(/Reconectando/) !== null;

function open() {
  given.options.length = 0;
  given.terminated = 0;
  given.onSocket = 0;
  given.texts.length = 0;
  given.streams.length = 0;
  let reconnects = 0;
  const socket = openSocket({ url: 'ws://x', onReconnect: () => void (reconnects += 1), isWanted: () => streams > 0 });
  const [options] = given.options;
  return {
    ...socket,
    fail: (attempt: number) => act(() => void options?.retryWait?.(attempt)),
    ping: () => options?.on?.ping?.(false, undefined),
    hear: () => options?.on?.message?.({ type: MessageType.Next, id: '1', payload: {} }),
    connecting: () => options?.on?.connecting?.(false),
    opened: () => options?.on?.opened?.(undefined),
    close: (code: number) =>
      act(async () => {
        options?.on?.closed?.({ code, reason: '' });
        await Promise.resolve();
      }),
    reconnects: () => reconnects,
    connect: () => act(() => options?.on?.connected?.(undefined, undefined, false)),
  };
}

beforeEach(() => {
  streams = 1;
  vi.useFakeTimers();
  render(<OfflineBanner />);
});
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  leave();
});

describe('disconnected socket', () => {
  it('the reconnecting banner stays through all retries until the socket is connected', async () => {
    const { fail, connect } = open();
    fail(0);
    await pass(3_000);
    fail(1);
    await pass(2_500);
    expect(isSaid(), 'the banner shows five seconds after the first failure').toBe(true);
    fail(2);
    expect(isSaid()).toBe(true);
    connect();
    expect(isSaid()).toBe(false);
  });

  it('the reconnecting banner is hidden when no component needs a stream any more', async () => {
    const { fail, rest } = open();
    fail(0);
    await pass(6_000);
    expect(isSaid()).toBe(true);
    streams = 0;
    act(rest);
    expect(isSaid()).toBe(false);
    fail(1);
    await pass(6_000);
    expect(isSaid()).toBe(false);
  });
});

describe('socket that stops answering', () => {
  it('a socket that stays silent for fifteen seconds after a ping is terminated', async () => {
    const { connect, ping } = open();
    connect();
    ping();
    await pass(14_900);
    expect(given.terminated).toBe(0);
    await pass(200);
    expect(given.terminated).toBe(1);
  });

  it('a socket that receives a message after a ping is not terminated', async () => {
    const { connect, ping, hear } = open();
    connect();
    ping();
    await pass(3_000);
    hear();
    await pass(60_000);
    expect(given.terminated).toBe(0);
  });

  it('a socket that does not open within ten seconds is terminated', async () => {
    const { connecting, opened } = open();
    connecting();
    await pass(9_900);
    expect(given.terminated).toBe(0);
    await pass(200);
    expect(given.terminated).toBe(1);
    connecting();
    await pass(9_000);
    opened();
    await pass(60_000);
    expect(given.terminated).toBe(1);
  });
});

describe('a subscription', () => {
  it('is sent as a hash with an empty text, and with its text as well after a gateway did not know a hash', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('crypto', webcrypto);
    const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
    const subscription = gql`
      subscription Unread {
        unread
      }
    `;
    const query = gql`
      query Unread {
        unread
      }
    `;
    const socket = open();
    const unknown = { message: 'Não.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
    const gateway = vi.fn(() => of<ApolloLink.Result>({ errors: [unknown] }));
    const link = createTrustedLink().concat(
      new ApolloLink((operation) =>
        operation.operationType === OperationTypeNode.SUBSCRIPTION
          ? new Observable((observer) => socket.listen(operation, observer, () => undefined))
          : gateway(),
      ),
    );
    const ask = (document: DocumentNode) =>
      void ApolloLink.execute(link, { query: document }, { client }).subscribe(() => undefined);
    ask(subscription);
    await eventually(() => expect(given.texts).toEqual(['']));
    ask(query);
    await eventually(() => expect(gateway).toHaveBeenCalledTimes(2));
    ask(subscription);
    await eventually(() => expect(given.texts).toEqual(['', print(subscription)]));
    vi.unstubAllGlobals();
  });
});

describe('network that blocks sockets', () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const query = gql`
    subscription Typing {
      typing(conversationId: "1") {
        memberId
      }
    }
  `;

  function listen(socket: ReturnType<typeof open>) {
    const heard: string[] = [];
    const link = new ApolloLink(
      (operation) =>
        new Observable((observer) =>
          socket.listen(operation, { error: (error) => observer.error(error) }, () => void heard.push('live')),
        ),
    );
    const stream = ApolloLink.execute(link, { query }, { client }).subscribe({
      error: (error) => void heard.push(String(error)),
    });
    return { heard, stop: () => stream.unsubscribe() };
  }

  it('after two connections in a row that never reach the gateway, subscriptions use event streams instead of the WebSocket', async () => {
    const socket = open();
    const { heard, stop } = listen(socket);
    await socket.close(1006);
    socket.fail(0);
    expect([given.onSocket, given.streams.length]).toEqual([1, 0]);
    await socket.close(1006);
    await eventually(() => expect([given.onSocket, given.streams.length]).toEqual([0, 1]));
    await pass(6_000);
    expect(isSaid(), 'the banner stays until the stream is live').toBe(true);
    act(() => given.streams[0]?.live());
    expect([heard, isSaid(), socket.reconnects()]).toEqual([['live'], false, 1]);
    stop();
    expect(given.streams).toEqual([]);
  });

  it('after a restart with another token, an event stream that is live makes the pages fetch the missed events', async () => {
    const socket = open();
    const { stop } = listen(socket);
    for (let attempt = 0; attempt < 2; attempt += 1) await socket.close(1006);
    await eventually(() => expect(given.streams).toHaveLength(1));
    act(() => given.streams[0]?.live());
    socket.restart();
    expect([given.streams.length, socket.reconnects()]).toEqual([1, 1]);
    act(() => given.streams[0]?.live());
    expect(socket.reconnects()).toBe(2);
    act(() => given.streams[0]?.live());
    expect(socket.reconnects()).toBe(2);
    stop();
  });

  it.each([
    ['the gateway closed because it was full', 1013, true],
    ['the gateway closed because it restarted', 1012, true],
    ['broke while the browser was offline', 1006, false],
  ])(
    'after three connections that %s, subscriptions still use the WebSocket, not event streams',
    async (_what, code, isOnline) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      const socket = open();
      listen(socket);
      for (let attempt = 0; attempt < 3; attempt += 1) await socket.close(code);
      await pass(1_000);
      expect([given.onSocket, given.streams.length]).toEqual([1, 0]);
      vi.restoreAllMocks();
    },
  );

  it('if an event stream fails before it is live, the next subscription tries the WebSocket again', async () => {
    const socket = open();
    const { heard } = listen(socket);
    for (let attempt = 0; attempt < 2; attempt += 1) await socket.close(1006);
    await eventually(() => expect(given.streams).toHaveLength(1));
    act(() => given.streams[0]?.lose());
    expect(heard).toEqual([expect.stringContaining('Failed to fetch')]);
    listen(socket);
    expect(given.onSocket).toBe(1);
  });
});
