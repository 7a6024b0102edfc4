import { anyMember, refusal, type Line } from '../support/line.ts';

const wrongPassword = anyMember.replaceAll('ok', '400');

/** It is all about one's own; nobody in these worlds knows their password. */
export const privacy: Line[] = [
  { does: 'see what they can do about their data', rest: 'GET /api/privacidade', answers: anyMember },
  {
    does: 'see what they can do about their data, which visitors have none of',
    graphql: `query { privacy { formattedBalance } }`,
    answers: anyMember.replace('401', '404'),
  },
  {
    does: 'have a copy of their data made, with a wrong password',
    rest: 'POST /api/privacidade/exportacao',
    json: { senha: 'errada' },
    graphql: `mutation { requestDataExport(password: "errada") { ${refusal} } }`,
    answers: wrongPassword,
  },
  {
    does: 'fetch a copy that is not theirs',
    rest: 'GET /api/privacidade/exportacao/{missing}',
    answers: anyMember.replaceAll('ok', '404'),
  },
  {
    does: 'have their account deleted, with a wrong password',
    rest: 'POST /api/privacidade/exclusao',
    json: { senha: 'errada' },
    graphql: `mutation { deleteAccount(input: { password: "errada" }) { ${refusal} } }`,
    answers: wrongPassword,
  },
];
