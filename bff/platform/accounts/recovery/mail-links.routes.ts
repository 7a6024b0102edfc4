import { Router } from 'express';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { publishAccess } from '../../events/access.ts';
import type { Platform } from '../../context.ts';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { ApiError } from '../../errors.ts';
import { readBody } from '../../http/input.ts';
import type { SecretBox } from '../../auth/totp.ts';
import { noteAddress } from '../security/address-acts.ts';
import { keepAccount, leavesSince } from './leaving.ts';
import { replaceEmail } from '../security/email-codes.store.ts';
import { firstLinkSince, madeAt, ownerOfMailLink, takeMailLink } from './mail-links.store.ts';
import { lockAccount } from '../security/passwords.store.ts';
import { latelyBefore, shutOutSince } from './recovery.store.ts';

export const mailLinkBody = z.object({ token: z.string() });

/** Routes behind the links in our mails. These routes need no session, because the token in the link is enough. */
export function mailLinksRoutes({ db, identity: { box } }: Platform) {
  const router = Router();

  const does = (
    path: string,
    run: (tx: Transaction<DB>, token: string) => Promise<{ userId: string; email: string }>,
  ) =>
    router.post(path, async (request, response) => {
      const { token } = readBody(request, mailLinkBody);
      const email = await transact(db, async (tx) => {
        const link = await run(tx, token);
        publishAccess(tx, 'session', link.userId);
        return link.email;
      });
      response.json({ email });
    });
  does('/api/email/desfazer', (tx, token) => undoEmail(tx, box, token));
  does('/api/sessoes/nao-fui-eu', (tx, token) => disown(tx, box, 'NOT_ME', token));
  does('/api/seguranca/desfazer', (tx, token) => disown(tx, box, 'UNDO_FACTOR', token));
  does('/api/privacidade/manter', keep);

  return router;
}

/**
 * Uses up a mail link in the transaction that also applies the link's effect, so that both happen or neither does.
 * Locks the account until the transaction ends.
 */
async function redeemLink(tx: Transaction<DB>, purpose: Parameters<typeof takeMailLink>[1], token: string) {
  const userId = await ownerOfMailLink(tx, purpose, token);
  if (userId === undefined) throw over();
  await lockAccount(tx, userId);
  const link = await takeMailLink(tx, purpose, token);
  if (!link) throw over();
  return link;
}

async function undoEmail(tx: Transaction<DB>, box: SecretBox, token: string) {
  const link = await redeemLink(tx, 'UNDO_EMAIL', token);
  return await takeAddressBack(tx, box, link.user_id, link.email ?? '', madeAt(link));
}

/**
 * Restores the previous e-mail address of an account after an unwanted change, and ends all sessions. Removes the
 * second factors that were added after the change or within UNDO_DAYS before the change.
 */
async function takeAddressBack(tx: Transaction<DB>, box: SecretBox, userId: string, email: string, changed: Date) {
  await replaceEmail(tx, userId, email);
  await noteAddress(tx, box, userId, email, { changedAt: changed });
  // Remove earlier second factors too: a thief may have added a factor before changing the e-mail address, to keep
  // access to the account.
  await shutOutSince(tx, userId, latelyBefore(changed), changed);
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await keepAccount(tx, userId);
  return { userId, email };
}

/**
 * Handles a link by which a member reports that a stranger signed in or added a second factor. Ends all sessions and
 * removes the second factors added since the link was made.
 */
async function disown(tx: Transaction<DB>, box: SecretBox, purpose: 'NOT_ME' | 'UNDO_FACTOR', token: string) {
  const link = await redeemLink(tx, purpose, token);
  const { user_id: userId } = link;
  const since = madeAt(link);
  // If the address was changed too, restore it: the owner's next step is to request a password reset code, which must
  // not go to a thief's address.
  const change = await firstLinkSince(tx, userId, 'UNDO_EMAIL', since);
  if (change?.email != null) return await takeAddressBack(tx, box, userId, change.email, madeAt(change));
  if (await leavesSince(tx, userId, since)) await keepAccount(tx, userId);
  // Do not delete the mail links that were made after this link: one of them may be the link that undoes a change of
  // the e-mail address.
  await shutOutSince(tx, userId, since, new Date());
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return { userId, email: link.email ?? email };
}

/**
 * Cancels the deletion of an account. The link alone is enough: a password or passkey would prove nothing, because a
 * thief may have requested the deletion with it.
 */
async function keep(tx: Transaction<DB>, token: string) {
  const link = await redeemLink(tx, 'KEEP_ACCOUNT', token);
  const kept = await keepAccount(tx, link.user_id);
  if (!kept) throw over();
  return { userId: link.user_id, email: link.email ?? kept.email };
}

function over() {
  return new ApiError(400, 'CHALLENGE_OVER', 'Este link já foi usado ou expirou.');
}
