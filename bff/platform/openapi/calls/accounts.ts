import { z } from 'zod';
import { mailLinkBody } from '../../accounts/recovery/mail-links.routes.ts';
import { redeemBody, requestBody } from '../../accounts/recovery/password-resets.routes.ts';
import { address, emailCode } from '../../accounts/security/email.routes.ts';
import { passwordBody } from '../../accounts/security/password.routes.ts';
import { totpCode, newPasskey, renamedPasskey } from '../../accounts/security/security.routes.ts';
import { credentials, signUp } from '../../accounts/sign-in/accounts.routes.ts';
import { byPasskey, secondStep } from '../../accounts/sign-in/second-step.routes.ts';
import { proofBody } from '../../auth/proofs.ts';
import { profileTypeBody } from '../../communities/profile-type.routes.ts';
import {
  emailAnswer,
  ended,
  ownInfo,
  passkeyOptions,
  profileType,
  security,
  securityWithCodes,
  sessions,
  signedIn,
} from '../answers/accounts.ts';
import { withStatus } from '../answers/shared.ts';
import type { Calls } from '../call.ts';

const status = z.strictObject({ status: z.literal(true) });
const oldCredentials = 'Wrong credentials (`INVALID_CREDENTIALS`) or a second step (`SECOND_FACTOR_REQUIRED`).';
/** The refusals of the calls that complete a sign-in. */
const refusedSignIn = {
  401: 'The password or the passkey has changed since the sign-in began (`INVALID_CREDENTIALS`).',
  403: 'Suspended or banned (`ACCOUNT_LOCKED`).',
};

export const accountCalls: Calls = {
  'POST /api/token': {
    says: 'wrong credentials are 401 `INVALID_CREDENTIALS`, in the same time whether or not the address exists; a second factor is 401 `SECOND_FACTOR_REQUIRED`',
    session: 'none',
    body: credentials,
    answer: signedIn,
    others: { ...refusedSignIn, 401: oldCredentials },
  },
  'DELETE /api/token': {
    says: 'ends the session, or an `acesso`; 204 also when it had ended',
    isAddition: true,
    session: 'none',
  },
  'GET /api/sessoes': {
    says: 'this one first, then the last seen first; at most 50, and a sign-in beyond that ends the oldest',
    isAddition: true,
    answer: sessions,
  },
  'DELETE /api/sessoes/{idSession}': {
    says: "ends one of the member's sessions, and its sockets within seconds",
    isAddition: true,
  },
  'DELETE /api/sessoes/outras': { says: 'ends all but the one that asks', isAddition: true, answer: ended },
  'POST /api/cadastrarUsuario': {
    says: '`sessao`, an addition, is as `POST /api/token` answers, of a session that is opened with the account or not at all (`fuso` and `aparelho` are taken too). `apelido` is no other member’s, made from the name when absent; `nascimento` is DD/MM/YYYY or YYYY-MM-DD; `preferencia` a comma-separated list of HOMEM, MULHER, TRANS; `tipoPerfil` PROFISSIONAL (default) or PESSOAL',
    session: 'none',
    body: signUp,
    answer: withStatus({ id: z.guid(), sessao: signedIn }),
  },
  'POST /api/resetarSenha': {
    says: 'always, in the same time. A code that lives is prolonged and sent again, ten times an hour; beyond that a new one is sent once it has ended',
    session: 'none',
    body: requestBody,
    answer: status,
  },
  'POST /api/alterarSenha': {
    says: '`removidos`: second factors of the last 14 days, which are gone, in words; the device is known then. TOO_MANY_TRIES after five wrong codes from one address in ten minutes (20 a day, 50 from one network, 500 from all together; for all accounts thirty in a quarter of an hour and 200 a day, 10,000 a day from one network: a /24, or a /48 of IPv6), ten in a quarter of an hour from a device that the account is used on',
    session: 'none',
    body: redeemBody,
    answer: withStatus({ message: z.string(), removidos: z.array(z.string()) }),
  },
  'GET /api/user-v2/is-beta-tester': { answer: z.strictObject({ isBetaTester: z.boolean() }) },
  'GET /api/user-v2/profile-info': {
    says: '`perfil` is an addition, and so is `adultUntil`, where ages are assured',
    answer: ownInfo,
  },
  'GET /api/perfil': { isAddition: true, answer: profileType },
  'PUT /api/perfil': {
    says: 'being it already changes nothing; FREE is 400 `HAS_SUBSCRIBERS` while a member pays for a community of theirs',
    isAddition: true,
    body: profileTypeBody,
    answer: profileType,
  },
  'GET /api/user-v2/hidden-ids': {
    says: 'the members whom the asking member blocked, and those who blocked them',
    isAddition: true,
    answer: z.strictObject({ ids: z.array(z.guid()) }),
  },
};

