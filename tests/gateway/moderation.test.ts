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

describe('moderation', () => {
  it('sends a report as the platform takes it, with a session only', async () => {
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

  it('tells a member who moderates nothing that none of it is there', async () => {
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

  it('brings a page of the queue in one request, whose authors come with it', async () => {
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

  it('answers who is a party to a case with a refusal that says so', async () => {
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

  it('needs no account for a report with a protocol, and says of a wrong code only that it opens nothing', async () => {
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
});
