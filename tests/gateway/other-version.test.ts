import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { openSocket } from '../support/socket.ts';
import type { Handler } from '../support/upstream.ts';
import { wireCommunity, wireNotification, wirePaging, wirePost, wireUsers } from '../support/wire.ts';

const at = '2026-05-14T21:03:00.000Z';
const notice = {
  idDecision: 'n1',
  desDecision: 'BAN',
  desReason: 'SPAM',
  desText: 'Regra da casa.',
  desTarget: 'POST',
  idTarget: 'post-1',
  desOrigin: 'REPORT',
  desExcerpt: null,
  datUntil: null,
  datCreated: at,
  undone: false,
  desAppeal: null,
  desAppealText: null,
  desAppealAnswer: null,
};
const membership = { role: 'MEMBER', status: 'PAST_DUE', valPrice: 1_990, datPaidUntil: at, datGraceUntil: at };
const age = { required: true, desMethod: null, datExpires: null };
const people = { 'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }) };

interface Told {
  what: string;
  routes: Record<string, () => { status?: number; body?: unknown }>;
  operation: string;
  data: unknown;
}

describe('a gateway in front of an older platform', () => {
  const additions: Told[] = [
    {
      what: 'the list of removed sign-in methods',
      routes: { 'POST /api/alterarSenha': () => ({ body: { status: true, message: 'Senha alterada.' } }) },
      operation: `mutation { resetPassword(input: { email: "a@b.example", code: "123456", newPassword: "ventania-azul-77" }) {
        ... on ResetPasswordSuccess { message removed } } }`,
      data: { resetPassword: { message: 'Senha alterada.', removed: [] } },
    },
    {
      what: 'the transfer offer and VIP sale state',
      routes: { 'GET /api/comunidades/community-1/': () => ({ body: wireCommunity(1, { membership }) }) },
      operation: '{ community(id: "community-1") { offer { expiresAt } membership { status isSold } } }',
      data: { community: { offer: null, membership: { status: 'PAST_DUE', isSold: true } } },
    },
    {
      what: 'account locks as a list',
      routes: { 'POST /api/bloqueio': () => ({ body: notice }) },
      operation: '{ accountLocks(access: "x") { id decision } }',
      data: { accountLocks: [{ id: 'n1', decision: 'BAN' }] },
    },
    {
      what: 'the answer of a moderator to a report',
      routes: {
        'POST /api/denuncias/protocolo': () => ({
          body: {
            protocol: 'BR-1',
            desStatus: 'DECIDED',
            desOutcome: 'REMOVED',
            datCreated: at,
            datDue: at,
            datDecided: at,
          },
        }),
      },
      operation: `mutation { checkReportProtocol(input: { protocol: "BR-1", secret: "s" }) {
        ... on ReportProtocol { status outcome answer } } }`,
      data: { checkReportProtocol: { status: 'DECIDED', outcome: 'REMOVED', answer: null } },
    },
    {
      what: 'the money in ads, the pending earnings and the deletion date',
      routes: {
        'GET /api/privacidade': () => ({ body: { balance: 0, formattedBalance: 'R$ 0,00', export: null } }),
      },
      operation: '{ privacy { inAds formattedInAds pendingVipEarnings { centavos } deletesAt } }',
      data: {
        privacy: {
          inAds: 0,
          formattedInAds: 'R$ 0,00',
          pendingVipEarnings: { centavos: 0 },
          deletesAt: null,
        },
      },
    },
    {
      what: 'visible posts in one batch',
      routes: {
        'POST /api/post/visible': () => ({ status: 404, body: {} }),
        'GET /api/post/post-1': () => ({ body: wirePost(1) }),
        'GET /api/post/gone': () => ({ status: 404, body: {} }),
      },
      operation: '{ visiblePosts(ids: ["gone", "post-1"]) }',
      data: { visiblePosts: ['post-1'] },
    },
    {
      what: 'canAppeal for a refused age check',
      routes: { 'GET /api/idade': () => ({ body: { ...age, desState: 'REJECTED' } }) },
      operation: '{ ageAssurance { canAppeal } }',
      data: { ageAssurance: { canAppeal: true } },
    },
    {
      what: 'canAppeal for an expired age check',
      routes: { 'GET /api/idade': () => ({ body: { ...age, desState: 'EXPIRED' } }) },
      operation: '{ ageAssurance { canAppeal } }',
      data: { ageAssurance: { canAppeal: false } },
    },
  ];

  it.each(additions)(
    'the gateway answers although an older platform does not send $what',
    async ({ routes, operation, data: expected }) => {
      const { ask } = await startGateway({ ...people, ...routes });
      const { data, errors } = await ask(operation, {}, asMember);
      expect(errors).toBeUndefined();
      expect(data).toEqual(expected);
    },
  );

  it.each([['{ vipSubscriptions { name } }'], ['{ postsLeftBehind(first: 10) { edges { cursor } } }']])(
    'a query whose route an older platform lacks fails with NOT_FOUND: %s',
    async (operation) => {
      const { ask } = await startGateway(people);
      expect((await ask(operation, {}, asMember)).errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    },
  );
});

describe('a gateway in front of a newer platform', () => {
  const unheard = (number: number) => wireNotification(number, { desType: 'UNHEARD_OF' });

  it('the gateway lists notifications of known kinds and skips notifications of an unknown kind', async () => {
    const rows = [wireNotification(3), unheard(2), wireNotification(1)];
    const { ask } = await startGateway({
      ...people,
      'GET /api/notificacoes': () => ({ body: { notifications: rows, paging: wirePaging(rows, true) } }),
    });
    const { data, errors } = await ask(
      '{ notifications(first: 10) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
      {},
      asMember,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      notifications: {
        edges: [{ node: { id: 'notification-3' } }, { node: { id: 'notification-1' } }],
        pageInfo: { hasNextPage: true },
      },
    });
  });

  it('notificationAdded continues after a whole page of notifications of unknown kinds', async () => {
    const pages: Record<string, object> = {
      '4': { notifications: [unheard(5), unheard(6)], hasMore: true },
      '6': { notifications: [wireNotification(7)], hasMore: false },
    };
    const news: Handler = ({ url }) => {
      const after = new URL(url, 'http://upstream').searchParams.get('after') ?? '';
      return { body: pages[after] ?? { notifications: [], hasMore: false } };
    };
    const { url } = await startGateway({
      ...people,
      'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
      'GET /api/notificacoes/novas': news,
    });
    const socket = await openSocket(url);
    await socket.init({ authorization: asMember.authorization });
    socket.subscribe('1', 'subscription { notificationAdded(after: 4) { sequence } }');
    const { payload } = await socket.answerTo('1');
    expect(payload).toMatchObject({ data: { notificationAdded: { sequence: 7 } } });
  });

  it('the gateway skips notification preferences of an unknown kind', async () => {
    const preferences = [
      { desType: 'UNHEARD_OF', enabled: true },
      { desType: 'REACTION', enabled: false },
    ];
    const { ask } = await startGateway({
      ...people,
      'GET /api/notificacoes/preferencias': () => ({ body: { preferences } }),
    });
    const { data } = await ask('{ notificationPreferences { kind enabled } }', {}, asMember);
    expect(data).toEqual({ notificationPreferences: [{ kind: 'REACTION', enabled: false }] });
  });

  it('if the gateway does not know the outcome of a report, checkReportProtocol returns the outcome null', async () => {
    const row = { protocol: 'BR-1', desStatus: 'DECIDED', desOutcome: 'UNHEARD_OF' };
    const { ask } = await startGateway({
      'POST /api/denuncias/protocolo': () => ({
        body: { ...row, desAnswer: null, datCreated: at, datDue: at, datDecided: at },
      }),
    });
    const { data } = await ask(`mutation { checkReportProtocol(input: { protocol: "BR-1", secret: "s" }) {
      ... on ReportProtocol { status outcome } } }`);
    expect(data).toEqual({ checkReportProtocol: { status: 'DECIDED', outcome: null } });
  });
});
