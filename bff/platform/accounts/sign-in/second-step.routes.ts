import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../../context.ts';
import { transact } from '../../db/transact.ts';
import { ApiError } from '../../errors.ts';
import { readBody } from '../../http/input.ts';
import { findById } from '../accounts.store.ts';
import { takeChallenge, tryChallenge } from '../../auth/challenges.store.ts';
import { originOf } from '../../auth/device.ts';
import { isKnownDevice } from '../../auth/devices.store.ts';
import { triesOfDevice, triesOfStrangers, wrongSecondSteps } from '../../auth/guesses.ts';
import { passwordKnownMail, securityMail } from '../account.mails.ts';
import { signInAnswer } from '../../auth/passkeys.ts';
import { isRecoveryCode, provesByCode, wrongCode } from '../../auth/proofs.ts';
import { signIn } from './sign-in.ts';
import { isOften, takeTry } from '../../auth/tries.store.ts';

const told = { fuso: z.string().nullish(), aparelho: z.string().nullish() };
export const secondStep = z.object({ desafio: z.string(), codigo: z.string(), ...told });
export const byPasskey = z.object({ passkey: signInAnswer, ...told });

/**
 * Routes to complete a sign-in with a second step, or to sign in with a passkey instead of a password. These routes
 * need no session.
 */
export function secondStepRoutes(platform: Platform) {
  const { db, identity, queueMail } = platform;
  const router = Router();

  router.post('/api/token/segunda-etapa', async (request, response) => {
    const { desafio, codigo, ...device } = readBody(request, secondStep);
    const tried = await tryChallenge(db, desafio);
    const user = tried?.user_id ? await findById(db, tried.user_id) : undefined;
    if (!user) throw over();
    const origin = originOf(request, device);
    const { deviceHash } = origin;
    const giveBack = await takeTry(
      db,
      deviceHash && (await isKnownDevice(db, user.id, deviceHash))
        ? triesOfDevice('code', user.id, deviceHash)
        : triesOfStrangers(request, 'code', user.id, identity.maxFailuresOfAddress),
    );
    const isRight = await transact(db, async (tx) => {
      if (await provesByCode(tx, identity, user.id, codigo)) {
        // Queue the mail now instead of after the sign-in: the recovery code is used up even if the sign-in fails
        // afterwards.
        const words = 'Um código de recuperação foi usado para entrar na sua conta. Ele não vale mais.';
        if (isRecoveryCode(codigo)) await queueMail(tx, user.id, securityMail(user, words));
        return true;
      }
      if (await isOften(tx, wrongSecondSteps(user.id))) await queueMail(tx, user.id, passwordKnownMail(user));
      return false;
    });
    if (!isRight) throw wrongCode();
    await giveBack();
    const challenge = await takeChallenge(db, 'SECOND_STEP', desafio);
    if (challenge?.password_hash == null) throw over();
    const { password_hash: passwordHash, keeps } = challenge;
    response.json(await signIn(platform, user, origin, { passwordHash, keeps }));
  });

  router.post('/api/passkeys/desafio', async (_request, response) => {
    response.json({ opcoes: await identity.passkeys.challenge() });
  });

  router.post('/api/passkeys/entrada', async (request, response) => {
    const { passkey, ...device } = readBody(request, byPasskey);
    const { userId, passkeyId } = await identity.passkeys.verify(passkey);
    const user = await findById(db, userId);
    if (!user) throw over();
    response.json(await signIn(platform, user, originOf(request, device), { passkeyId }));
  });

  return router;
}

function over() {
  return new ApiError(400, 'CHALLENGE_OVER', 'Este acesso expirou. Entre de novo com a sua senha.');
}
