import { anyMember, at, nobody, refusal, signedIn, whereSeen, type Line } from '../support/line.ts';

/**
 * Returns the entry of a call that only moderators may make. All other roles get 404, as if the call did not exist; a
 * visitor gets 404 instead of 401.
 */
function forModerators(does: string, rest: string, graphql: string, json?: unknown): Line {
  return { does, rest, graphql, ...(json === undefined ? {} : { json }), answers: nobody };
}

/**
 * The expected answers to a report of a post: a member can report each post that they can read, but gets 403 for their
 * own post. Any other post answers 404.
 */
const whereReported = at((row) => signedIn(row).replace(/ok$/, '403'), whereSeen);

/**
 * The expected answers of a call that ignores sessions: a caller whose session has ended gets 404 as all others do,
 * instead of 401.
 */
const anybody = nobody.replace('401', '404');

const decision = { casos: ['{missing}'], desDecision: 'TAKE_DOWN', desReason: 'SPAM', desText: 'oi' };

export const moderation: Line[] = [
  {
    does: 'report a post',
    rest: 'POST /api/denuncias',
    json: { desTarget: 'POST', idTarget: '{post}', desReason: 'SPAM' },
    graphql: `mutation { report(input: { target: POST, targetId: "{post}", reason: SPAM }) { ${refusal} } }`,
    changes: true,
    answers: whereReported,
  },
  {
    does: 'report a comment',
    rest: 'POST /api/denuncias',
    json: { desTarget: 'COMMENT', idTarget: '{comment}', desReason: 'SPAM' },
    graphql: `mutation { report(input: { target: COMMENT, targetId: "{comment}", reason: SPAM }) { ${refusal} } }`,
    changes: true,
    answers: whereReported,
  },
  {
    does: 'report a message',
    rest: 'POST /api/denuncias',
    json: { desTarget: 'MESSAGE', idTarget: '{message}', desReason: 'SPAM' },
    graphql: `mutation { report(input: { target: MESSAGE, targetId: "{message}", reason: SPAM }) { ${refusal} } }`,
    changes: true,
    answers: '401 401 404 404 404 403 404 404 ok',
  },
  {
    does: 'report content without an account',
    rest: 'POST /api/denuncias/sem-conta',
    json: { desReason: 'SPAM', desLink: 'https://x.example/', desText: 'oi' },
    graphql: `mutation { reportAnonymously(input: { reason: SPAM, link: "https://x.example/", text: "oi" }) { ${refusal} } }`,
    changes: true,
    answers: 'ok 401 ok ok ok ok ok ok ok',
  },
  {
    does: 'check a report with an unknown protocol number by REST',
    rest: 'POST /api/denuncias/protocolo',
    json: { protocol: 'X', secret: 'X' },
    answers: nobody,
  },
  {
    does: 'check a report with an unknown protocol number by GraphQL',
    graphql: `mutation { checkReportProtocol(input: { protocol: "X", secret: "X" }) { ${refusal} } }`,
    answers: nobody.replaceAll('404', '400'),
  },
  {
    does: 'list the caller’s moderation notices',
    rest: 'GET /api/avisos',
    graphql: `query { moderationNotices { edges { node { text } } } }`,
    answers: anyMember,
  },
  {
    does: 'read a moderation notice that does not exist',
    rest: 'GET /api/avisos/{missing}',
    graphql: `query { moderationNotice(id: "{missing}") { text } }`,
    answers: signedIn(nobody),
  },
  {
    does: 'appeal against a moderation notice that does not exist',
    rest: 'POST /api/avisos/{missing}/recurso',
    json: { desText: 'oi' },
    graphql: `mutation { appealModeration(input: { noticeId: "{missing}", text: "oi" }) { ${refusal} } }`,
    answers: signedIn(nobody),
  },
  {
    does: 'read an account lock by REST, sent with an invalid access token,',
    rest: 'POST /api/bloqueio',
    json: { acesso: 'x' },
    answers: anybody,
  },
  {
    does: 'read account locks by GraphQL, sent with an invalid access token,',
    graphql: `query { accountLocks(access: "x") { text } }`,
    answers: anybody.replaceAll('404', '-'),
  },
  {
    does: 'appeal against an account lock by REST, sent with an invalid access token,',
    rest: 'POST /api/bloqueio/recurso',
    json: { acesso: 'x', desText: 'oi' },
    answers: anybody,
  },
  {
    does: 'appeal against an account lock by GraphQL, sent with an invalid access token,',
    graphql: `mutation { appealAccountLock(input: { access: "x", text: "oi" }) { ${refusal} } }`,
    answers: anybody.replaceAll('404', '400'),
  },
  { does: 'open the moderation desk', rest: 'GET /api/moderacao', answers: nobody },
  {
    does: 'check if the caller is a moderator',
    graphql: `query { isModerator }`,
    secret: 'true',
    answers: '- 401 - - - - - - -',
  },
  forModerators(
    'list moderation cases',
    'GET /api/moderacao/casos',
    `query { moderationCases { edges { node { evidence { text } } } } }`,
  ),
  forModerators(
    'read a moderation case',
    'GET /api/moderacao/casos/{missing}',
    `query { moderationCase(id: "{missing}") { evidence { text } } }`,
  ),
  forModerators(
    'assign a moderation case to the caller',
    'POST /api/moderacao/casos/{missing}/responsavel',
    `mutation { claimModerationCase(input: { id: "{missing}", claimed: true }) { ${refusal} } }`,
  ),
  forModerators(
    'unassign a moderation case',
    'DELETE /api/moderacao/casos/{missing}/responsavel',
    `mutation { claimModerationCase(input: { id: "{missing}", claimed: false }) { ${refusal} } }`,
  ),
  forModerators(
    'decide moderation cases',
    'POST /api/moderacao/decisoes',
    `mutation { decideModerationCases(input: { ids: ["{missing}"], decision: TAKE_DOWN, reason: SPAM, text: "oi" }) { ${refusal} } }`,
    decision,
  ),
  forModerators(
    'restore the content that a moderation case took down',
    'POST /api/moderacao/casos/{missing}/restaurar',
    `mutation { restoreModerationCase(input: { id: "{missing}", text: "oi" }) { ${refusal} } }`,
    { desText: 'oi' },
  ),
  forModerators(
    'add the pictures of a moderation case to the list of known hashes',
    'POST /api/moderacao/casos/{missing}/lista',
    `mutation { listModerationCasePictures(input: { id: "{missing}", listed: true }) { ${refusal} } }`,
  ),
  forModerators(
    'remove the pictures of a moderation case from the list of known hashes',
    'DELETE /api/moderacao/casos/{missing}/lista',
    `mutation { listModerationCasePictures(input: { id: "{missing}", listed: false }) { ${refusal} } }`,
  ),
  forModerators(
    'export the moderation figures',
    'GET /api/moderacao/numeros/exportar',
    `query { moderationFiguresFile(month: "2026-01") { content } }`,
  ),
  forModerators(
    'list appeals against moderation decisions',
    'GET /api/moderacao/recursos',
    `query { moderationAppeals { edges { node { text } } } }`,
  ),
  forModerators(
    'answer an appeal against a moderation decision',
    'POST /api/moderacao/recursos/{missing}',
    `mutation { answerModerationAppeal(input: { id: "{missing}", restore: true, text: "oi" }) { ${refusal} } }`,
    { desAnswer: 'RESTORE', desText: 'oi' },
  ),
  forModerators(
    'read the moderation log',
    'GET /api/moderacao/registro',
    `query { moderationLog { edges { node { detail } } } }`,
  ),
  forModerators(
    'export the moderation log',
    'GET /api/moderacao/registro/exportar?mes=2026-01',
    `query { moderationLogFile(month: "2026-01", format: CSV) { content } }`,
  ),
  forModerators('read the moderation figures', 'GET /api/moderacao/numeros', `query { moderationFigures { reports } }`),
];
