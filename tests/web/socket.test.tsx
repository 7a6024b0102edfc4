import { act, cleanup, render, screen } from '@testing-library/react';
import { MessageType, type ClientOptions } from 'graphql-ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSocket } from '../../web/apollo/socket.ts';
import { OfflineBanner } from '../../web/features/offline/OfflineBanner.tsx';
import { leave } from '../support/web.tsx';

const given = vi.hoisted(() => ({ options: new Array<ClientOptions>(), terminated: 0 }));

/** The test says what becomes of each attempt. */
vi.mock('graphql-ws', async (original) => ({
  ...(await original<object>()),
  createClient: (options: ClientOptions) => {
    given.options.push(options);
    return { terminate: () => (given.terminated += 1) };
  },
}));

let streams = 1;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isSaid = () => screen.queryByText(/Reconectando/) !== null;

function open() {
  given.options.length = 0;
  given.terminated = 0;
  const socket = openSocket({ url: 'ws://x', onReconnect: () => undefined, isWanted: () => streams > 0 });
  const [options] = given.options;
  return {
    ...socket,
    fail: (attempt: number) => act(() => void options?.retryWait?.(attempt)),
    ping: () => options?.on?.ping?.(false, undefined),
    hear: () => options?.on?.message?.({ type: MessageType.Next, id: '1', payload: {} }),
    connecting: () => options?.on?.connecting?.(false),
    opened: () => options?.on?.opened?.(undefined),
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

describe('a socket that is down', () => {
  it('is said without a pause, however often it is tried again, until it is back', async () => {
    const { fail, connect } = open();
    fail(0);
    await pass(3_000);
    fail(1);
    await pass(2_500);
    expect(isSaid(), 'five seconds since the first break').toBe(true);
    fail(2);
    expect(isSaid()).toBe(true);
    connect();
    expect(isSaid()).toBe(false);
  });

  it('is not said where nothing listens any more', async () => {
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

describe('a socket whose other side is gone without a word', () => {
  it('is given up fifteen seconds after a ping', async () => {
    const { connect, ping } = open();
    connect();
    ping();
    await pass(14_900);
    expect(given.terminated).toBe(0);
    await pass(200);
    expect(given.terminated).toBe(1);
  });

  it('and not where anything is heard meanwhile', async () => {
    const { connect, ping, hear } = open();
    connect();
    ping();
    await pass(3_000);
    hear();
    await pass(60_000);
    expect(given.terminated).toBe(0);
  });

  it('is given up too where it takes no connection within ten seconds', async () => {
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
