import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DocumentsMode } from '../../bff/gateway/execution/trusted.ts';
import { asMember, openGateway } from '../support/gateway.ts';
import { transports, type Connect } from '../support/events.ts';
import { wirePage, wirePost } from '../support/wire.ts';

const metricsToken = 'a-token-for-prometheus';
const routes = {
  'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1)]) }),
  'GET /api/post/1': () => ({ body: wirePost(1) }),
};
const known = 'query Known($first: Int) { feed(first: $first) { edges { cursor } } }';
const live = 'subscription Live($id: ID!) { commentAdded(postId: $id) { id } }';
const documents = new Map([known, live].map((text) => [hashOf(text), { text }]));

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
});

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('hex');
}

const named = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

async function start(documentsMode: DocumentsMode) {
  const { url, close } = await openGateway(routes, { documents, documentsMode, metricsToken });

  async function read(response: Response) {
    const { data, errors } = answer.parse(await response.json());
    return errors?.[0]?.extensions.code ?? (data?.['feed'] ? 'answered' : 'empty');
  }
  return {
    close,
    url,
    post: async (body: object) =>
      read(
        await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...asMember },
          body: JSON.stringify(body),
        }),
      ),
    get: async (search: Record<string, string>) =>
      read(
        await fetch(`${url}/graphql?${new URLSearchParams(search).toString()}`, {
          headers: { 'apollo-require-preflight': 'true', accept: 'application/graphql-response+json' },
        }),
      ),
    counts: async () => {
      const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      return (await response.text()).match(/^brasa_graphql_documents_total\{.*/gm) ?? [];
    },
    subscribe: async (connect: Connect, payload: { query: string; extensions?: object }) => {
      const socket = await connect(url);
      await socket.init();
      socket.send({ id: '1', type: 'subscribe', payload: { variables: { id: '1' }, ...payload } });
      return socket.take(({ type }) => type === 'ping' || type === 'error');
    },
  };
}

describe.each(['any', 'prefer', 'only'] as const)('with DOCUMENTS=%s', (mode) => {
  let gateway: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    gateway = await start(mode);
  });
  afterAll(() => gateway.close());

  const unknown = '{ feed { edges { cursor } } }';
  const asText = mode === 'only' ? 'DOCUMENT_NOT_TRUSTED' : 'answered';
  const asHash = mode === 'only' ? 'DOCUMENT_NOT_TRUSTED' : 'PERSISTED_QUERY_NOT_FOUND';

  it('the metrics count known and unknown documents, sent as hash or text, but count none with DOCUMENTS=any', async () => {
    const { post, counts } = gateway;
    await post({ extensions: named(known) });
    await post({ query: known });
    await post({ query: unknown });
    await post({ extensions: named(unknown) });
    const sent = ['hash', 'text', 'unknown_text', 'unknown_hash'];
    const all = sent.map((each) => `brasa_graphql_documents_total{sent="${each}"} 1`);
    expect(await counts()).toEqual(mode === 'any' ? [] : all);
  });

  it('a known document is executed each time it is sent by its hash or by its text', async () => {
    const { post, get } = gateway;
    for (let time = 0; time < 3; time += 1) {
      expect(await post({ extensions: named(known), variables: { first: 2 }, operationName: 'Known' })).toBe(
        'answered',
      );
      expect(await post({ query: known })).toBe('answered');
    }
    expect(await get({ extensions: JSON.stringify(named(known)) })).toBe('answered');
    expect(await get({ query: known })).toBe('answered');
  });

  it.each(transports)('a known subscription is opened over $transport by its hash', async ({ connect }) => {
    const { subscribe } = gateway;
    expect(await subscribe(connect, { query: '', extensions: named(live) })).toMatchObject({ payload: { live: '1' } });
  });

  it('the hash of an unknown document is refused, even after its text was sent; DOCUMENTS=only refuses the text too', async () => {
    const { post, get } = gateway;
    expect(await post({ extensions: named(unknown) })).toBe(asHash);
    expect(await post({ query: unknown })).toBe(asText);
    expect(await post({ query: unknown, extensions: named(unknown) })).toBe(asText);
    expect(await post({ extensions: named(unknown) })).toBe(asHash);
    expect(await get({ query: unknown })).toBe(asText);
    expect(await get({ extensions: JSON.stringify(named(unknown)) })).toBe(asHash);
  });

  it.each(transports)(
    'over $transport, the hash of an unknown subscription is refused; DOCUMENTS=only refuses its text too',
    async ({ connect }) => {
      const { subscribe } = gateway;
      const text = 'subscription { commentAdded(postId: "1") { text } }';
      const error = (code: string) => ({ type: 'error', payload: [{ extensions: { code } }] });
      expect(await subscribe(connect, { query: '', extensions: named(text) })).toMatchObject(error(asHash));
      expect(await subscribe(connect, { query: text })).toMatchObject(
        mode === 'only' ? error('DOCUMENT_NOT_TRUSTED') : { type: 'ping' },
      );
    },
  );
});

describe('the hash of a document', () => {
  let gateway: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    gateway = await start('only');
  });
  afterAll(() => gateway.close());

  it.each([
    ['is a number', { persistedQuery: { version: 1, sha256Hash: 7 } }],
    ['is the name of an inherited property', { persistedQuery: { version: 1, sha256Hash: 'constructor' } }],
  ])('is refused, and no document is executed, if it %s', async (_what, extensions) => {
    const { post } = gateway;
    expect(await post({ extensions })).not.toBe('answered');
  });

  it('selects the document of the manifest, even if the text of another document is sent with the hash', async () => {
    const { post } = gateway;
    expect(await post({ query: '{ notifications { edges { cursor } } }', extensions: named(known) })).toBe('answered');
  });
});

it('an unknown hash gets status 200, because some clients send the text only after a successful status', async () => {
  const { url, close } = await start('prefer');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asMember },
    body: JSON.stringify({ extensions: named('{ __typename }') }),
  });
  expect([response.status, answer.parse(await response.json()).errors?.[0]?.extensions.code]).toEqual([
    200,
    'PERSISTED_QUERY_NOT_FOUND',
  ]);
  await close();
});
