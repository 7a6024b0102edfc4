import { Router } from 'express';
import { z } from 'zod';
import { publishAccess } from '../../events/access.ts';
import type { Platform } from '../../context.ts';
import type { User } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { ApiError } from '../../errors.ts';
import { readBody } from '../../http/input.ts';
import { noteAddress } from './address-acts.ts';
import { confirmCodeMail, emailChangedMail, knownAddressMail } from '../account.mails.ts';
import { requireViewer } from '../../auth/session.ts';
import { findByEmail, findById } from '../accounts.store.ts';
import { confirmEmail, replaceEmail, storeEmailCode, takeEmailCode } from './email-codes.store.ts';
import type { EmailPurpose } from '../accounts.table.ts';
import { makeMailLink } from '../recovery/mail-links.store.ts';
import { makeCode } from '../recovery/password-resets.store.ts';
import { readEmail } from '../email-address.ts';
import { requireFreshProof, requireStepUp } from '../../auth/step-up.ts';

export const address = z.object({ email: z.string() });
export const emailCode = z.object({ codigo: z.string() });

/**
 * Mails a confirmation code to an e-mail address. If another account has confirmed the address, the mail warns that
 * account's owner and contains no code.
 */
export async function sendEmailCode({ db, queueMail }: Platform, user: User, purpose: EmailPurpose, email: string) {
  const { code: made, codeHash } = await makeCode();
  await transact(db, async (tx) => {
    const endsAt = await storeEmailCode(tx, { userId: user.id, purpose, email, codeHash });
    const owner = await findByEmail(tx, email);
    // The response must not reveal whether an address has an account: only the mails differ, and they are sent later.
    if (owner !== undefined && owner.id !== user.id && owner.email_confirmed_at !== null)
      await queueMail(tx, owner.id, knownAddressMail(email, owner.name));
    else await queueMail(tx, user.id, { ...confirmCodeMail(email, made, endsAt), codeFor: purpose });
  });
}

/** Routes to confirm an account's e-mail address and to change it. */
export function emailRoutes(platform: Platform) {
  const { db, identity, queueMail } = platform;
  const router = Router();

  router.post('/api/email/codigo', async (request, response) => {
    const user = await requireUser(requireViewer(request));
    if (user.email_confirmed_at === null) await sendEmailCode(platform, user, 'CONFIRM', user.email);
    response.json({ email: user.email });
  });

  router.post('/api/email/confirmar', async (request, response) => {
    const userId = requireViewer(request);
    const { codigo } = readBody(request, emailCode);
    await confirmEmail(db, userId, await takeEmailCode(db, userId, 'CONFIRM', codigo));
    response.json({ email: (await requireUser(userId)).email });
  });

  router.post('/api/email', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    const email = readEmail(readBody(request, address).email);
    const user = await requireUser(userId);
    if (email === user.email) throw new ApiError(400, 'INVALID_INPUT', 'Este já é o e-mail da sua conta.', 'email');
    await sendEmailCode(platform, user, 'CHANGE', email);
    response.json({ email });
  });

  router.post('/api/email/trocar', async (request, response) => {
    const session = await requireStepUp(db, request, 'account');
    const { userId } = session;
    const { codigo } = readBody(request, emailCode);
    const email = await takeEmailCode(db, userId, 'CHANGE', codigo);
    await transact(db, async (tx) => {
      // Delete the password reset code of the previous address, so that it cannot be used later. This deletion runs
      // twice. The first run locks the code's row before the member's row, in the same order as redeeming a code, to
      // avoid a deadlock. The second run deletes a code that was stored while the first run waited for the lock on the
      // member's row.
      const forgetCode = () => tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
      await forgetCode();
      await requireFreshProof(tx, session);
      await forgetCode();
      const { email_confirmed_at: confirmed, ...before } = await replaceEmail(tx, userId, email);
      // Make the undo link in the transaction that changes the e-mail address. Otherwise a second factor could be added
      // between the change and the link. Undoing the change would not remove that factor, because it would be older
      // than the link.
      publishAccess(tx, 'session', userId);
      const link = { userId, purpose: 'UNDO_EMAIL', email: before.email } as const;
      const made = confirmed === null ? null : await makeMailLink(tx, link);
      await noteAddress(tx, identity.box, userId, email, { link: made && { hash: made.hash, endsAt: made.endsAt } });
      if (made === null) return;
      const { token, endsAt } = made;
      const wayBack = { link: identity.linkTo('/account/undo-email', token), endsAt };
      await queueMail(tx, userId, emailChangedMail(before.email, before.name, wayBack));
    });
    response.json({ email });
  });

  return router;

  async function requireUser(userId: string) {
    const user = await findById(db, userId);
    if (!user) throw new ApiError(404, 'NOT_FOUND', 'Não encontrado.');
    return user;
  }
}
