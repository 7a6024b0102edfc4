import { act, cleanup, render, screen } from '@testing-library/react';
import { MessageType, type ClientOptions } from 'graphql-ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSocket } from '../../web/apollo/socket.ts';
import { OfflineBanner } from '../../web/features/offline/OfflineBanner.tsx';
import { leave } from '../support/web.tsx';

const given = vi.hoisted(() => ({ options: new Array<ClientOptions>(), terminated: 0 }));

/** The test decides the outcome of each connection attempt. */
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

describe('disconnected socket', () => {
  it('the reconnecting banner stays through all retries until the socket is connected', async () => {
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

  it('the reconnecting banner is hidden once no stream is wanted any more', async () => {
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
