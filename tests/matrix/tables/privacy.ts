import { anyMember, refusal, type Line } from '../support/line.ts';

/** Each call is about the caller's own data. */
export const privacy: Line[] = [
  { does: 'see what they can do about their data', rest: 'GET /api/privacidade', answers: anyMember },
  {
    does: 'see what they can do about their data, which visitors have none of',
    graphql: `query { privacy { formattedBalance } }`,
    answers: anyMember.replace('401', '404'),
  },
  {
    does: 'have a copy of their data made',
    rest: 'POST /api/privacidade/exportacao',
    graphql: `mutation { requestDataExport { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'fetch a copy that is not theirs',
    rest: 'GET /api/privacidade/exportacao/{missing}',
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'ask for the address of a copy that is not theirs',
    rest: 'POST /api/privacidade/exportacao/{missing}/bilhete',
    graphql: `mutation { openDataExport(id: "{missing}") { ${refusal} } }`,
    changes: true,
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'have their account deleted, knowing what happens to their money',
    rest: 'POST /api/privacidade/exclusao',
    json: { cienteDoSaldo: true },
    graphql: `mutation { deleteAccount(input: { acceptsBalance: true }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'keep their account',
    rest: 'DELETE /api/privacidade/exclusao',
    graphql: `mutation { undoAccountDeletion { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
];
