import { Router } from 'express';
import { z } from 'zod';
import { hashOf } from '../auth/challenges.store.ts';
import { ownerOfToken } from '../auth/shut-out.ts';
import type { Platform } from '../context.ts';
import { notFound } from '../errors.ts';
import { id, readBody } from '../http/input.ts';
import { appeal, noticesOf } from './appeals.store.ts';
import { locksOf } from '../auth/locks.ts';
import { noticeToWire } from './moderation.wire.ts';
import { appealBody } from './reports.routes.ts';

export const lock = z.object({ acesso: z.string() });
export const lockAppeal = lock.extend({ ...appealBody.shape, idDecision: id.optional() });

/**
 * Lets suspended members read the decisions in force against them, and appeal against each decision. A suspended member
 * cannot sign in, so these routes require a special access token instead of a session.
 */
export function lockRoutes({ db }: Platform) {
  const router = Router();

  router.post('/api/bloqueio', async (request, response) => {
    const { viewer, decisions } = await shutOut(readBody(request, lock).acesso);
    const avisos = (await noticesOf(db, viewer, decisions)).map((notice) => noticeToWire(notice));
    response.json({ ...avisos[0], avisos });
  });

  router.post('/api/bloqueio/recurso', async (request, response) => {
    const { acesso, idDecision, desText } = readBody(request, lockAppeal);
    const { viewer, decisions } = await shutOut(acesso);
    const decision = idDecision === undefined ? decisions[0] : decisions.find((each) => each === idDecision);
    if (decision === undefined) throw notFound('Aviso não encontrado.');
    response.json(noticeToWire(await appeal(db, viewer, decision, desText)));
  });

  async function shutOut(access: string) {
    const holder = await ownerOfToken(db, hashOf(access));
    const decisions = holder ? await locksOf(db, holder.id) : [];
    if (!holder || decisions.length === 0) throw notFound('Este acesso expirou. Entre de novo para ver a decisão.');
    return { viewer: holder.id, decisions };
  }

  return router;
}
