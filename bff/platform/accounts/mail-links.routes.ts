import { Router } from 'express';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { announceAccess } from '../access.ts';
import type { Platform } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { readBody } from '../http/input.ts';
import { forgetDevice } from './devices.store.ts';
import { replaceEmail } from './email-codes.store.ts';
import { forgetLaterUndoings, madeAt, takeMailLink } from './mail-links.store.ts';
import { removeFactorsSince } from './second-factors.store.ts';

const body = z.object({ token: z.string() });

/** What links in our mails do; whoever has the mail needs no session. */
export function mailLinksRoutes({ db, publish }: Platform) {
  const router = Router();

  router.post('/api/email/desfazer', async (request, response) => {
    const { token } = readBody(request, body);
    const { userId, email } = await db.transaction().execute((trx) => undoEmail(trx, token));
    announceAccess(publish, 'session', userId);
    response.json({ email });
  });

  router.post('/api/sessoes/nao-fui-eu', async (request, response) => {
    const link = await takeMailLink(db, 'NOT_ME', readBody(request, body).token);
    if (!link) throw over();
    const ended = await db
      .deleteFrom('sessions')
      .where('id', '=', link.session_id)
      .where('user_id', '=', link.user_id)
      .returning('device_hash')
      .executeTakeFirst();
    if (ended?.device_hash) await forgetDevice(db, link.user_id, ended.device_hash);
    announceAccess(publish, 'session', link.user_id);
    const user = await db.selectFrom('users').select('email').where('id', '=', link.user_id).executeTakeFirst();
    response.json({ email: user?.email ?? '' });
  });

  return router;
}

/** The link is used up with what it does, or not at all: nobody has another. */
async function undoEmail(trx: Transaction<DB>, token: string) {
  const link = await takeMailLink(trx, 'UNDO_EMAIL', token);
  if (link?.email == null) throw over();
  const { user_id: userId, email } = link;
  await replaceEmail(trx, userId, email);
  await forgetLaterUndoings(trx, userId, link.expires_at);
  await removeFactorsSince(trx, userId, madeAt(link));
  await trx.deleteFrom('email_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  return { userId, email };
}

function over() {
  return new ApiError(400, 'CHALLENGE_OVER', 'Este link já foi usado ou venceu.');
}