export const signInCalls: Calls = {
  'POST /api/token/segunda-etapa': {
    says: 'the code of the app or a recovery code; `desafio` is good for five minutes, five tries and one session; 400 `INVALID_CODE`, `CHALLENGE_OVER`',
    isAddition: true,
    session: 'none',
    body: secondStep,
    answer: signedIn,
    others: refusedSignIn,
  },
  'POST /api/passkeys/desafio': {
    says: 'for `navigator.credentials.get`, naming no account',
    isAddition: true,
    session: 'none',
    answer: passkeyOptions,
  },
  'POST /api/passkeys/entrada': {
    says: '400 `INVALID_PASSKEY`',
    isAddition: true,
    session: 'none',
    body: byPasskey,
    answer: signedIn,
    others: refusedSignIn,
  },
  'POST /api/confirmacao': {
    says: "this session's member has just proved who they are, by one of the three; a password counts only where there is no second factor",
    isAddition: true,
    body: proofBody,
  },
  'GET /api/seguranca': { isAddition: true, answer: security },
  'POST /api/email/codigo': {
    says: 'sends the code that confirms the address, once a minute at most',
    isAddition: true,
    answer: emailAnswer,
    others: { 400: 'A code was sent a moment ago.' },
  },
  'POST /api/email/confirmar': { isAddition: true, body: emailCode, answer: emailAnswer },
  'POST /api/email': {
    says: 'sends a code to the new address, alike whether or not it has an account',
    isAddition: true,
    session: 'proof',
    body: address,
    answer: emailAnswer,
  },
  'POST /api/email/trocar': {
    says: 'the address before gets a link that takes it back for 14 days',
    isAddition: true,
    session: 'proof',
    body: emailCode,
    answer: emailAnswer,
  },
  'POST /api/email/desfazer': {
    says: '`token` is of that link; ends every session',
    isAddition: true,
    session: 'none',
    body: mailLinkBody,
    answer: emailAnswer,
  },
  'POST /api/sessoes/nao-fui-eu': {
    says: '`token` is of the mail about a new device; ends every session, and takes away what was added since',
    isAddition: true,
    session: 'none',
    body: mailLinkBody,
    answer: emailAnswer,
  },
  'POST /api/seguranca/desfazer': {
    says: '`token` is of the mail about a passkey, second step or recovery codes that were added, for 14 days; does the same',
    isAddition: true,
    session: 'none',
    body: mailLinkBody,
    answer: emailAnswer,
  },
  'POST /api/privacidade/manter': {
    says: '`token` is of the mail about a deletion that was begun; the account is kept',
    isAddition: true,
    session: 'none',
    body: mailLinkBody,
    answer: emailAnswer,
  },
  'POST /api/senha': {
    says: 'ends all other sessions, and says how many; 400 `WEAK_PASSWORD`',
    isAddition: true,
    session: 'proof',
    body: passwordBody,
    answer: ended,
  },
  'POST /api/totp': {
    says: 'not in use yet; 400 `EMAIL_NOT_CONFIRMED`',
    isAddition: true,
    session: 'proof',
    answer: z.strictObject({ segredo: z.string(), uri: z.string() }),
    others: { 400: 'The address is not confirmed, or the second step is on already.' },
  },
  'POST /api/totp/confirmar': {
    says: '`codigos`: ten recovery codes that are never shown again',
    isAddition: true,
    session: 'proof',
    body: totpCode,
    answer: securityWithCodes,
  },
  'DELETE /api/totp': { isAddition: true, session: 'proof', answer: security },
  'POST /api/codigos-de-recuperacao': {
    says: 'ten new ones in place of the old',
    isAddition: true,
    session: 'proof',
    answer: securityWithCodes,
    others: { 400: 'There is no second factor.' },
  },
  'POST /api/passkeys/registro': {
    says: 'for `navigator.credentials.create`; 400 `EMAIL_NOT_CONFIRMED`',
    isAddition: true,
    session: 'proof',
    answer: passkeyOptions,
    others: { 400: 'The address is not confirmed, or there are ten passkeys.' },
  },
  'POST /api/passkeys': {
    says: 'at most ten',
    isAddition: true,
    session: 'proof',
    body: newPasskey,
    status: 201,
    answer: security,
  },
  'PATCH /api/passkeys/{idPasskey}': { isAddition: true, body: renamedPasskey, answer: security },
  'DELETE /api/passkeys/{idPasskey}': { isAddition: true, session: 'proof', answer: security },
};
