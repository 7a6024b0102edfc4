import { Router } from 'express';
import { z } from 'zod';
import { transact } from '../../db/transact.ts';
import { publishAccess } from '../../events/access.ts';
import type { Platform } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { readBody } from '../../http/input.ts';
import { keepOrRefuse } from '../recovery/leaving.ts';
import { closeSession } from '../../auth/session.ts';
import { createAccount } from '../accounts.store.ts';
import { makeChallenge } from '../../auth/challenges.store.ts';
import { originOf } from '../../auth/device.ts';
import { noteDevice } from '../../auth/devices.store.ts';
import { sendEmailCode } from '../security/email.routes.ts';
import { findByPassword } from '../../auth/password-tries.ts';
import { readRegistration, registrationBody } from './registration.ts';
import { normalizeEmail } from '../email-address.ts';
import { isShutOut, signIn, welcome, wrongCredentials } from './sign-in.ts';
import { hasSecondFactor } from '../../auth/step-up.ts';

/**
 * Fields that we added to the legacy API: the browser's time zone, and the secret that identifies the browser's device.
 */
const browser = { fuso: z.string().nullish(), aparelho: z.string().nullish() };
/** We added the field `manter` to the legacy API. It asks to keep an account that is about to be deleted. */
export const credentials = z.object({
  email: z.string(),
  password: z.string(),
  manter: z.boolean().nullish(),
  ...browser,
});

export const signUp = registrationBody.extend(browser);

/**
 * Routes for sign-in, sign-out and sign-up. These routes are registered before the middleware `authenticate`, because
 * they need no session.
 */
export function accountsRoutes(platform: Platform) {
  const { db, later } = platform;
  const router = Router();

  router.post('/api/token', async (request, response) => {
    const { email, password, manter, ...told } = readBody(request, credentials);
    const origin = originOf(request, told);
    const { deviceHash } = origin;
    const user = await findByPassword(platform, request, { address: normalizeEmail(email), password, deviceHash });
    if (!user) throw wrongCredentials();

    const keeps = manter === true;
    if (await hasSecondFactor(db, user.id)) {
      // Before the second step, ask the member whether to keep an account that is about to be deleted. Do not ask a
      // suspended member, because they cannot sign in and so cannot keep the account.
      if (!keeps && !isShutOut(user)) await keepOrRefuse(db, user, false);
      const desafio = await makeChallenge(db, 'SECOND_STEP', {
        userId: user.id,
        passwordHash: user.password_hash,
        keeps,
      });
      const message = 'Esta conta tem verificação em duas etapas.';
      throw new ApiError(401, 'SECOND_FACTOR_REQUIRED', message, undefined, { details: { desafio } });
    }
    response.json(await signIn(platform, user, origin, { keeps }));
  });

  router.delete('/api/token', async (request, response) => {
    await transact(db, async (tx) => {
      const userId = await closeSession(tx, request);
      if (userId !== undefined) publishAccess(tx, 'session', userId);
    });
    response.status(204).end();
  });

  router.post('/api/cadastrarUsuario', async (request, response) => {
    const { fuso, aparelho, ...registration } = readBody(request, signUp);
    response.json(
      await statusOf(async () => {
        const account = readRegistration(registration);
        const origin = originOf(request, { fuso, aparelho });
        const made = await createAccount(db, account, origin);
        if (made === null) {
          throw new ApiError(
            400,
            'REGISTRATION_REFUSED',
            'Este e-mail já foi usado em um cadastro. Entre ou recupere a senha.',
            'email',
          );
        }
        const { user, token } = made;
        later(sendEmailCode(platform, user, 'CONFIRM', user.email));
        later(noteDevice(db, user.id, origin.deviceHash));
        return { id: user.id, sessao: welcome(platform, user, token) };
      }),
    );
  });

  return router;
}

/**
 * Runs a call of the legacy API, which reports a failure with HTTP status 200: `{ status: false, message }` (SPEC.md
 * section 7).
 */
export async function statusOf<Data extends object>(run: () => Promise<Data>) {
  try {
    return { status: true, ...(await run()) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: false, message: error.message, code: error.code, field: error.field };
  }
}
