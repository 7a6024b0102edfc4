import { anyMember, everybody, refusal, type Line } from '../support/line.ts';

const nothingToFindOut = anyMember.replaceAll('ok', '403');

/** Without age assurance; `age-assured.test.ts` makes each call with it. */
export const age: Line[] = [
  { does: 'see how their own age stands', rest: 'GET /api/idade', answers: anyMember },
  {
    does: 'see how their own age stands, which visitors have none of',
    graphql: `query { ageAssurance { state } }`,
    answers: anyMember.replace('401', '404'),
  },
  {
    does: 'have their age found out',
    rest: 'POST /api/idade/verificacao',
    graphql: `mutation { startAgeCheck { ${refusal} } }`,
    answers: nothingToFindOut,
  },
  {
    does: 'appeal a refused check',
    rest: 'POST /api/idade/recurso',
    graphql: `mutation { appealAgeCheck { ${refusal} } }`,
    answers: nothingToFindOut,
  },
  {
    does: 'say what a check has found out',
    rest: 'POST /api/idade/retorno',
    json: { reference: '{key}', result: 'VERIFIED' },
    answers: everybody.replace(/\S+/g, '404'),
  },
];
