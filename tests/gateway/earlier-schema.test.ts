import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { readManifests } from '../../bff/gateway/execution/trusted.ts';
import { readSdl } from '../../schema/sdl.ts';
import { asMember, openGateway } from '../support/gateway.ts';
import { transports } from '../support/events.ts';
import { wireComment, wireNotification, wirePaging, wirePost, wireUser } from '../support/wire.ts';
import { hashOf } from '../../web/build/documents.ts';

const post = 'query Post { post(id: "post-1") { text } }';
const renamed = 'query Renamed { post(id: "post-1") { words } }';
const added = 'subscription Added { commentAdded(postId: "post-1") { text } }';

/** The manifest of a release: the hashes of the texts under a version of the schema. */
const manifestOf = (texts: readonly string[], version: number) =>
  Object.fromEntries(texts.map((text) => [hashOf(text, version), text]));

/** The files of two releases before a breaking change and of the release with the change. */
const files = {
  '2026-01-01.json': manifestOf([renamed], 1),
  '2026-01-01.2.json': manifestOf([post, added], 1),
  '2026-01-02.json': manifestOf([post, added], 2),
};
const earlierSdl = readSdl().replace(/^ {2}text: String.*$/gm, '$&\n  words: String');
const folder = mkdtempSync(path.join(tmpdir(), 'brasa-documents-'));
for (const [name, manifest] of Object.entries(files)) writeFileSync(path.join(folder, name), JSON.stringify(manifest));
writeFileSync(path.join(folder, '2026-01-01.2.graphql'), earlierSdl);
const documents = readManifests(folder, undefined);
const documentsOf = (text: string) => ({
  before: { persistedQuery: { version: 1, sha256Hash: hashOf(text, 1) } },
  after: { persistedQuery: { version: 1, sha256Hash: hashOf(text, 2) } },
});

const routes = {
  'GET /api/post/post-1': () => ({ body: wirePost(1, { idPost: 'post-1', desPost: 'Bom dia' }) }),
  'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
};
const earlier = [
  { Post: { text: () => 'as before', words: () => 'some words' }, Comment: { text: () => 'as before' } },
];

let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  gateway = await openGateway(routes, { documents, documentsMode: 'only', features: { ...features, earlier } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

async function send(body: object) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...asMember },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return answer;
}

describe('with the schema of a release before a breaking change', () => {
  it.each([
    ['graphql-js and then compiled', {}],
    ['graphql-js and then compiled, with onError NULL', { onError: 'NULL' }],
  ])(
    'an operation of that release is executed by its hash, and a new hash by the present schema: %s',
    async (_how, more) => {
      const { before, after } = documentsOf(post);
      const [{ data: text }] = [await gateway.ask(post, {}, asMember)];
      expect(text).not.toEqual({ post: { text: 'as before' } });
      for (let time = 0; time < 4; time += 1) {
        expect(await send({ extensions: before, ...more })).toEqual({ data: { post: { text: 'as before' } } });
        expect(await send({ extensions: after, ...more })).toEqual({ data: text });
        expect(await send({ query: post, ...more })).toEqual({ data: text });
      }
    },
  );

  it('an operation of an older release is executed with fields that the present schema does not have', async () => {
    const { before } = documentsOf(renamed);
    for (let time = 0; time < 3; time += 1)
      expect(await send({ extensions: before })).toEqual({ data: { post: { words: 'some words' } } });
  });

  it('a GET request with the hash of that release is executed with the schema of that release', async () => {
    const search = new URLSearchParams({ extensions: JSON.stringify(documentsOf(post).before) });
    const response = await fetch(`${gateway.url}/graphql?${search.toString()}`, {
      headers: { accept: 'application/graphql-response+json', 'apollo-require-preflight': 'true', ...asMember },
    });
    expect(await response.json()).toEqual({ data: { post: { text: 'as before' } } });
  });

  it.each(transports)(
    'a subscription of that release and the same one of the present release get answers of their own over $transport',
    async ({ connect }) => {
      const client = await connect(gateway.url);
      await client.init(asMember);
      const { before, after } = documentsOf(added);
      client.send({ id: 'before', type: 'subscribe', payload: { query: '', extensions: before } });
      client.send({ id: 'after', type: 'subscribe', payload: { query: '', extensions: after } });
      await client.live('before');
      await client.live('after');
      gateway.bus.publish('post:post-1', { type: 'comment', comment: wireComment(1) });
      expect((await client.answerTo('before')).payload).toEqual({ data: { commentAdded: { text: 'as before' } } });
      expect((await client.answerTo('after')).payload).toEqual({ data: { commentAdded: { text: 'Comentário 1' } } });
    },
  );
});

