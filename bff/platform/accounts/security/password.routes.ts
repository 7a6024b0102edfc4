import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../../context.ts';
import { transact } from '../../db/transact.ts';
import { ApiError, unauthenticated } from '../../errors.ts';
import { readBody } from '../../http/input.ts';
import { securityMail } from '../account.mails.ts';
import { findById } from '../accounts.store.ts';
import { hashPassword, weaknessOf } from '../../auth/passwords.ts';
import { replacePassword } from './passwords.store.ts';
import { requireStepUp } from '../../auth/step-up.ts';

export const passwordBody = z.object({ novaSenha: z.string() });

/** Route to set a new password, for a signed-in member with a recent identity proof. */
export function passwordRoutes({ db, queueMail }: Platform) {
  const router = Router();

  router.post('/api/senha', async (request, response) => {
    const session = await requireStepUp(db, request, 'account');
    const { novaSenha } = readBody(request, passwordBody);
    const weakness = weaknessOf(novaSenha);
    if (weakness !== null) throw new ApiError(400, 'WEAK_PASSWORD', weakness, 'novaSenha');
    const passwordHash = await hashPassword(novaSenha);
    const ended = await transact(db, async (tx) => {
      const others = await replacePassword(tx, session, passwordHash);
      const user = others === null ? undefined : await findById(tx, session.userId);
      if (user) await queueMail(tx, user.id, securityMail(user, 'A senha da sua conta foi trocada.'));
      return others;
    });
    if (ended === null) throw unauthenticated();
    response.json({ ended });
  });

  return router;
}
