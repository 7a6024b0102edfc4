import { Router } from 'express';
import { z } from 'zod';
import { announceAccess } from '../access.ts';
import type { Platform } from '../context.ts';
import { ApiError } from '../errors.ts';
import { isStorable, readBody } from '../http/input.ts';
import { FOR_GOOD } from '../moderation/locks.ts';
import { closeSession, openSession } from '../session.ts';
import { keepOrRefuse } from '../privacy/leaving.ts';
import { createAccount, findByEmail } from './accounts.store.ts';
import { originOf } from './device.ts';
import { verifyPassword } from './passwords.ts';
import { normalizeEmail, readRegistration, registrationBody } from './registration.ts';
import { endOldestSessions } from './sessions.store.ts';

/**
 * `fuso`, `aparelho` and `manter` are additions: the browser's time zone, the secret by which it is known again, and
 * that an account about to be deleted is to be kept.
 */
const credentials = z.object({
  email: z.string(),
  password: z.string(),
  fuso: z.string().nullish(),
  aparelho: z.string().nullish(),
  manter: z.boolean().nullish(),
});

/** Sign-in and sign-out; what needs no living session stands before `authenticate`. */
export function accountsRoutes({ db, urlOf, publish, later }: Platform) {
  const router = Router();

  router.post('/api/token', async (request, response) => {
    const { email, password, manter, ...told } = readBody(request, credentials);
    const address = normalizeEmail(email);
    const user = isStorable(address) ? await findByEmail(db, address) : undefined;
    const isRight = await verifyPassword(user?.password_hash, password);
    if (user && isRight) refuseLocked(user.locked_until);
    if (user && isRight) await keepOrRefuse(db, user, manter === true);
    const token = user && isRight ? await openSession(db, user.id, user.password_hash, originOf(request, told)) : null;
    if (!user || token === null) throw new ApiError(401, 'INVALID_CREDENTIALS', 'Email ou senha inválido');
    later(endOldestSessions(db, user.id));

    response.json({
      token,
      perfil: user.profile_type,
      usuarioId: user.id,
      userName: user.name,
      apelido: user.nickname,
      image: user.avatar_key === null ? null : urlOf(user.avatar_key),
      preferencia: user.preferences,
    });
  });

  router.delete('/api/token', async (request, response) => {
    const userId = await closeSession(db, request);
    if (userId !== undefined) announceAccess(publish, 'session', userId);
    response.status(204).end();
  });

  router.post('/api/cadastrarUsuario', async (request, response) => {
    const body = readBody(request, registrationBody);
    response.json(
      await statusOf(async () => {
        const id = await createAccount(db, readRegistration(body));
        if (id === null) {
          throw new ApiError(
            400,
            'REGISTRATION_REFUSED',
            'Este e-mail já tem uma conta. Entre ou recupere a senha.',
            'email',
          );
        }
        return { id };
      }),
    );
  });

  return router;
}

/** Whoever knows the password is told that moderation has shut the account out, and until when. */
function refuseLocked(until: Date | null) {
  if (until === null || until <= new Date()) return;
  const day = until >= FOR_GOOD ? null : until.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const message = day === null ? 'Sua conta foi encerrada pela moderação.' : `Sua conta está suspensa até ${day}.`;
  throw new ApiError(403, 'NOT_ALLOWED', message);
}

/** The legacy calls say no with status 200: `{ status: false, message }` (SPEC 7). */
export async function statusOf<Data extends object>(run: () => Promise<Data>) {
  try {
    return { status: true, ...(await run()) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: false, message: error.message, code: error.code, field: error.field };
  }
}
