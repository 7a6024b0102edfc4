import { Router } from 'express';
import { z } from 'zod';
import { announceAccess } from '../access.ts';
import type { Platform } from '../context.ts';
import { ApiError } from '../errors.ts';
import { isStorable, readBody } from '../http/input.ts';
import type { User } from '../db/schema.ts';
import { keepOrRefuse } from '../privacy/leaving.ts';
import { closeSession } from '../session.ts';
import { createAccount, findById } from './accounts.store.ts';
import { makeChallenge } from './challenges.store.ts';
import { originOf } from './device.ts';
import { knownDevice } from './devices.store.ts';
import { sendEmailCode } from './email.routes.ts';
import { verifyPassword } from './passwords.ts';
import { normalizeEmail, readRegistration, registrationBody } from './registration.ts';
import { accountsOf, bucketsOf, signIn, wrongCredentials } from './sign-in.ts';
import { hasSecondFactor } from './step-up.ts';
import { takeTry } from './tries.store.ts';

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
export function accountsRoutes(platform: Platform) {
  const { db, publish, later, identity } = platform;
  const router = Router();

  router.post('/api/token', async (request, response) => {
    const { email, password, manter, ...told } = readBody(request, credentials);
    const address = normalizeEmail(email);
    const origin = originOf(request, told);
    const isPossible = isStorable(address);
    const known = isPossible ? await knownDevice(db, address, origin.deviceHash) : null;
    const counted = { kind: 'account' as const, of: isPossible ? address : '' };
    const giveBack = await takeTry(db, bucketsOf(request, counted, known, identity.maxFailuresOfAddress));
    const user = await whoseIs(isPossible ? await accountsOf(db, address) : [], password);
    if (!user) throw wrongCredentials();
    await giveBack();

    const keeps = manter === true;
    if (await hasSecondFactor(db, user.id)) {
      // Asked before the second step, which then counts as the wish to keep it.
      if (!keeps) await keepOrRefuse(db, user, false);
      const desafio = await makeChallenge(db, 'SECOND_STEP', { userId: user.id, passwordHash: user.password_hash });
      const message = 'Esta conta tem verificação em duas etapas.';
      throw new ApiError(401, 'SECOND_FACTOR_REQUIRED', message, undefined, { details: { desafio } });
    }
    response.json(await signIn(platform, user, origin, { keeps }));
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
        const account = readRegistration(body);
        const id = await createAccount(db, account);
        if (id !== null) later(askToConfirm(id));
        else {
          throw new ApiError(
            400,
            'REGISTRATION_REFUSED',
            'Este e-mail já foi usado em um cadastro. Entre ou recupere a senha.',
            'email',
          );
        }
        return { id };
      }),
    );
  });

  return router;

  async function askToConfirm(id: string) {
    const user = await findById(db, id);
    if (user) await sendEmailCode(platform, user, 'CONFIRM', user.email);
  }
}

/** Two comparisons, however many accounts there are: so that a known address takes no longer than an unknown one. */
async function whoseIs([confirmed, claim]: User[], password: string) {
  const [isFirst, isSecond] = await Promise.all([
    verifyPassword(confirmed?.password_hash, password),
    verifyPassword(claim?.password_hash, password),
  ]);
  return isFirst ? confirmed : isSecond ? claim : undefined;
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
