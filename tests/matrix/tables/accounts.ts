import { anyMember, nobody, refusal, signedIn, told, type Line } from '../support/line.ts';

const anybody = 'ok ok ok ok ok ok ok ok ok';
const refused = '400 400 400 400 400 400 400 400 400';
const newcomer = { nome: 'Ana', nascimento: '01/02/1990', email: '{key}@exemplo.example', senha: 'ventania-azul-77' };

/** The JSON of a WebAuthn response with the right fields but without valid data of a passkey. */
const passkey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};
const refusedMember = anyMember.replaceAll('ok', '400');
const answer = JSON.stringify(JSON.stringify(passkey));

/**
 * Calls about signing in and about the security of the account. None of their parameters selects another member's
 * account.
 */
const security: Line[] = [
  {
    does: 'finish a two-step sign-in that was not started',
    rest: 'POST /api/token/segunda-etapa',
    json: { desafio: 'x', codigo: '000000' },
    graphql: `mutation { finishLogIn(input: { challenge: "x", code: "000000" }) { ${refusal} } }`,
    answers: refused,
  },
  {
    does: 'start a sign-in with a passkey',
    rest: 'POST /api/passkeys/desafio',
    graphql: `mutation { startPasskey { ${refusal} } }`,
    answers: anybody,
  },
  {
    does: 'sign in with an unknown passkey',
    rest: 'POST /api/passkeys/entrada',
    json: { passkey },
    graphql: `mutation { logInWithPasskey(input: { response: ${answer} }) { ${refusal} } }`,
    answers: refused,
  },
  {
    does: 'undo a change of an e-mail address by an invalid link',
    rest: 'POST /api/email/desfazer',
    json: { token: 'x' },
    graphql: `mutation { undoEmailChange(input: { token: "x" }) { ${refusal} } }`,
    answers: refused,
  },
  {
    does: 'end a session by an invalid "it was not me" link',
    rest: 'POST /api/sessoes/nao-fui-eu',
    json: { token: 'x' },
    graphql: `mutation { disownSession(input: { token: "x" }) { ${refusal} } }`,
    answers: refused,
  },
  {
    does: 'undo a change of a second factor by an invalid link',
    rest: 'POST /api/seguranca/desfazer',
    json: { token: 'x' },
    graphql: `mutation { undoFactor(input: { token: "x" }) { ${refusal} } }`,
    answers: refused,
  },
  {
    does: 'cancel the deletion of an account by an invalid link',
    rest: 'POST /api/privacidade/manter',
    json: { token: 'x' },
    graphql: `mutation { keepAccount(input: { token: "x" }) { ${refusal} } }`,
    answers: refused,
  },
  {
    does: 'read the sign-in methods of the caller’s account',
    ownAddress: true,
    rest: 'GET /api/seguranca',
    graphql: `query { accountSecurity { email hasTwoStep } }`,
    answers: anyMember,
  },
  {
    does: 'confirm the caller’s identity with an empty password',
    rest: 'POST /api/confirmacao',
    json: { senha: '' },
    graphql: `mutation { confirmIdentity(input: { password: "" }) { ${refusal} } }`,
    changes: true,
    answers: refusedMember,
  },
  {
    does: 'get a code that confirms the caller’s e-mail address',
    ownAddress: true,
    rest: 'POST /api/email/codigo',
    graphql: `mutation { sendEmailCode { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'confirm the caller’s e-mail address with a wrong code',
    rest: 'POST /api/email/confirmar',
    json: { codigo: '000000' },
    graphql: `mutation { confirmEmail(input: { code: "000000" }) { ${refusal} } }`,
    answers: refusedMember,
  },
  {
    does: 'start a change of the caller’s e-mail address',
    rest: 'POST /api/email',
    json: { email: '{key}@exemplo.example' },
    graphql: `mutation { startEmailChange(input: { email: "{key}@exemplo.example" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'finish a change of the caller’s e-mail address with a wrong code',
    rest: 'POST /api/email/trocar',
    json: { codigo: '000000' },
    graphql: `mutation { confirmEmailChange(input: { code: "000000" }) { ${refusal} } }`,
    answers: refusedMember,
  },
  {
    does: 'change the caller’s password',
    rest: 'POST /api/senha',
    json: { novaSenha: 'ventania-azul-{key}' },
    graphql: `mutation { changePassword(input: { newPassword: "ventania-azul-{key}" }) { ${refusal} } }`,
    answers: anyMember,
  },
  {
    does: 'start the setup of two-step sign-in without a confirmed e-mail address',
    rest: 'POST /api/totp',
    graphql: `mutation { startTwoStep { ${refusal} } }`,
    answers: refusedMember,
  },
  {
    does: 'turn on two-step sign-in before starting its setup',
    rest: 'POST /api/totp/confirmar',
    json: { codigo: '000000' },
    graphql: `mutation { enableTwoStep(input: { code: "000000" }) { ${refusal} } }`,
    changes: true,
    answers: refusedMember,
  },
  {
    does: 'turn off two-step sign-in',
    ownAddress: true,
    rest: 'DELETE /api/totp',
    graphql: `mutation { disableTwoStep { ${refusal} } }`,
    answers: anyMember,
  },
  {
    does: 'renew the recovery codes of an account without two-step sign-in',
    rest: 'POST /api/codigos-de-recuperacao',
    graphql: `mutation { renewRecoveryCodes { ${refusal} } }`,
    answers: refusedMember,
  },
  {
    does: 'start to add a passkey without a confirmed e-mail address',
    rest: 'POST /api/passkeys/registro',
    graphql: `mutation { startPasskeyRegistration { ${refusal} } }`,
    answers: refusedMember,
  },
  {
    does: 'add a passkey with invalid data',
    rest: 'POST /api/passkeys',
    json: { passkey: { ...passkey, response: { clientDataJSON: 'x', attestationObject: 'x' } }, nome: 'chave' },
    graphql: `mutation { addPasskey(input: { response: "{}", name: "chave" }) { ${refusal} } }`,
    answers: refusedMember,
  },
  {
    does: 'rename a passkey that does not exist',
    rest: 'PATCH /api/passkeys/{missing}',
    json: { nome: 'chave' },
    graphql: `mutation { renamePasskey(input: { id: "{missing}", name: "chave" }) { ${refusal} } }`,
    answers: signedIn(nobody),
  },
  {
    does: 'remove a passkey that does not exist',
    rest: 'DELETE /api/passkeys/{missing}',
    graphql: `mutation { removePasskey(input: { id: "{missing}" }) { ${refusal} } }`,
    answers: signedIn(nobody),
  },
];

/**
 * None of these calls returns anything about other members. Calls that need no session also answer a caller whose
 * session has ended.
 */
export const accounts: Line[] = [
  { does: 'check that the platform is alive (/healthz)', rest: 'GET /healthz', answers: anybody },
  { does: 'read the metrics (/metrics)', rest: 'GET /metrics', answers: anybody },
  {
    does: 'make a backup without the operator’s secret',
    rest: 'POST /internal/backup',
    answers: anybody.replaceAll('ok', '404'),
  },
  {
    does: 'run an admin command without the operator’s secret',
    rest: 'POST /internal/admin',
    answers: anybody.replaceAll('ok', '404'),
  },
  { does: 'check that the platform is ready (/readyz)', rest: 'GET /readyz', answers: anybody },
  {
    does: 'sign in with a wrong password by REST',
    rest: 'POST /api/token',
    json: { email: '{owner}@correio.example', password: 'errada' },
    changes: true,
    answers: anybody.replaceAll('ok', '401'),
  },
  {
    does: 'sign in with a wrong password by GraphQL',
    graphql: `mutation { logIn(input: { email: "{owner}@x.example", password: "errada" }) { __typename ... on Refusal { code } } }`,
    changes: true,
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
    does: 'get a code for a password reset',
    rest: 'POST /api/resetarSenha',
    json: { email: '{key}@exemplo.example' },
    graphql: `mutation { requestPasswordReset(input: { email: "{key}@exemplo.example" }) { __typename ... on Refusal { code } } }`,
    answers: anybody,
  },
  {
    does: 'reset a password with a wrong code',
    rest: 'POST /api/alterarSenha',
    json: { email: '{owner}@correio.example', codigo: '000000', novaSenha: 'ventania-azul-77' },
    graphql: `mutation {
      resetPassword(input: { email: "{owner}@x.example", code: "000000", newPassword: "ventania-azul-77" }) {
        __typename ... on Refusal { code }
      }
    }`,
    answers: refused,
  },
  { does: 'read the caller’s own account by REST', rest: 'GET /api/user-v2/profile-info', answers: anyMember },
  {
    does: 'read the caller’s own account by Query.viewer',
    graphql: `query { viewer { id profile { personal { birthDate } } } }`,
    secret: '1971-03-04',
    answers: told(anyMember).replace('401', '404'),
  },
  {
    does: 'list the caller’s sessions',
    rest: 'GET /api/sessoes',
    graphql: `query { accountSessions { id device place } }`,
    answers: anyMember,
  },
  {
    does: 'end a session that does not exist',
    rest: 'DELETE /api/sessoes/{missing}',
    graphql: `mutation { endSession(input: { id: "{missing}" }) { ${refusal} } }`,
    answers: signedIn(nobody),
  },
  {
    does: 'end all other sessions of the caller',
    rest: 'DELETE /api/sessoes/outras',
    graphql: `mutation { endOtherSessions { ${refusal} } }`,
    answers: anyMember,
  },
  {
    does: 'read the caller’s profile type',
    rest: 'GET /api/perfil',
    graphql: `query { profileTypeState { profileType runningCount renewalCount paidCommunities { id name } } }`,
    answers: anyMember,
  },
  {
    does: 'change the caller’s profile type to PROFISSIONAL',
    rest: 'PUT /api/perfil',
    json: { perfil: 'PROFISSIONAL' },
    graphql: `mutation { setProfileType(input: { profileType: PROFESSIONAL }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'change the caller’s profile type to FREE',
    rest: 'PUT /api/perfil',
    json: { perfil: 'FREE' },
    graphql: `mutation { setProfileType(input: { profileType: FREE }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  ...security,
  { does: 'check if the caller is a beta tester', rest: 'GET /api/user-v2/is-beta-tester', answers: anyMember },
];
