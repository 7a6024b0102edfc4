import { z } from 'zod';
import { pageQuery } from '../../http/pagination.ts';
import { lock, lockAppeal } from '../../moderation/lock.routes.ts';
import {
  appealAnswer,
  caseQuery,
  exportQuery,
  monthQuery,
  restoring,
  verdict,
} from '../../moderation/moderation.routes.ts';
import { anonymousReport, appealBody, newReport, protocolQuestion } from '../../moderation/reports.routes.ts';
import {
  appeals,
  cases,
  download,
  figures,
  locks,
  logEntries,
  notice,
  notices,
  protocol,
  protocolStatus,
  filedReport,
  wholeCase,
  wholeCases,
} from '../answers/moderation.ts';
import type { Calls } from '../call.ts';

const moderator = { isAddition: true, session: 'moderator' } as const;

export const moderationCalls: Calls = {
  'POST /api/denuncias': {
    says: 'each is kept as it was, and the very same is filed once; while the case is open it joins it, once decided it opens another; 404 for what one may not see as for what does not exist; 403 for one’s own; 429 after 60 in an hour',
    isAddition: true,
    body: newReport,
    status: 201,
    answer: filedReport,
    others: { 404: 'The object does not exist, or the viewer may not see it.' },
  },
  'POST /api/denuncias/sem-conta': {
    says: 'no session; what the link shows is looked up, otherwise the words are the case; an e-mail address in `desContact` is answered once it is decided, and tried again where that fails',
    isAddition: true,
    session: 'optional',
    body: anonymousReport,
    status: 201,
    answer: protocol,
  },
  'POST /api/denuncias/protocolo': {
    says: '404 for either being wrong',
    isAddition: true,
    session: 'optional',
    body: protocolQuestion,
    answer: protocolStatus,
    others: { 404: 'Protocol or secret is wrong.' },
  },
  'GET /api/avisos': {
    says: 'the decisions against the asking member, newest first',
    isAddition: true,
    query: pageQuery,
    answer: notices,
  },
  'GET /api/avisos/{id}': {
    says: 'a decision against the asking member; anybody else’s is 404',
    isAddition: true,
    answer: notice,
  },
  'POST /api/avisos/{id}/recurso': {
    says: 'once per decision, again changes nothing',
    isAddition: true,
    body: appealBody,
    answer: notice,
  },
  'POST /api/bloqueio': {
    says: 'why an account is shut out, by each decision that stands, the longest first; `acesso` comes with the 403 `ACCOUNT_LOCKED` of a sign-in and is good for an hour; 404',
    isAddition: true,
    session: 'none',
    body: lock,
    answer: locks,
    others: { 404: 'The access is over.' },
  },
  'POST /api/bloqueio/recurso': {
    says: 'as above, of the longest where none is named',
    isAddition: true,
    session: 'none',
    body: lockAppeal,
    answer: notice,
    others: { 403: 'The decision cannot be appealed.', 404: 'The access is over, or no such decision stands.' },
  },
  'GET /api/moderacao': { ...moderator, answer: z.strictObject({ idUser: z.guid() }) },
  'GET /api/moderacao/casos': {
    ...moderator,
    says: 'open ones by deadline, decided ones newest first',
    query: caseQuery,
    answer: cases,
  },
  'GET /api/moderacao/casos/{id}': {
    ...moderator,
    says: '`strikes` and `history` (the author’s last 20 decisions in other cases), as for all calls below that answer one',
    answer: wholeCase,
  },
  'POST /api/moderacao/casos/{id}/responsavel': {
    ...moderator,
    says: 'taken in hand for 30 minutes; 403 while another moderator has it',
    answer: wholeCase,
  },
  'DELETE /api/moderacao/casos/{id}/responsavel': { ...moderator, says: 'put down', answer: wholeCase },
  'POST /api/moderacao/decisoes': {
    ...moderator,
    says: 'several only where the content is the same; 403 for the author of the object, for a member who reported it, and once decided otherwise',
    body: verdict,
    answer: wholeCases,
  },
  'POST /api/moderacao/casos/{id}/restaurar': {
    ...moderator,
    says: 'undoes the last decision',
    body: restoring,
    answer: wholeCase,
  },
  'GET /api/moderacao/recursos': {
    ...moderator,
    says: 'open ones by deadline',
    query: pageQuery,
    answer: appeals,
  },
  'POST /api/moderacao/recursos/{id}': {
    ...moderator,
    says: '403 for the moderator who took the decision',
    body: appealAnswer,
    answer: wholeCase,
  },
  'GET /api/moderacao/registro': { ...moderator, says: 'newest first', query: pageQuery, answer: logEntries },
  'GET /api/moderacao/registro/exportar': {
    ...moderator,
    says: '`mes` is YYYY-MM',
    query: exportQuery,
    answer: download,
  },
  'GET /api/moderacao/numeros/exportar': {
    ...moderator,
    says: 'the figures as CSV',
    query: monthQuery,
    answer: download,
  },
  'POST /api/moderacao/casos/{id}/lista': {
    ...moderator,
    says: 'its pictures are put on the list of those that no member may publish, which opens cases (HASH) of what shows them already, soon after; 403 unless they were taken down',
    answer: wholeCase,
    others: { 400: 'The case has no pictures.' },
  },
  'DELETE /api/moderacao/casos/{id}/lista': { ...moderator, says: 'takes them off', answer: wholeCase },
  'GET /api/moderacao/numeros': {
    ...moderator,
    says: 'the figures of a São Paulo month',
    query: monthQuery,
    answer: figures,
  },
};
