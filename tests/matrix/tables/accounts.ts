import { anyMember, nobody, refusal, signedIn, told, type Line } from '../support/line.ts';

const anybody = 'ok ok ok ok ok ok ok ok ok';
const refused = '400 400 400 400 400 400 400 400 400';
const newcomer = { nome: 'Ana', nascimento: '01/02/1990', email: '{key}@exemplo.example', senha: 'ventania-azul-77' };

/** None of it is about anything of anybody else's; what needs no session is answered to a dead one too. */
export const accounts: Line[] = [
  { does: 'see whether it lives', rest: 'GET /healthz', answers: anybody },
  { does: 'see how it is doing', rest: 'GET /metrics', answers: anybody },
  { does: 'make a backup of everything', rest: 'POST /internal/backup', answers: anybody.replaceAll('ok', '404') },
  { does: 'see whether it is ready', rest: 'GET /readyz', answers: anybody },
  {
    does: 'sign in with a wrong password',
    rest: 'POST /api/token',
    json: { email: '{owner}@correio.example', password: 'errada' },
    answers: anybody.replaceAll('ok', '401'),
  },
  {
    does: 'sign in with a wrong password, as a refusal',
    graphql: `mutation { logIn(input: { email: "{owner}@x.example", password: "errada" }) { __typename ... on Refusal { code } } }`,
    answers: refused,
  },
  { does: 'sign out', rest: 'DELETE /api/token', graphql: `mutation { logOut }`, changes: true, answers: anybody },
  { does: 'sign up', rest: 'POST /api/cadastrarUsuario', json: newcomer, changes: true, answers: anybody },
  {
    does: 'sign up with a weak password',
    graphql: `mutation {
      register(input: { name: "Ana", birthDate: "1990-02-01", email: "{key}@exemplo.example", password: "12345678" }) {
        __typename ... on Refusal { code }
      }
    }`,
    answers: refused,
  },
  {
    does: 'ask for a code to set a new password',
    rest: 'POST /api/resetarSenha',
    json: { email: '{key}@exemplo.example' },
    graphql: `mutation { requestPasswordReset(input: { email: "{key}@exemplo.example" }) { __typename ... on Refusal { code } } }`,
    answers: anybody,
  },
  {
    does: 'set a new password with a wrong code',
    rest: 'POST /api/alterarSenha',
    json: { email: '{owner}@correio.example', codigo: '000000', novaSenha: 'ventania-azul-77' },
    graphql: `mutation {
      resetPassword(input: { email: "{owner}@x.example", code: "000000", newPassword: "ventania-azul-77" }) {
        __typename ... on Refusal { code }
      }
    }`,
    answers: refused,
  },
  { does: 'see who they are', rest: 'GET /api/user-v2/profile-info', answers: anyMember },
  {
    does: 'see who they are, for which visitors are nobody',
    graphql: `query { viewer { id profile { personal { birthDate } } } }`,
    secret: '1971-03-04',
    answers: told(anyMember).replace('401', '404'),
  },
  {
    does: 'see where they are signed in',
    rest: 'GET /api/sessoes',
    graphql: `query { accountSessions { id device place } }`,
    answers: anyMember,
  },
  {
    does: 'end a session that is not theirs',
    rest: 'DELETE /api/sessoes/{missing}',
    graphql: `mutation { endSession(id: "{missing}") { ${refusal} } }`,
    answers: signedIn(nobody),
  },
  {
    does: 'end all of their other sessions',
    rest: 'DELETE /api/sessoes/outras',
    graphql: `mutation { endOtherSessions { ${refusal} } }`,
    answers: anyMember,
  },
  { does: 'see whether they test', rest: 'GET /api/user-v2/is-beta-tester', answers: anyMember },
];
