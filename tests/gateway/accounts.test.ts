import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';

const session = {
  token: 'token-of-ana',
  perfil: 'PROFISSIONAL',
  usuarioId: 'ana',
  userName: 'Ana',
  apelido: 'aninha',
  image: '',
  preferencia: 'HOMEM,TRANS',
};
const sessionFields = '{ session { token profileType userId name nickname imageUrl preferences } }';
const refusal = '... on Refusal { code message field }';
const logIn = `mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on LogInSuccess ${sessionFields} ${refusal} } }`;
const register = `mutation ($input: RegisterInput!) { register(input: $input) { __typename ... on RegisterSuccess ${sessionFields} ${refusal} } }`;
const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename ... on ResetPasswordSuccess { message } ${refusal} } }`;
const credentials = { email: 'ana@brasa.example', password: 'segredo-da-ana' };
const registration = { name: 'Ana', birthDate: '1990-02-28', ...credentials };

describe('logIn', () => {
  it('logIn returns the session, with imageUrl null when the platform sends an empty image', async () => {
    const { ask } = await startGateway({ 'POST /api/token': () => ({ body: session }) });
    expect((await ask(logIn, { input: credentials })).data).toEqual({
      logIn: {
        __typename: 'LogInSuccess',
        session: {
          token: 'token-of-ana',
          profileType: 'PROFESSIONAL',
          userId: 'ana',
          name: 'Ana',
          nickname: 'aninha',
          imageUrl: null,
          preferences: ['MAN', 'TRANS'],
        },
      },
    });
  });

  it('if the member is suspended, logIn and finishLogIn return AccountLocked with a token for reading the decision', async () => {
    const locked = { error: 'Sua conta está suspensa até 01/02/2030.', code: 'ACCOUNT_LOCKED', acesso: 'abc' };
    const answer = () => ({ status: 403, body: locked });
    const { ask } = await startGateway({ 'POST /api/token': answer, 'POST /api/token/segunda-etapa': answer });
    const told = { __typename: 'AccountLocked', message: locked.error, access: 'abc' };
    const fields = '{ __typename ... on AccountLocked { message access } }';
    const direct = `mutation ($input: LogInInput!) { logIn(input: $input) ${fields} }`;
    expect((await ask(direct, { input: credentials })).data).toEqual({ logIn: told });
    const second = `mutation { finishLogIn(input: { challenge: "x", code: "000000" }) ${fields} }`;
    expect((await ask(second)).data).toEqual({ finishLogIn: told });
  });

  it('logIn returns the profile type FREE if the platform sends no profile type', async () => {
    const { ask } = await startGateway({ 'POST /api/token': () => ({ body: { ...session, perfil: null } }) });
    expect((await ask(logIn, { input: credentials })).data).toMatchObject({
      logIn: { session: { profileType: 'FREE' } },
    });
  });

  it('logIn answers a wrong password with an INVALID_CREDENTIALS refusal and no GraphQL error', async () => {
    const { ask } = await startGateway({
      'POST /api/token': () => ({
        status: 401,
        body: { error: 'Email ou senha inválido', code: 'INVALID_CREDENTIALS' },
      }),
    });
    const { data, errors, status } = await ask(logIn, { input: credentials });
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    expect(data).toMatchObject({ logIn: { code: 'INVALID_CREDENTIALS', message: 'Email ou senha inválido' } });
  });

  it('logIn forwards user agent, client address, device secret and time zone to the platform', async () => {
    const { ask, upstream } = await startGateway({ 'POST /api/token': () => ({ body: session }) });
    const device = { secret: 'segredo-do-aparelho', timeZone: 'America/Sao_Paulo' };
    await ask(logIn, { input: { ...credentials, device } }, { 'user-agent': 'Mozilla/5.0 (X11)' });
    expect(upstream.seen[0]).toMatchObject({
      headers: { 'user-agent': 'Mozilla/5.0 (X11)' },
      body: { ...credentials, aparelho: 'segredo-do-aparelho', fuso: 'America/Sao_Paulo' },
    });
    expect(upstream.seen[0]?.headers['x-forwarded-for']).toContain('127.0.0.1');
  });

  it('logIn writes no password, token or e-mail address to the log', async () => {
    const { ask, log } = await startGateway({ 'POST /api/token': () => ({ body: session }) });
    await ask(logIn, { input: credentials }, asMember);
    await ask('{ viewer { id } }', {}, asMember);
    const written = log.join('');
    expect(written).toContain('"graphql"');
    for (const secret of [credentials.email, credentials.password, 'token-of-ana'])
      expect(written).not.toContain(secret);
  });
});

describe('register', () => {
  it('if the answer to the registration contains a session, register makes no second platform call', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/cadastrarUsuario': () => ({ body: { status: true, id: 'ana', sessao: session } }),
    });
    const device = { secret: 'segredo-do-aparelho', timeZone: 'America/Sao_Paulo' };
    const { data } = await ask(register, { input: { ...registration, device } });
    expect(data).toMatchObject({ register: { session: { token: 'token-of-ana' } } });
    expect(upstream.seen).toMatchObject([{ body: { aparelho: device.secret, fuso: device.timeZone } }]);
  });

  it('if the answer to the registration contains no session, register signs in with a second platform call', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/cadastrarUsuario': () => ({ body: { status: true, id: 'ana' } }),
      'POST /api/token': () => ({ body: session }),
    });
    const { data } = await ask(register, { input: registration });
    expect(data).toMatchObject({ register: { session: { token: 'token-of-ana' } } });
    expect(upstream.seen.map(({ body }) => body)).toEqual([
      {
        nome: 'Ana',
        nascimento: '1990-02-28',
        preferencia: '',
        email: credentials.email,
        senha: credentials.password,
        tipoPerfil: 'PROFISSIONAL',
      },
      credentials,
    ]);
  });

  it.each([
    [{ status: false, message: 'Menor de idade.', code: 'UNDERAGE', field: 'nascimento' }, 'UNDERAGE', 'birthDate'],
    [{ status: false, message: 'E-mail em uso.' }, 'REGISTRATION_REFUSED', null],
    [{ status: false, message: 'Não.', code: 'SOMETHING_NEW', field: 'senha' }, 'INVALID_INPUT', 'password'],
  ])(
    'register returns a Refusal with code, message and field when the platform answers: %j',
    async (body, code, field) => {
      const { ask, upstream } = await startGateway({ 'POST /api/cadastrarUsuario': () => ({ body }) });
      const { data } = await ask(register, { input: registration });
      expect(data).toEqual({ register: { __typename: 'Refusal', code, message: body.message, field } });
      expect(upstream.takeCalls()).toEqual(['POST /api/cadastrarUsuario']);
    },
  );

  it.each(['1990-02-30', '28/02/1990', '1990-2-8', ''])(
    'register rejects the birth date %j with BAD_USER_INPUT',
    async (birthDate) => {
      const { ask, upstream } = await startGateway();
      const { status, errors } = await ask(register, { input: { ...registration, birthDate } });
      expect([status, errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
      expect(upstream.seen).toEqual([]);
    },
  );
});

describe('resetPassword', () => {
  it('resetPassword returns the message of SPEC.md, section 7, when the platform sends no message', async () => {
    const { ask } = await startGateway({ 'POST /api/alterarSenha': () => ({ body: { status: true } }) });
    const { data } = await ask(reset, { input: { email: 'a@b.c', code: '123456', newPassword: 'nova-senha-boa' } });
    expect(data).toMatchObject({
      resetPassword: { message: 'Senha alterada com sucesso! Efetue o login com sua nova senha' },
    });
  });

  it('resetPassword answers a wrong code with INVALID_RESET_CODE', async () => {
    const body = { status: false, message: 'Código inválido.', field: 'codigo' };
    const { ask } = await startGateway({ 'POST /api/alterarSenha': () => ({ body }) });
    const { data } = await ask(reset, { input: { email: 'a@b.c', code: '000000', newPassword: 'nova-senha-boa' } });
    expect(data).toMatchObject({ resetPassword: { code: 'INVALID_RESET_CODE', field: 'code' } });
  });
});

describe('viewer', () => {
  it('Query.viewer is null for a visitor, without a platform call', async () => {
    const { ask, upstream } = await startGateway();
    expect((await ask('{ viewer { id } }')).data).toEqual({ viewer: null });
    expect(upstream.seen).toEqual([]);
  });

  it('Query.viewer fails with UNAUTHENTICATED if the session has ended', async () => {
    const dead = () => ({ status: 401, body: { error: 'Sua sessão terminou.', code: 'UNAUTHENTICATED' } });
    const { ask } = await startGateway({ 'GET /api/user-v2/profile-info': dead });
    expect((await ask('{ viewer { id } }', {}, asMember)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('viewer.isBetaTester is false when the platform cannot answer', async () => {
    const { ask } = await startGateway({
      'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana', userImage: null, userName: 'Ana' } }),
      'GET /api/user-v2/is-beta-tester': () => ({ status: 503 }),
    });
    expect((await ask('{ viewer { id isBetaTester } }', {}, asMember)).data).toEqual({
      viewer: { id: 'ana', isBetaTester: false },
    });
  });

  it('viewer.profileType is the type that the platform sends, or null if the platform sends no type', async () => {
    const { ask, upstream } = await startGateway();
    const saying = (more: object) =>
      upstream.on('GET /api/user-v2/profile-info', () => ({ body: { idUser: 'ana', ...more } }));
    for (const [more, profileType] of [
      [{ perfil: 'PROFISSIONAL' }, 'PROFESSIONAL'],
      [{ perfil: 'FREE' }, 'FREE'],
      [{}, null],
    ] as const) {
      saying(more);
      expect((await ask('{ viewer { profileType } }', {}, asMember)).data).toEqual({ viewer: { profileType } });
    }
  });

  it('setProfileType returns the new state of the profile type, or the refusal of the platform', async () => {
    const { ask, upstream } = await startGateway();
    const state = {
      idUser: 'ana',
      perfil: 'PROFISSIONAL',
      comunidadesPagas: [{ idCommunity: 'c1', desName: 'Mesa', assinantes: 2 }],
      comunidadesCuidadas: 1,
      renovacoes: 0,
      taxaVip: 15,
    };
    const fields =
      '{ id profileType paidCommunities { id name subscriberCount } runningCount renewalCount vipFeePercent }';
    const told = {
      id: 'ana',
      profileType: 'PROFESSIONAL',
      paidCommunities: [{ id: 'c1', name: 'Mesa', subscriberCount: 2 }],
      runningCount: 1,
      renewalCount: 0,
      vipFeePercent: 15,
    };
    const change = `mutation ($to: ProfileType!) { setProfileType(input: { profileType: $to }) {
      ... on SetProfileTypeSuccess { state ${fields} } ${refusal} } }`;
    upstream.on('GET /api/perfil', () => ({ body: state }));
    upstream.on('PUT /api/perfil', () => ({ body: state }));
    expect((await ask(`{ profileTypeState ${fields} }`, {}, asMember)).data).toEqual({ profileTypeState: told });
    expect((await ask(change, { to: 'PROFESSIONAL' }, asMember)).data).toEqual({ setProfileType: { state: told } });
    upstream.on('PUT /api/perfil', () => ({ status: 400, body: { error: 'Há assinantes.', code: 'HAS_SUBSCRIBERS' } }));
    expect((await ask(change, { to: 'FREE' }, asMember)).data).toEqual({
      setProfileType: { code: 'HAS_SUBSCRIBERS', message: 'Há assinantes.', field: null },
    });
    expect((await ask(change, { to: 'FREE' })).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('logOut succeeds for a session that has already ended', async () => {
    const { ask } = await startGateway({ 'DELETE /api/token': () => ({ status: 401 }) });
    expect((await ask('mutation { logOut }', {}, asMember)).data).toEqual({ logOut: true });
  });
});

describe('account sessions', () => {
  const wire = {
    idSession: 's1',
    device: 'Chrome no Windows',
    place: 'Rede local',
    current: false,
    datCreated: '2026-05-14T21:03:00.000Z',
    datLastSeen: '2026-05-15T21:03:00.000Z',
  };

  it('account sessions are listed and ended by calls to the platform', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/sessoes': () => ({ body: { sessoes: [wire] } }),
      'DELETE /api/sessoes/s1': () => ({ status: 204 }),
      'DELETE /api/sessoes/outras': () => ({ body: { ended: 3 } }),
    });
    const listed = await ask('{ accountSessions { id device place isCurrent createdAt lastSeenAt } }', {}, asMember);
    expect(listed.data).toEqual({
      accountSessions: [
        {
          id: 's1',
          device: 'Chrome no Windows',
          place: 'Rede local',
          isCurrent: false,
          createdAt: wire.datCreated,
          lastSeenAt: wire.datLastSeen,
        },
      ],
    });
    const end = 'mutation { endSession(input: { id: "s1" }) { ... on EndSessionSuccess { id } } }';
    expect((await ask(end, {}, asMember)).data).toEqual({ endSession: { id: 's1' } });
    const endOthers = 'mutation { endOtherSessions { ... on EndOtherSessionsSuccess { ended } } }';
    expect((await ask(endOthers, {}, asMember)).data).toEqual({ endOtherSessions: { ended: 3 } });
    expect(upstream.seen).toHaveLength(3);
  });

  it('accountSessions requires a login, and endSession with an id that contains a path fails with NOT_FOUND', async () => {
    const { ask, upstream } = await startGateway();
    const visitor = await ask('{ accountSessions { id } }');
    expect(visitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const end = 'mutation { endSession(input: { id: "../token" }) { __typename } }';
    expect((await ask(end, {}, asMember)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(upstream.seen).toHaveLength(0);
  });
});