describe('values that the schema of a release lacks', () => {
  const sdl = readSdl()
    .replace(/^ {2}".*"\n {2}(?:NEW_SIGN_IN|TRANS|RELEASE)\n/gm, '')
    .replace(/^".*"\ntype NewSignInNotification [^}]*\}\n/m, '');
  const list = 'query List { notifications(first: 9) { edges { node { id changedAt } } } }';
  const switches = 'query Switches { notificationPreferences { kind enabled } }';
  const live = 'subscription Live { notificationAdded(after: 0) { sequence } }';
  const payments = 'query Payments { payments(first: 2) { edges { node { kind } } } }';
  const profile = 'query Profile { profile(id: "ana") { personal { gender preferences } } }';
  const all = [list, switches, live, payments, profile];
  const notifications = ['REACTION', 'NEW_SIGN_IN', 'FOLLOW'].map((desType, index) =>
    wireNotification(index + 1, { desType }),
  );
  const payment = {
    ...{ idPayment: 'p1', desKind: 'RELEASE', desStatus: 'SUCCEEDED', centavos: 1, formattedValue: 'R$ 0,01' },
    ...{ desDescription: 'Reserva', idCommunity: null, datCreated: '2026-05-14T21:03:00.000Z', cursor: 'at-p1' },
  };
  let own: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    own = await openGateway(
      {
        'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
        'GET /api/notificacoes': () => ({ body: { notifications, paging: wirePaging([]) } }),
        'GET /api/notificacoes/novas': ({ url }) => ({
          body: { notifications: url.includes('after=0') ? notifications : [], hasMore: false },
        }),
        'GET /api/notificacoes/preferencias': () => ({
          body: { preferences: ['NEW_SIGN_IN', 'FOLLOW'].map((desType) => ({ desType, enabled: true })) },
        }),
        'GET /api/payments': () => ({ body: { payments: [payment], paging: wirePaging([]) } }),
        'GET /api/usuarios/ana': () => ({
          body: wireUser('ana', { own: true, nascimento: '1990-05-01', genero: 'TRANS', preferencia: 'HOMEM,TRANS' }),
        }),
      },
      { documents: new Map(all.map((text) => [hashOf(text, 1), { text, schemaSdl: sdl }])), documentsMode: 'only' },
    );
  });
  afterAll(() => own.close());

  async function answerTo(text: string) {
    const response = await fetch(`${own.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...asMember },
      body: JSON.stringify({ extensions: documentsOf(text).before }),
    });
    const answer: unknown = await response.json();
    return answer;
  }

  it.each([
    ['a notification of a kind that it lacks is left out of the list', list, 'notifications'],
    ['the switch of a kind that it lacks is left out', switches, 'notificationPreferences'],
    ['a value of a type with OTHER is OTHER', payments, 'payments'],
    ['a nullable field is null, and a list leaves the value out', profile, 'profile'],
  ] as const)('%s', async (_what, text, field) => {
    const expected = {
      notifications: {
        edges: ['notification-1', 'notification-3'].map((id) => ({
          node: { id, changedAt: '2026-05-14T21:03:00.000Z' },
        })),
      },
      notificationPreferences: [{ kind: 'FOLLOW', enabled: true }],
      payments: { edges: [{ node: { kind: 'OTHER' } }] },
      profile: { personal: { gender: null, preferences: ['MAN'] } },
    };
    for (let time = 0; time < 3; time += 1)
      expect(await answerTo(text)).toEqual({ data: { [field]: expected[field] } });
  });

  it.each(transports)('a subscription over $transport passes over such a notification', async ({ connect }) => {
    const client = await connect(own.url);
    await client.init(asMember);
    client.send({ id: '1', type: 'subscribe', payload: { query: '', extensions: documentsOf(live).before } });
    const received = [await client.answerTo('1'), await client.answerTo('1')].map(({ payload }) => payload);
    expect(received).toEqual([1, 3].map((sequence) => ({ data: { notificationAdded: { sequence } } })));
  });
});
