import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { viewerOf } from '../auth/session.ts';
import { methodOf } from '../http/method.ts';
import { ageOf } from './age.store.ts';
import { withReader } from './reader-seals.ts';

const AGE_ASSURANCE_REQUIRED = 'AGE_ASSURANCE_REQUIRED';

/**
 * API calls that need no verified age, because they return no published content. All other calls need a verified age,
 * including calls that are added later.
 */
const open: [method: string, path: RegExp][] = [
  ['GET', /^\/api\/sessoes$/],
  ['DELETE', /^\/api\/sessoes\/[\w-]+$/],
  ['GET', /^\/api\/privacidade$/],
  ['POST', /^\/api\/privacidade\/(exclusao|exportacao)$/],
  ['DELETE', /^\/api\/privacidade\/exclusao$/],
  ['GET', /^\/api\/privacidade\/exportacao\/[\w-]+$/],
  ['POST', /^\/api\/(privacidade\/exportacao\/[\w-]+|payments\/csv)\/bilhete$/],
  // Calls about the member's own account: its sign-in methods, and the identity proof that important changes require.
  ['GET', /^\/api\/seguranca$/],
  ['POST', /^\/api\/(confirmacao|senha)$/],
  ['POST', /^\/api\/email(\/(codigo|confirmar|trocar))?$/],
  ['POST', /^\/api\/totp(\/confirmar)?$/],
  ['DELETE', /^\/api\/totp$/],
  ['POST', /^\/api\/codigos-de-recuperacao$/],
  ['POST', /^\/api\/passkeys(\/registro)?$/],
  ['PATCH', /^\/api\/passkeys\/[\w-]+$/],
  ['DELETE', /^\/api\/passkeys\/[\w-]+$/],
  ['GET', /^\/api\/user-v2\/(profile-info|is-beta-tester)$/],
  ['GET', /^\/api\/idade$/],
  ['POST', /^\/api\/idade\/(verificacao|recurso)$/],
  // Calls about the member's own money and about moderation decisions against the member: a member must always be able
  // to stop a charge or to appeal.
  ['GET', /^\/api\/(assinaturas|wallet\/balance|payments(\/[\w-]+)?)$/],
  ['GET', /^\/api\/payment\/card$/],
  ['DELETE', /^\/api\/(assinaturas\/[\w-]+(\/pix)?|payment\/card)$/],
  ['POST', /^\/api\/payments\/[\w-]+\/refund$/],
  ['GET', /^\/api\/avisos(\/[\w-]+)?$/],
  ['POST', /^\/api\/avisos\/[\w-]+\/recurso$/],
  ['POST', /^\/api\/denuncias\/(sem-conta|protocolo)$/],
];

function isOpenToAll(method: string, path: string) {
  return open.some(([name, shape]) => name === method && shape.test(path));
}

/**
 * Refuses visitors, and members whose age is not verified as 18 or more. If the state of the age check cannot be read,
 * the request fails.
 */
export function requireAdult(db: Kysely<DB>): RequestHandler {
  return async (request, _response, next) => {
    if (isOpenToAll(methodOf(request), request.path)) {
      next();
      return;
    }
    const viewer = viewerOf(request);
    if (viewer === null) throw required('Entre na sua conta e confirme sua idade para ver este conteúdo.');
    const { state } = await ageOf(db, viewer);
    if (state !== 'VERIFIED') throw required('Confirme sua idade para continuar.');
    withReader(viewer, next);
  };
}

function required(message: string) {
  return new ApiError(403, AGE_ASSURANCE_REQUIRED, message);
}
