import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';

const NOT_FOUND = { status: 404, body: { error: 'Não encontrado.', code: 'NOT_FOUND' } };

function wireCase(more: object = {}) {
  return {
    idCase: 'case-1',
    desTarget: 'POST',
    idTarget: 'post-1',
    desOrigin: 'REPORT',
    desReason: 'SPAM',
    desStatus: 'OPEN',
    reports: { total: 2 },
    datCreated: '2026-05-14T21:03:00.000Z',
    datDue: '2026-05-25T02:59:59.999Z',
    datDecided: null,
    desDecision: null,
    author: { idUser: 'user-1', userName: 'Nilo', apelido: 'nilo', lockedUntil: null },
    claimedBy: { idUser: 'user-9', userName: 'Helena', own: true },
    deleted: false,
    listed: false,
    same: [],
    evidence: {
      title: null,
      desContent: 'oferta',
      files: [],
      pictures: [],
      before: [],
      idPost: 'post-1',
      datCreated: '2026-05-14T20:00:00.000Z',
    },
    cursor: 'c1',
    ...more,
  };
}

describe('moderation in the gateway', () => {
  it('Mutation.report requires a session and returns the report id that the platform sends', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/denuncias': () => ({ status: 201, body: { idReport: 'r1' } }),
    });
    const query = `mutation { report(input: { target: COMMENT, targetId: "c1", reason: HATE }) {
      __typename ... on ReportSuccess { reportId } ... on Refusal { code message } } }`;
    expect((await ask(query)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(upstream.takeCalls()).toEqual([]);
    const { data } = await ask(query, {}, asMember);
    expect(data).toEqual({ report: { __typename: 'ReportSuccess', reportId: 'r1' } });
  });

  it('a member who is no moderator gets isModerator false, null for a case and NOT_FOUND for the list of cases', async () => {
    const { ask } = await startGateway({
      'GET /api/moderacao': () => NOT_FOUND,
      'GET /api/moderacao/casos': () => NOT_FOUND,
      'GET /api/moderacao/casos/case-1': () => NOT_FOUND,
    });
    expect((await ask('{ isModerator }', {}, asMember)).data).toEqual({ isModerator: false });
    expect((await ask('{ moderationCase(id: "case-1") { id } }', {}, asMember)).data).toEqual({ moderationCase: null });
    const { errors } = await ask('{ moderationCases { edges { cursor } } }', {}, asMember);
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });

  it('a page of moderation cases with their authors needs a single platform call', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/moderacao/casos': () => ({
        body: { cases: [wireCase()], paging: { cursorBefore: 'c1', cursorAfter: 'c1', hasMore: false } },
      }),
    });
    const query = `{ moderationCases(first: 5, filter: { reason: SPAM, mine: true }) {
      edges { node { id reason isOpen isClaimedByViewer author { name } evidence { text } } } pageInfo { hasNextPage } } }`;
    expect((await ask(query, {}, asMember)).data).toEqual({
      moderationCases: {
        edges: [
          {
            node: {
              id: 'case-1',
              reason: 'SPAM',
              isOpen: true,
              isClaimedByViewer: true,
              author: { name: 'Nilo' },
              evidence: { text: 'oferta' },
            },
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(upstream.takeCalls()).toEqual(['GET /api/moderacao/casos?cursorSize=5&estado=OPEN&motivo=SPAM&meus=true']);
  });

  it('if a moderator is involved in a case, deciding the case returns the NOT_ALLOWED refusal of the platform', async () => {
    const { ask } = await startGateway({
      'POST /api/moderacao/decisoes': () => ({
        status: 403,
        body: { error: 'Você é parte deste caso. Outra pessoa precisa decidir.', code: 'NOT_ALLOWED' },
      }),
    });
    const query = `mutation { decideModerationCases(input: { ids: ["case-1"], decision: TAKE_DOWN, reason: SPAM }) {
      ... on Refusal { code message } } }`;
    expect((await ask(query, {}, asMember)).data).toEqual({
      decideModerationCases: {
        code: 'NOT_ALLOWED',
        message: 'Você é parte deste caso. Outra pessoa precisa decidir.',
      },
    });
  });

  it('a report can be sent without an account, and a check of its status with a wrong code gets a generic Refusal', async () => {
    const { ask } = await startGateway({
      'POST /api/denuncias/sem-conta': () => ({
        status: 201,
        body: { protocol: 'BR-22222-22222', secret: 's', datDue: '2026-05-14T23:03:00.000Z' },
      }),
      'POST /api/denuncias/protocolo': () => NOT_FOUND,
    });
    const filed = await ask(`mutation { reportAnonymously(input: { reason: OTHER, link: "x", text: "y" }) {
      ... on ReportAnonymouslySuccess { protocol secret } } }`);
    expect(filed.data).toEqual({ reportAnonymously: { protocol: 'BR-22222-22222', secret: 's' } });
    const asked = await ask(`mutation { checkReportProtocol(input: { protocol: "BR-22222-22222", secret: "no" }) {
      __typename ... on Refusal { message } } }`);
    expect(asked.data).toEqual({
      checkReportProtocol: { __typename: 'Refusal', message: 'Protocolo ou código não encontrado.' },
    });
  });

  it('accountLocks lists every decision, and appealAccountLock appeals against the decision in its input', async () => {
    const notice = (idDecision: string) => ({
      ...{ idDecision, desDecision: 'SUSPEND', desReason: 'SPAM', desText: '', desTarget: 'POST', idTarget: 'p' },
      ...{ desOrigin: 'REPORT', desExcerpt: '', datUntil: null, datCreated: '2026-05-14T20:00:00.000Z', undone: false },
      ...{ desAppeal: null, desAppealText: null, desAppealAnswer: null },
    });
    let sent: unknown;
    const { ask } = await startGateway({
      'POST /api/bloqueio': () => ({ body: { ...notice('d1'), avisos: [notice('d1'), notice('d2')] } }),
      'POST /api/bloqueio/recurso': ({ body }) => {
        sent = body;
        return { body: { ...notice('d2'), desAppeal: 'OPEN' } };
      },
    });
    const { data } = await ask('{ accountLocks(access: "a") { id } }');
    expect(data).toEqual({ accountLocks: [{ id: 'd1' }, { id: 'd2' }] });
    const appealed = await ask(`mutation { appealAccountLock(input: { access: "a", noticeId: "d2", text: "x" }) {
      ... on AppealModerationSuccess { notice { id appeal } } } }`);
    expect(appealed.data).toEqual({ appealAccountLock: { notice: { id: 'd2', appeal: 'OPEN' } } });
    expect(sent).toEqual({ acesso: 'a', idDecision: 'd2', desText: 'x' });
    const before = await startGateway({ 'POST /api/bloqueio': () => ({ body: notice('d1') }) });
    expect((await before.ask('{ accountLocks(access: "a") { id } }')).data).toEqual({ accountLocks: [{ id: 'd1' }] });
    const over = await startGateway({ 'POST /api/bloqueio': () => NOT_FOUND });
    expect((await over.ask('{ accountLocks(access: "a") { id } }')).data).toEqual({ accountLocks: [] });
  });

  it('moderationNotices lists the decisions about a member in pages', async () => {
    const notice = {
      ...{ idDecision: 'd1', desDecision: 'WARN', desReason: 'SPAM', desText: 'x', desTarget: 'POST', idTarget: 'p' },
      ...{ desOrigin: 'REPORT', desExcerpt: '', datUntil: null, datCreated: '2026-05-14T20:00:00.000Z', undone: false },
      ...{ desAppeal: null, desAppealText: null, desAppealAnswer: null, cursor: 'c1' },
    };
    const paging = { cursorBefore: 'c1', cursorAfter: 'c1', hasMore: true };
    const { ask } = await startGateway({ 'GET /api/avisos': () => ({ body: { avisos: [notice], paging } }) });
    const query = '{ moderationNotices { edges { cursor node { id decision } } pageInfo { hasNextPage } } }';
    const { data } = await ask(query, {}, asMember);
    expect(data).toEqual({
      moderationNotices: {
        edges: [{ cursor: 'c1', node: { id: 'd1', decision: 'WARN' } }],
        pageInfo: { hasNextPage: true },
      },
    });
  });

  it('checkReportProtocol returns status, outcome and answer, with null for a missing answer', async () => {
    const row = {
      protocol: 'BR-22222-22222',
      desStatus: 'DECIDED',
      desOutcome: 'NOT_FOUND',
      datCreated: '2026-05-14T21:03:00.000Z',
      datDue: '2026-05-14T23:03:00.000Z',
      datDecided: '2026-05-14T22:03:00.000Z',
    };
    for (const desAnswer of ['Não há vídeo assim.', undefined]) {
      const { ask } = await startGateway({ 'POST /api/denuncias/protocolo': () => ({ body: { ...row, desAnswer } }) });
      const { data } = await ask(`mutation { checkReportProtocol(input: { protocol: "BR-22222-22222", secret: "s" }) {
        ... on ReportProtocol { status outcome answer } } }`);
      const expected = { status: 'DECIDED', outcome: 'NOT_FOUND', answer: desAnswer ?? null };
      expect(data).toEqual({ checkReportProtocol: expected });
    }
  });
});
