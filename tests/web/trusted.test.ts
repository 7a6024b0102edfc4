import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../web/apollo/client.ts';
import { onRefused } from '../../web/apollo/refused.ts';
import { hashOf, readDocuments, textOf } from '../../web/build/documents.ts';
import { FeedDocument } from '../../web/features/feed/generated/feed.ts';
import { PostDocument, RecordPostViewsDocument } from '../../web/features/posts/generated/posts.ts';
import { eventually } from '../support/eventually.ts';
import { connectionOf, leave, postOf, signIn } from '../support/web.tsx';

const feed = { query: FeedDocument, variables: { first: 10 }, fetchPolicy: 'network-only' } as const;
const page = { data: { feed: connectionOf([postOf('p1')], 'Post') } };
const calls = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const refused = (code: string) => ({ errors: [{ message: 'Não.', extensions: { code } }] });

beforeEach(() => {
  calls.mockReset();
  vi.stubGlobal('fetch', calls);
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('isSecureContext', true);
  signIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

function answering(...answers: object[]) {
  for (const answer of answers) {
    const status = 'errors' in answer ? 400 : 200;
    const headers = { 'content-type': 'application/graphql-response+json' };
    calls.mockResolvedValueOnce(Response.json(answer, { status, headers }));
  }
  return createClient();
}

function bodies(): unknown[] {
  return calls.mock.calls.map(([, { body }]) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    return sent;
  });
}

const text = textOf(FeedDocument);
const byHash = {
  operationName: 'Feed',
  variables: { first: 10 },
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
};
const byText = { operationName: 'Feed', variables: { first: 10 }, query: text };

describe('a query of the web app', () => {
  it('is sent as the hash of its document from the manifest, without the text', async () => {
    expect(readDocuments()[hashOf(text)]).toBe(text);
    const client = answering(page, page);
    expect((await client.query(feed)).data).toMatchObject({ feed: { edges: [{}] } });
    await client.query(feed);
    expect(bodies()).toEqual([byHash, byHash]);
  });

  it.each(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'])(
    'is sent again with its text after the gateway answers %s, and all later queries are sent as hash and text',
    async (code) => {
      const client = answering(refused(code), page, page);
      expect((await client.query(feed)).data).toMatchObject({ feed: { edges: [{}] } });
      await client.query(feed);
      const byBoth = { ...byHash, query: text };
      expect(bodies()).toEqual([byHash, byBoth, byBoth]);
    },
  );

  it('is not sent again when the gateway answers DOCUMENT_NOT_TRUSTED, and the app learns that its version is outdated', async () => {
    const told = vi.fn();
    const stop = onRefused(told);
    const client = answering(refused('DOCUMENT_NOT_TRUSTED'));
    await expect(client.query(feed)).rejects.toThrow();
    expect(bodies()).toEqual([byHash]);
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is sent as text by a page that cannot compute hashes', async () => {
    vi.stubGlobal('isSecureContext', false);
    const client = answering(page);
    await client.query(feed);
    expect(bodies()).toEqual([byText]);
  });

  it('is never sent if it is cancelled before its hash is known', async () => {
    const client = answering(page);
    const asked = client.watchQuery({ query: PostDocument, variables: { id: 'p1' } }).subscribe(() => undefined);
    asked.unsubscribe();
    await client.query(feed);
    expect(bodies()).toEqual([byHash]);
  });
});

describe('a request with keepalive, which outlives its page', () => {
  it('is sent with the text of its document, because the page may close before a hash is computed', async () => {
    vi.stubGlobal('crypto', { subtle: { digest: () => new Promise(() => undefined) } });
    const client = answering({ data: { recordPostViews: 1 } });
    await client.mutate({
      mutation: RecordPostViewsDocument,
      variables: { input: { postIds: ['p1'] } },
      context: { fetchOptions: { keepalive: true }, quiet: true },
    });
    expect(bodies()).toMatchObject([{ query: textOf(RecordPostViewsDocument) }]);
  });

  it('is sent as the hash of its document, without the text, once an earlier request has made the hash known', async () => {
    const client = answering(...Array.from({ length: 20 }, () => ({ data: { recordPostViews: 1 } })));
    const record = () =>
      client.mutate({
        mutation: RecordPostViewsDocument,
        variables: { input: { postIds: ['p1'] } },
        context: { fetchOptions: { keepalive: true }, quiet: true },
      });
    await record();
    expect(bodies()[0]).toHaveProperty('query');
    await eventually(async () => {
      await record();
      expect(bodies().at(-1)).toEqual({
        operationName: 'RecordPostViews',
        variables: { input: { postIds: ['p1'] } },
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(textOf(RecordPostViewsDocument)) } },
      });
    });
    expect(calls.mock.lastCall?.[1].keepalive).toBe(true);
  });
});
