import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { ApiError } from '../errors.ts';
import { readBody } from '../http/input.ts';
import { findById } from './accounts.store.ts';
import { takeChallenge, tryChallenge } from './challenges.store.ts';
import { originOf } from './device.ts';
import { isKnownDevice } from './devices.store.ts';
import { triesOfDevice, triesOfStrangers } from './guesses.ts';
import { securityMail } from '../mail/account.mails.ts';
import { signInAnswer } from './passkeys.ts';
import { provesByCode, wrongCode } from './proofs.ts';
import { signIn } from './sign-in.ts';
import { takeTry } from './tries.store.ts';

const told = { fuso: z.string().nullish(), aparelho: z.string().nullish() };
const secondStep = z.object({ desafio: z.string(), codigo: z.string(), ...told });
const byPasskey = z.object({ passkey: signInAnswer, ...told });

/** Signing in with more than a password, or with a passkey and no password; for who has no session yet. */
export function secondStepRoutes(platform: Platform) {
  const { db, identity, mailer, later } = platform;
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
    if (!(await provesByCode(platform, user.id, codigo))) throw wrongCode();
    await giveBack();
    const challenge = await takeChallenge(db, 'SECOND_STEP', desafio);
    if (challenge?.password_hash == null) throw over();
    const session = await signIn(platform, user, origin, { passwordHash: challenge.password_hash, keeps: true });
    if (!/^[\d\s]*$/.test(codigo)) {
      const words = 'Um código de recuperação foi usado para entrar na sua conta. Ele não vale mais.';
      later(mailer.send(securityMail(user, words)));
    }
    response.json(session);
  });

  router.post('/api/passkeys/desafio', async (_request, response) => {
    response.json({ opcoes: await identity.passkeys.challenge() });
  });

  router.post('/api/passkeys/entrada', async (request, response) => {
    const { passkey, ...device } = readBody(request, byPasskey);
    const user = await findById(db, await identity.passkeys.verify(passkey));
    if (!user) throw over();
    response.json(await signIn(platform, user, originOf(request, device)));
  });

  return router;
}

function over() {
  return new ApiError(400, 'CHALLENGE_OVER', 'Esse acesso venceu. Entre com a sua senha de novo.');
}
