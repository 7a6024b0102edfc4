import { anyMember, at, nobody, refusal, signedIn, whereSeen, type Line } from '../support/line.ts';

/**
 * Returns the entry of a call for moderators. To all others the call does not exist, not even as one that needs a
 * session.
 */
function forModerators(does: string, rest: string, graphql: string, json?: unknown): Line {
  return { does, rest, graphql, ...(json === undefined ? {} : { json }), answers: nobody };
}

/** A member can report what they may see, except their own content; for all else the answer is 404. */
const whereReported = at((row) => signedIn(row).replace(/ok$/, '403'), whereSeen);

/** For a call that needs no session. */
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
    does: 'report without an account',
    rest: 'POST /api/denuncias/sem-conta',
    json: { desReason: 'SPAM', desLink: 'https://x.example/', desText: 'oi' },
    graphql: `mutation { reportAnonymously(input: { reason: SPAM, link: "https://x.example/", text: "oi" }) { ${refusal} } }`,
    changes: true,
    answers: 'ok 401 ok ok ok ok ok ok ok',
  },
  {
    does: 'ask after a report by a protocol that nobody was given',
    rest: 'POST /api/denuncias/protocolo',
    json: { protocol: 'X', secret: 'X' },
    answers: nobody,
  },
  {
    does: 'ask after such a report, as a refusal',
    graphql: `mutation { checkReportProtocol(input: { protocol: "X", secret: "X" }) { ${refusal} } }`,
    answers: nobody.replaceAll('404', '400'),
  },
  {
    does: 'list what was decided against them',
    rest: 'GET /api/avisos',
    graphql: `query { moderationNotices { edges { node { text } } } }`,
    answers: anyMember,
  },
  {
    does: "read a notice that is nobody's",
    rest: 'GET /api/avisos/{missing}',
    graphql: `query { moderationNotice(id: "{missing}") { text } }`,
    answers: signedIn(nobody),
  },
  {
    does: "appeal against a notice that is nobody's",
    rest: 'POST /api/avisos/{missing}/recurso',
    json: { desText: 'oi' },
    graphql: `mutation { appealModeration(input: { noticeId: "{missing}", text: "oi" }) { ${refusal} } }`,
    answers: signedIn(nobody),
  },
  {
    does: 'read why an account is shut out, by an access that nobody was given',
    rest: 'POST /api/bloqueio',
    json: { acesso: 'x' },
    answers: anybody,
  },
  {
    does: 'read that, as nothing',
    graphql: `query { accountLocks(access: "x") { text } }`,
    answers: anybody.replaceAll('404', '-'),
  },
  {
    does: 'appeal by such an access',
    rest: 'POST /api/bloqueio/recurso',
    json: { acesso: 'x', desText: 'oi' },
    answers: anybody,
  },
  {
    does: 'appeal by such an access, as a refusal',
    graphql: `mutation { appealAccountLock(input: { access: "x", text: "oi" }) { ${refusal} } }`,
    answers: anybody.replaceAll('404', '400'),
  },
  { does: 'open the moderation', rest: 'GET /api/moderacao', answers: nobody },
  {
    does: 'ask whether they moderate',
    graphql: `query { isModerator }`,
    secret: 'true',
    answers: '- 401 - - - - - - -',
  },
  forModerators(
    'list cases',
    'GET /api/moderacao/casos',
    `query { moderationCases { edges { node { evidence { text } } } } }`,
  ),
  forModerators(
    'see a case',
    'GET /api/moderacao/casos/{missing}',
    `query { moderationCase(id: "{missing}") { evidence { text } } }`,
  ),
  forModerators(
    'take a case',
    'POST /api/moderacao/casos/{missing}/responsavel',
    `mutation { claimModerationCase(id: "{missing}", claimed: true) { ${refusal} } }`,
  ),
  forModerators(
    'give a case back',
    'DELETE /api/moderacao/casos/{missing}/responsavel',
    `mutation { claimModerationCase(id: "{missing}", claimed: false) { ${refusal} } }`,
  ),
  forModerators(
    'decide cases',
    'POST /api/moderacao/decisoes',
    `mutation { decideModerationCases(input: { ids: ["{missing}"], decision: TAKE_DOWN, reason: SPAM, text: "oi" }) { ${refusal} } }`,
    decision,
  ),
  forModerators(
    'restore',
    'POST /api/moderacao/casos/{missing}/restaurar',
    `mutation { restoreModerationCase(id: "{missing}", text: "oi") { ${refusal} } }`,
    { desText: 'oi' },
  ),
  forModerators(
    'put pictures on the list',
    'POST /api/moderacao/casos/{missing}/lista',
    `mutation { listModerationCasePictures(id: "{missing}", listed: true) { ${refusal} } }`,
  ),
  forModerators(
    'take pictures off the list',
    'DELETE /api/moderacao/casos/{missing}/lista',
    `mutation { listModerationCasePictures(id: "{missing}", listed: false) { ${refusal} } }`,
  ),
  forModerators(
    'export the figures',
    'GET /api/moderacao/numeros/exportar',
    `query { moderationFiguresFile(month: "2026-01") { content } }`,
  ),
  forModerators(
    'list appeals',
    'GET /api/moderacao/recursos',
    `query { moderationAppeals { edges { node { text } } } }`,
  ),
  forModerators(
    'answer an appeal',
    'POST /api/moderacao/recursos/{missing}',
    `mutation { answerModerationAppeal(input: { id: "{missing}", restore: true, text: "oi" }) { ${refusal} } }`,
    { desAnswer: 'RESTORE', desText: 'oi' },
  ),
  forModerators('read the log', 'GET /api/moderacao/registro', `query { moderationLog { edges { node { detail } } } }`),
  forModerators(
    'take the log away',
    'GET /api/moderacao/registro/exportar?mes=2026-01',
    `query { moderationLogFile(month: "2026-01", format: CSV) { content } }`,
  ),
  forModerators('see figures', 'GET /api/moderacao/numeros', `query { moderationFigures { reports } }`),
];
