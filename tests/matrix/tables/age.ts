import { anyMember, everybody, refusal, type Line } from '../support/line.ts';

const nothingToFindOut = anyMember.replaceAll('ok', '403');

/**
 * The expected answers of a platform that does not require age verification. `age-assured.test.ts` tests a platform
 * that requires it.
 */
export const age: Line[] = [
  { does: 'read the state of the caller’s age check by REST', rest: 'GET /api/idade', answers: anyMember },
  {
    does: 'read the state of the caller’s age check by GraphQL',
    graphql: `query { ageAssurance { state } }`,
    answers: anyMember.replace('401', '404'),
  },
  {
    does: 'start an age check',
    rest: 'POST /api/idade/verificacao',
    graphql: `mutation { startAgeCheck { ${refusal} } }`,
    answers: nothingToFindOut,
  },
  {
    does: 'appeal a refused age check',
    rest: 'POST /api/idade/recurso',
    graphql: `mutation { appealAgeCheck { ${refusal} } }`,
    answers: nothingToFindOut,
  },
  {
    does: 'send the result of an age check to a platform without an age provider',
    rest: 'POST /api/idade/retorno',
    json: { reference: '{key}', result: 'VERIFIED' },
    answers: everybody.replace(/\S+/g, '404'),
  },
];
