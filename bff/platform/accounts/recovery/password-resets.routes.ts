import { Router, type Request } from 'express';
import { z } from 'zod';
import type { Platform } from '../../context.ts';
import type { User } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { ApiError } from '../../errors.ts';
import { readCode } from '../../http/codes.ts';
import { isStorable, readBody } from '../../http/input.ts';
import { resetCodeMail } from './reset-code.mail.ts';
import { statusOf } from '../sign-in/accounts.routes.ts';
import { findByEmail } from '../accounts.store.ts';
import { originOf, type SignInOrigin } from '../../auth/device.ts';
import { isKnownDevice } from '../../auth/devices.store.ts';
import { forgetWrongPasswords, resetsOfStrangers, triesOfDevice } from '../../auth/guesses.ts';
import { takeTry } from '../../auth/tries.store.ts';
import { weaknessOf } from '../../auth/passwords.ts';
import { makeCode, redeemCode, storeCode } from './password-resets.store.ts';
import { normalizeEmail } from '../email-address.ts';

export const requestBody = z.object({ email: z.string() });
export const redeemBody = z.object({
  email: z.string(),
  codigo: z.string(),
  novaSenha: z.string(),
  aparelho: z.string().nullish(),
});

/**
 * Routes to request a password reset code and to use it. Neither the response nor its timing reveals whether an address
 * has an account.
 */
export function passwordResetsRoutes({ db, queueMail, identity, later }: Platform) {
  const router = Router();

  router.post('/api/resetarSenha', async (request, response) => {
    const { email } = readBody(request, requestBody);
    const user = await findKnown(email);
    const fresh = await makeCode();
    response.json({ status: true });

    // Start this work after the response, because only an address with an account needs the work. Otherwise the slower
    // response would reveal that the address has an account.
    if (user) later(storeAndSend(user, fresh));
  });

  router.post('/api/alterarSenha', async (request, response) => {
    const { email, codigo, novaSenha, aparelho } = readBody(request, redeemBody);
    response.json(
      await statusOf(async () => {
        const weakness = weaknessOf(novaSenha);
        if (weakness !== null) throw new ApiError(400, 'WEAK_PASSWORD', weakness, 'novaSenha');
        const user = await findKnown(email);
        const { deviceHash } = originOf(request, { aparelho });
        const wanted = { code: readCode(codigo), newPassword: novaSenha, deviceHash };
        // Count the try before comparing the code, so that concurrent requests get no more tries than sequential
        // requests.
        const giveBack = await takeTry(db, await triesOf(request, user, email, deviceHash));
        const redeemed = await redeemCode(db, user?.id ?? null, wanted);
        if (!redeemed) {
          throw new ApiError(400, 'INVALID_RESET_CODE', 'Código inválido ou vencido. Peça um novo código.', 'codigo');
        }
        await giveBack();
        if (user) await forgetWrongPasswords(db, user);
        const message = 'Senha alterada com sucesso! Efetue o login com sua nova senha';
        return { message, removidos: redeemed.removed };
      }),
    );
  });

  return router;

  async function triesOf(
    request: Request,
    user: User | undefined,
    email: string,
    deviceHash: SignInOrigin['deviceHash'],
  ) {
    const isKnown = deviceHash && (await isKnownDevice(db, user?.id ?? null, deviceHash));
    return user && isKnown
      ? triesOfDevice('reset', user.id, deviceHash)
      : resetsOfStrangers(request, normalizeEmail(email));
  }

  async function findKnown(email: string) {
    const address = normalizeEmail(email);
    return isStorable(address) ? await findByEmail(db, address) : undefined;
  }

  async function storeAndSend(user: User, fresh: Awaited<ReturnType<typeof makeCode>>) {
    await transact(db, async (tx) => {
      const live = await storeCode(tx, identity.box, user, fresh);
      if (live) await queueMail(tx, user.id, resetCodeMail(user, live.code, live.endsAt));
    });
  }
}
