import { Router } from 'express';
import { z } from 'zod';
import { holderOfLock } from '../accounts/challenges.store.ts';
import type { Platform } from '../context.ts';
import { notFound } from '../errors.ts';
import { readBody } from '../http/input.ts';
import { appeal, requireNotice } from './appeals.store.ts';
import { noticeToWire } from './moderation.wire.ts';
import { appealBody } from './reports.routes.ts';

const lock = z.object({ acesso: z.string() });

/** For whoever moderation has shut out: why, and asking for another look. No session can be had, so none is asked for. */
export function lockRoutes({ db }: Platform) {
  const router = Router();

  router.post('/api/bloqueio', async (request, response) => {
    const { viewer, decisionId } = await shutOut(readBody(request, lock).acesso);
    response.json(noticeToWire(await requireNotice(db, viewer, decisionId)));
  });

  router.post('/api/bloqueio/recurso', async (request, response) => {
    const { acesso, desText } = readBody(request, lock.extend(appealBody.shape));
    const { viewer, decisionId } = await shutOut(acesso);
    response.json(noticeToWire(await appeal(db, viewer, decisionId, desText)));
  });

  async function shutOut(access: string) {
    const holder = await holderOfLock(db, access);
    if (!holder?.locked_by) throw notFound('Este acesso venceu. Entre de novo para ver a decisão.');
    return { viewer: holder.id, decisionId: holder.locked_by };
  }

  return router;
}
