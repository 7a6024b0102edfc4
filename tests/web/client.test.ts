import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../web/apollo/client.ts';
import { preloadKey } from '../../web/apollo/preload.ts';
import { clearSession, getSession } from '../../web/storage/session.ts';
import { onWait } from '../../web/apollo/waiting.ts';
import { FeedDocument } from '../../web/features/feed/generated/feed.ts';
import { RecordPostViewsDocument } from '../../web/features/posts/generated/posts.ts';
import { connectionOf, leave, postOf, signIn } from '../support/web.tsx';
import { eventually } from '../support/eventually.ts';

const feed = { query: FeedDocument, variables: { first: 10 } };
const page = { data: { feed: connectionOf([postOf('p1')], 'Post') } };
const calls = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function answering(...answers: (object | Error)[]) {
  for (const answer of answers) {
    if (answer instanceof Error) calls.mockRejectedValueOnce(answer);
    else
      calls.mockResolvedValueOnce(
        Response.json(answer, { headers: { 'content-type': 'application/graphql-response+json' } }),
      );
  }
  return createClient();
}

function headersOf(call: number) {
  return new Headers(calls.mock.calls[call]?.[1].headers);
}

beforeEach(() => {
  calls.mockReset();
  vi.stubGlobal('fetch', calls);
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  leave();
});

describe('createClient()', () => {
  it('the client sends the token of the member who is signed in when the request is sent', async () => {
    const client = answering(page, page);
    await client.query(feed);
    expect(headersOf(0).get('authorization')).toBe('Bearer token');

    clearSession();
    await eventually(() => expect(client.cache.extract()).toEqual({}));
    await client.query(feed);
    expect(headersOf(1).get('authorization')).toBeNull();
  });

  it('signing out removes the cached feed', async () => {
    const client = answering(page);
    await client.query(feed);
    clearSession();
    await eventually(() => expect(client.readQuery(feed)).toBeNull());
  });

  it('a RATE_LIMITED error shows a message with the time to wait, unless the operation is marked as quiet', async () => {
    const told: string[] = [];
    const stop = onWait((words) => told.push(words));
    const words = 'Você está indo rápido demais. Tente novamente em 40 segundos.';
    const tooFast = { errors: [{ message: words, extensions: { code: 'RATE_LIMITED', retryAfter: 40 } }] };
    const client = answering(tooFast, tooFast);
    await client.query({ ...feed, context: { quiet: true } }).catch(() => undefined);
    expect(told).toEqual([]);
    await client.query(feed).catch(() => undefined);
    expect(told).toEqual([words]);
    stop();
  });

  it('an UNAUTHENTICATED error ends the session', async () => {
    const client = answering({ errors: [{ message: 'Sessão encerrada.', extensions: { code: 'UNAUTHENTICATED' } }] });
    await client.query(feed).catch(() => undefined);
    expect(getSession()).toBeNull();
  });

  it('the client retries a query after a network failure', async () => {
    const client = answering(new TypeError('Failed to fetch'), page);
    expect((await client.query(feed)).data?.feed.edges).toHaveLength(1);
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('the client never retries a mutation after a network failure', async () => {
    vi.useFakeTimers();
    const client = answering(new TypeError('Failed to fetch'));
    const failed = client
      .mutate({ mutation: RecordPostViewsDocument, variables: { input: { postIds: ['p1'] } } })
      .catch(() => undefined);
    // Waits longer than any backoff between retries, so that a retry would have been sent.
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('the client uses the preloaded answer of a query only for the first request of the query', async () => {
    window.__preload = { key: preloadKey('Feed', { first: 10 }), token: 'token', answer: Promise.resolve(page) };
    const client = answering(page);
    expect((await client.query(feed)).data?.feed.edges).toHaveLength(1);
    expect(calls).not.toHaveBeenCalled();
    await client.query({ ...feed, fetchPolicy: 'network-only' });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('the client ignores a preloaded answer that was requested with another token', async () => {
    window.__preload = { key: preloadKey('Feed', { first: 10 }), token: 'of another', answer: Promise.resolve(page) };
    await answering(page).query(feed);
    expect(calls).toHaveBeenCalledTimes(1);
  });
});
