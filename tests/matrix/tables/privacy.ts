import { anyMember, refusal, type Line } from '../support/line.ts';

/** These calls return or change only the caller's own data. */
export const privacy: Line[] = [
  { does: 'read the caller’s privacy settings by REST', rest: 'GET /api/privacidade', answers: anyMember },
  {
    does: 'read the caller’s privacy settings by GraphQL',
    graphql: `query { privacy { formattedBalance } }`,
    answers: anyMember.replace('401', '404'),
  },
  {
    does: 'start an export of the caller’s data',
    rest: 'POST /api/privacidade/exportacao',
    graphql: `mutation { requestDataExport { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'download a data export that does not exist',
    rest: 'GET /api/privacidade/exportacao/{missing}',
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'get the download link of a data export that does not exist',
    rest: 'POST /api/privacidade/exportacao/{missing}/bilhete',
    graphql: `mutation { openDataExport(input: { id: "{missing}" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'delete the caller’s account and accept the loss of the balance',
    rest: 'POST /api/privacidade/exclusao',
    json: { cienteDoSaldo: true },
    graphql: `mutation { deleteAccount(input: { acceptsBalance: true }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'cancel the deletion of the caller’s account',
    rest: 'DELETE /api/privacidade/exclusao',
    graphql: `mutation { undoAccountDeletion { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
];
