import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireCommunity, wireImage, wirePaging, wireUsers } from '../support/wire.ts';

const answer = `{ __typename ... on Refusal { code message field } }`;
const key = '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11';

describe('community queries', () => {
  it('Query.community sends a timestamp (ts), and returns null for each field that the platform omits', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/comunidades/c1/': () => ({ body: wireCommunity(1, { idCommunity: 'c1', picture: wireImage(1) }) }),
    });
    const { data } = await ask(
      `{ community(id: "c1") { id kind name description priceCents memberCount postCount rules owner { id } createdAt
        requestCount membership { role status } picture { sources { width } } } }`,
      {},
      asMember,
    );
    expect(data).toEqual({
      community: {
        id: 'c1',
        kind: 'PRIVATE',
        name: 'Comunidade 1',
        description: 'Descrição 1',
        priceCents: null,
        memberCount: 3,
        postCount: 4,
        rules: null,
        owner: null,
        createdAt: null,
        requestCount: null,
        membership: null,
        picture: { sources: [{ width: 480 }] },
      },
    });
    expect(upstream.takeCalls()).toEqual([expect.stringMatching(/^GET \/api\/comunidades\/c1\/\?ts=\d+$/)]);
  });

  it('Query.community is null for an unknown id', async () => {
    const { ask } = await startGateway();
    expect(await ask('{ community(id: "c1") { id } }', {}, asMember)).toMatchObject({ data: { community: null } });
  });

  it.each([
    '{ community(id: "c1") { id } }',
    '{ myCommunities { edges { cursor } } }',
    '{ discoverCommunities { edges { cursor } } }',
    `mutation { joinCommunity(input: { id: "c1" }) ${answer} }`,
    `mutation { leaveCommunity(input: { id: "c1" }) ${answer} }`,
    `mutation { closeCommunity(input: { id: "c1" }) ${answer} }`,
    `mutation { createCommunity(input: { idempotencyKey: "${key}", kind: PRIVATE, name: "n" }) ${answer} }`,
    `mutation { updateCommunity(input: { id: "c1", name: "n", description: "", rules: "" }) ${answer} }`,
    `mutation { answerCommunityRequest(input: { communityId: "c1", userId: "u1", approve: true }) ${answer} }`,
    `mutation { setCommunityRole(input: { communityId: "c1", userId: "u1", role: MEMBER }) ${answer} }`,
    `mutation { offerCommunity(input: { communityId: "c1", userId: "u1" }) ${answer} }`,
    `mutation { withdrawCommunityOffer(input: { id: "c1" }) ${answer} }`,
    `mutation { answerCommunityOffer(input: { communityId: "c1", accept: true }) ${answer} }`,
    `mutation { removeCommunityMember(input: { communityId: "c1", userId: "u1" }) ${answer} }`,
    `mutation { createCommunityInvite(input: { communityId: "c1" }) ${answer} }`,
    `mutation { revokeCommunityInvite(input: { communityId: "c1", id: "i1" }) ${answer} }`,
    `mutation { acceptCommunityInvite(input: { communityId: "c1", token: "t" }) ${answer} }`,
  ])('a visitor gets UNAUTHENTICATED for the community operation %s', async (query) => {
    const { ask, upstream } = await startGateway();
    expect((await ask(query)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(upstream.seen).toEqual([]);
  });

  it('a page of community members needs at most two profile requests', async () => {
    const members = ['u1', 'u2', 'u3'].map((idUser, index) => ({
      idUser,
      role: index === 0 ? 'OWNER' : 'MEMBER',
      status: 'ACTIVE',
      datJoined: '2026-05-14T21:03:00.000Z',
      mayOwn: [null, true, false][index],
      cursor: `at-${idUser}`,
    }));
    const { ask, upstream } = await startGateway({
      'GET /api/comunidades/c1/': () => ({ body: wireCommunity(1, { idCommunity: 'c1', idOwner: 'u1' }) }),
      'GET /api/comunidades/c1/members': () => ({ body: { members, paging: wirePaging(members, true) } }),
      'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    });
    const { data } = await ask(
      '{ community(id: "c1") { owner { id } members(first: 3) { edges { cursor node { id role mayOwn profile { id } } } pageInfo { hasNextPage endCursor } } } }',
      {},
      asMember,
    );
    expect(data).toMatchObject({
      community: {
        members: {
          edges: members.map(({ idUser, role, mayOwn, cursor }) => ({
            cursor,
            node: { id: `c1:${idUser}`, role, mayOwn, profile: { id: idUser } },
          })),
          pageInfo: { hasNextPage: true, endCursor: 'at-u3' },
        },
      },
    });
    expect(upstream.takeCalls().filter((call) => call.includes('/user-v2/')).length).toBeLessThanOrEqual(2);
  });

  it('if the platform answers 404 for the member list, the error has the path of the field "members"', async () => {
    const { ask } = await startGateway({
      'GET /api/comunidades/c1/': () => ({ body: wireCommunity(1, { idCommunity: 'c1' }) }),
    });
    const { errors } = await ask('{ community(id: "c1") { id members { edges { cursor } } } }', {}, asMember);
    expect(errors?.[0]).toMatchObject({ path: ['community', 'members'], extensions: { code: 'NOT_FOUND' } });
  });
});

describe('community lists and mutations', () => {
  it('discoverCommunities passes search, page size and cursor to the platform', async () => {
    const communities = [wireCommunity(1), wireCommunity(2)];
    const { ask, upstream } = await startGateway({
      'GET /api/comunidades/descobrir': () => ({ body: { communities, paging: wirePaging(communities, true) } }),
    });
    const { data } = await ask(
      '{ discoverCommunities(search: "luz & cor", first: 2, after: "x") { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }',
      {},
      asMember,
    );
    expect(data).toMatchObject({
      discoverCommunities: {
        edges: [{ node: { id: 'community-1' } }, { node: { id: 'community-2' } }],
        pageInfo: { hasNextPage: true, endCursor: 'cursor-2' },
      },
    });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/comunidades/descobrir?filter=luz%20%26%20cor&cursorSize=2&cursorAfter=x',
    ]);
  });

  it('createCommunity sends the idempotency key and maps a refused field to its schema name', async () => {
    const body = { error: 'O preço por mês vai de R$ 1,00 a R$ 1.000,00.', code: 'INVALID_INPUT', field: 'valPrice' };
    const { ask, upstream } = await startGateway({ 'POST /api/comunidades': () => ({ status: 400, body }) });
    const { data } = await ask(
      `mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) ${answer} }`,
      { input: { idempotencyKey: key, kind: 'VIP', name: 'Luz', priceCents: 5, pictureId: 'p1' } },
      asMember,
    );
    expect(data).toEqual({
      createCommunity: { __typename: 'Refusal', code: 'INVALID_INPUT', message: body.error, field: 'priceCents' },
    });
    expect(upstream.seen[0]).toMatchObject({
      headers: { 'idempotency-key': key },
      body: { desKind: 'VIP', desName: 'Luz', desDescription: '', desRules: '', valPrice: 5, idPicture: 'p1' },
    });
  });

  it.each([
    [402, 'PAYMENT_REQUIRED', 'PAYMENT_REQUIRED'],
    [403, 'NOT_ALLOWED', 'NOT_ALLOWED'],
  ])('joinCommunity turns a %i with the code %s into a Refusal with the same code', async (status, code, told) => {
    const { ask } = await startGateway({
      'POST /api/comunidades/c1/membership': () => ({ status, body: { error: 'Não.', code } }),
    });
    const { data } = await ask(`mutation { joinCommunity(input: { id: "c1" }) ${answer} }`, {}, asMember);
    expect(data).toMatchObject({ joinCommunity: { code: told, message: 'Não.' } });
  });

  it('an offer to transfer a community is made, withdrawn and answered through the platform', async () => {
    const datOffered = '2026-05-14T21:03:00.000Z';
    const datExpires = '2026-05-28T21:03:00.000Z';
    const offer = { idFrom: 'u1', idTo: 'u2', datOffered, datExpires, subscribers: { total: 3 } };
    const body = wireCommunity(1, { idCommunity: 'c1', offer });
    const { ask, upstream } = await startGateway({
      'POST /api/comunidades/c1/offer': () => ({ body }),
      'DELETE /api/comunidades/c1/offer': () => ({ body: wireCommunity(1) }),
      'POST /api/comunidades/c1/offer/answer': () => ({ status: 403, body: { error: 'Não.', code: 'NOT_ALLOWED' } }),
      'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    });
    const shown = 'community { offer { from { id } to { id } offeredAt expiresAt subscriberCount } }';
    const made = await ask(
      `mutation { offerCommunity(input: { communityId: "c1", userId: "u2" }) { ... on OfferCommunitySuccess { ${shown} } } }`,
      {},
      asMember,
    );
    const seen = { from: { id: 'u1' }, to: { id: 'u2' }, offeredAt: datOffered, expiresAt: datExpires };
    expect(made.data).toEqual({ offerCommunity: { community: { offer: { ...seen, subscriberCount: 3 } } } });
    expect(upstream.seen[0]).toMatchObject({ body: { idUser: 'u2' } });
    const back = `mutation { withdrawCommunityOffer(input: { id: "c1" }) { ... on WithdrawCommunityOfferSuccess { ${shown} } } }`;
    expect((await ask(back, {}, asMember)).data).toEqual({ withdrawCommunityOffer: { community: { offer: null } } });
    const decline = `mutation { answerCommunityOffer(input: { communityId: "c1", accept: false }) ${answer} }`;
    expect((await ask(decline, {}, asMember)).data).toMatchObject({ answerCommunityOffer: { code: 'NOT_ALLOWED' } });
    expect(upstream.seen.at(-1)).toMatchObject({ body: { accept: false } });
  });

  it.each([
    ['with', 'NOT_FOUND', 'Esta oferta não vale mais.', 'Esta oferta não vale mais.'],
    ['without', undefined, 'Cannot POST /api/comunidades/c1/offer/answer', 'Não encontrado.'],
  ])(
    'answerCommunityOffer turns a 404 %s a code into NOT_FOUND, and passes on the message only if there is a code',
    async (_with, code, error, message) => {
      const { ask } = await startGateway({
        'POST /api/comunidades/c1/offer/answer': () => ({ status: 404, body: { error, code } }),
      });
      const accept = `mutation { answerCommunityOffer(input: { communityId: "c1", accept: true }) ${answer} }`;
      expect((await ask(accept, {}, asMember)).errors).toMatchObject([{ message, extensions: { code: 'NOT_FOUND' } }]);
    },
  );

  it('updateCommunity without pictureId keeps the picture, and with pictureId null removes the picture', async () => {
    const { ask, upstream } = await startGateway({ 'PATCH /api/comunidades/c1': () => ({ body: wireCommunity(1) }) });
    const edit = `mutation ($input: UpdateCommunityInput!) { updateCommunity(input: $input) { __typename } }`;
    const input = { id: 'c1', name: 'Luz', description: '', rules: '' };
    await ask(edit, { input }, asMember);
    await ask(edit, { input: { ...input, pictureId: null } }, asMember);
    expect(upstream.seen.map(({ body }) => body)).toEqual([
      { desName: 'Luz', desDescription: '', desRules: '', valPrice: null },
      { desName: 'Luz', desDescription: '', desRules: '', valPrice: null, idPicture: null },
    ]);
  });

  it('the token of a community invite is returned when the invite is created and when invites are listed', async () => {
    const invite = { idInvite: 'i1', idUser: 'u1', uses: 0, datCreated: '2026-05-14T21:03:00.000Z', datExpires: null };
    const { ask } = await startGateway({
      'POST /api/comunidades/c1/invites': () => ({ status: 201, body: { ...invite, token: 'secret' } }),
      'GET /api/comunidades/c1/': () => ({ body: wireCommunity(1, { idCommunity: 'c1' }) }),
      'GET /api/comunidades/c1/invites': () => ({ body: { invites: [{ ...invite, token: 'secret' }] } }),
    });
    const made = await ask(
      'mutation { createCommunityInvite(input: { communityId: "c1", days: null }) { ... on CreateCommunityInviteSuccess { token invite { id expiresAt } } } }',
      {},
      asMember,
    );
    expect(made.data).toEqual({ createCommunityInvite: { token: 'secret', invite: { id: 'i1', expiresAt: null } } });
    const listed = await ask('{ community(id: "c1") { invites { id uses token } } }', {}, asMember);
    expect(listed.data).toEqual({ community: { invites: [{ id: 'i1', uses: 0, token: 'secret' }] } });
  });

  it('if the id would change the request path, joinCommunity fails with NOT_FOUND without a platform call', async () => {
    const { ask, upstream } = await startGateway();
    for (const id of ['../usuarios', 'a/b', '']) {
      const { errors } = await ask(
        `mutation ($id: ID!) { joinCommunity(input: { id: $id }) ${answer} }`,
        { id },
        asMember,
      );
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    }
    expect(upstream.seen).toEqual([]);
  });
});
