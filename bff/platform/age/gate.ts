import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { viewerOf } from '../auth/session.ts';
import { methodOf } from '../http/method.ts';
import { ageOf } from './age.store.ts';
import { holding } from './holder.ts';

const AGE_ASSURANCE_REQUIRED = 'AGE_ASSURANCE_REQUIRED';

/** Calls that show nothing anybody has published. Whatever is not named here is shut: what is new is shut by itself. */
const open: [method: string, path: RegExp][] = [
  ['GET', /^\/api\/sessoes$/],
  ['DELETE', /^\/api\/sessoes\/[\w-]+$/],
  ['GET', /^\/api\/privacidade$/],
  ['POST', /^\/api\/privacidade\/(exclusao|exportacao)$/],
  ['DELETE', /^\/api\/privacidade\/exclusao$/],
  ['GET', /^\/api\/privacidade\/exportacao\/[\w-]+$/],
  ['POST', /^\/api\/(privacidade\/exportacao\/[\w-]+|payments\/csv)\/bilhete$/],
  // One's own account, whatever one may be shown: how it is entered, and the proof that stands before what matters.
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
  // One's own money and what was decided about oneself: what ends a charge or answers for it is always open.
  ['GET', /^\/api\/(assinaturas|wallet\/balance|payments(\/[\w-]+)?)$/],
  ['DELETE', /^\/api\/assinaturas\/[\w-]+$/],
  ['POST', /^\/api\/payments\/[\w-]+\/refund$/],
  ['GET', /^\/api\/avisos(\/[\w-]+)?$/],
  ['POST', /^\/api\/avisos\/[\w-]+\/recurso$/],
  ['POST', /^\/api\/denuncias\/(sem-conta|protocolo)$/],
];

function isOpenToAll(method: string, path: string) {
  return open.some(([name, shape]) => name === method && shape.test(path));
}

/**
 * Refuses callers whose age is not known to be 18 or more at this moment, visitors and members. It fails closed: while
 * it cannot be known, the failure is the answer.
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
    holding(viewer, next);
  };
}

function required(message: string) {
  return new ApiError(403, AGE_ASSURANCE_REQUIRED, message);
}
