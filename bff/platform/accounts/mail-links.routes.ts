import { Router } from 'express';
import { z } from 'zod';
import { announceAccess } from '../access.ts';
import type { Platform } from '../context.ts';
import { ApiError } from '../errors.ts';
import { readBody } from '../http/input.ts';
import { forgetDevice } from './devices.store.ts';
import { replaceEmail } from './email-codes.store.ts';
import { takeMailLink } from './mail-links.store.ts';

const body = z.object({ token: z.string() });

/** What links in our mails do; whoever has the mail needs no session. */
export function mailLinksRoutes({ db, publish }: Platform) {
  const router = Router();

  router.post('/api/email/desfazer', async (request, response) => {
    const link = await takeMailLink(db, 'UNDO_EMAIL', readBody(request, body).token);
    if (link?.email == null) throw over();
    await replaceEmail(db, link.user_id, link.email);
    await db.deleteFrom('email_codes').where('user_id', '=', link.user_id).execute();
    await db.deleteFrom('password_resets').where('user_id', '=', link.user_id).execute();
    await db.deleteFrom('sessions').where('user_id', '=', link.user_id).execute();
    announceAccess(publish, 'session', link.user_id);
    response.json({ email: link.email });
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

function over() {
  return new ApiError(400, 'CHALLENGE_OVER', 'Este link já foi usado ou venceu.');
}
