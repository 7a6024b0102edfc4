import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireUser } from '../support/wire.ts';

const paging = { cursorSize: 20, cursorBefore: 'c1', cursorAfter: 'c2', hasMore: true };
const people = () => ({
  body: { usuarios: [wireUser('ana', { cursor: 'c1' }), wireUser('bia', { cursor: 'c2' })], paging },
});
const refusal = '... on Refusal { code message field }';

describe('profiles in the gateway', () => {
  it('Query.discover passes search, category and cursor to the platform in one request', async () => {
    const { ask, upstream } = await startGateway({ 'GET /api/usuarios': people });
    const query = `{ discover(search: "são joão", category: TRANS, first: 20, after: "c0") {
      edges { node { id followState followerCount isPrivate } } pageInfo { hasNextPage endCursor } } }`;
    const { data } = await ask(query, {}, asMember);
    expect(data).toMatchObject({
      discover: {
        edges: [
          { node: { id: 'ana', followState: 'NONE', followerCount: 0, isPrivate: false } },
          { node: { id: 'bia' } },
        ],
        pageInfo: { hasNextPage: true, endCursor: 'c2' },
      },
    });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/usuarios?discover=true&filter=s%C3%A3o%20jo%C3%A3o&search=s%C3%A3o%20jo%C3%A3o&genero=TRANS&cursorSize=20&cursorAfter=c0',
    ]);
  });

  it.each(['FOLLOWERS', 'FOLLOWING', 'BLOCKED'])('myPeople loads the list %s with one request', async (list) => {
    const path = list === 'BLOCKED' ? '/api/user-v2/blocks' : `/api/user-v2/${list.toLowerCase()}`;
    const { ask, upstream } = await startGateway({ [`GET ${path}`]: people });
    await ask(`{ myPeople(list: ${list}) { edges { node { name } } } }`, {}, asMember);
    expect(upstream.takeCalls()).toEqual([`GET ${path}?cursorSize=20`]);
  });

  it('setFollow follows or unfollows, and returns the new follow state', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/user-v2/bia/follow': () => ({ body: wireUser('bia', { followState: 'REQUESTED', isPrivate: true }) }),
      'DELETE /api/user-v2/bia/follow': () => ({ body: wireUser('bia') }),
    });
    const follow = `mutation ($following: Boolean!) { setFollow(input: { profileId: "bia", following: $following }) {
      ... on SetFollowSuccess { profile { id followState } } ${refusal} } }`;
    const on = await ask(follow, { following: true }, asMember);
    const off = await ask(follow, { following: false }, asMember);
    expect(on.data).toMatchObject({ setFollow: { profile: { followState: 'REQUESTED' } } });
    expect(off.data).toMatchObject({ setFollow: { profile: { followState: 'NONE' } } });
    expect(upstream.takeCalls()).toEqual(['POST /api/user-v2/bia/follow', 'DELETE /api/user-v2/bia/follow']);
  });

  it('every mutation of an unknown profile fails with NOT_FOUND', async () => {
    const { ask } = await startGateway();
    for (const change of [
      'setFollow(input: { profileId: "x", following: true })',
      'setBlock(input: { profileId: "x", blocked: true })',
      'setMute(input: { profileId: "x", muted: true })',
      'answerFollowRequest(input: { profileId: "x", accept: true })',
      'removeFollower(input: { profileId: "../x" })',
      'dismissSuggestion(input: { profileId: "x" })',
    ]) {
      const { errors } = await ask(`mutation { ${change} { __typename } }`, {}, asMember);
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    }
  });

  it('a visitor gets UNAUTHENTICATED for lists of profiles and profile changes', async () => {
    const { ask, upstream } = await startGateway();
    for (const query of [
      '{ discover { edges { cursor } } }',
      '{ suggestedProfiles { id } }',
      '{ followRequests { edges { cursor } } }',
      '{ myPeople(list: BLOCKED) { edges { cursor } } }',
      'mutation { setFollow(input: { profileId: "x", following: true }) { __typename } }',
      'mutation { updateProfile(input: {}) { __typename } }',
    ]) {
      expect((await ask(query)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    }
    expect(upstream.seen).toEqual([]);
  });

  it('profile.personal is returned only for the viewer’s own profile', async () => {
    const own = { own: true, nascimento: '1990-05-01', preferencia: 'HOMEM,TRANS', genero: 'MULHER' };
    const { ask } = await startGateway({
      'GET /api/usuarios/ana': () => ({ body: wireUser('ana', own) }),
      'GET /api/usuarios/bia': () => ({ body: wireUser('bia', { ...own, own: false }) }),
    });
    const query = (id: string) => `{ profile(id: "${id}") { personal { birthDate gender preferences } } }`;
    const personal = { birthDate: '1990-05-01', gender: 'WOMAN', preferences: ['MAN', 'TRANS'] };
    expect((await ask(query('ana'), {}, asMember)).data).toEqual({ profile: { personal } });
    expect((await ask(query('bia'), {}, asMember)).data).toEqual({ profile: { personal: null } });
  });

  it('updateProfile sends only the given fields and maps a refused field to its schema name', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/alterarDadosUsuario': () => ({
        body: { status: false, message: 'Este apelido já é de outra pessoa.', code: 'INVALID_INPUT', field: 'apelido' },
      }),
    });
    const update = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
      ... on UpdateProfileSuccess { profile { id } } ${refusal} } }`;
    const { data } = await ask(
      update,
      { input: { nickname: 'ana', bio: null, preferences: ['MAN', 'TRANS'] } },
      asMember,
    );
    expect(data).toEqual({
      updateProfile: { code: 'INVALID_INPUT', message: 'Este apelido já é de outra pessoa.', field: 'nickname' },
    });
    expect(upstream.seen[0]?.body).toEqual({ apelido: 'ana', bio: null, preferencia: 'HOMEM,TRANS' });
  });
});
