import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { id, pathId, readBody, text, readQuery } from '../http/input.ts';
import { pageQuery, pageOf } from '../http/pagination.ts';
import { requireViewer } from '../auth/session.ts';
import { appeal, listNotices, noticeCursors, requireNotice } from './appeals.store.ts';
import { noticeToWire } from './moderation.wire.ts';
import { targetKinds } from '../cases/cases.table.ts';
import { reasons } from '../policy/reasons.ts';
import { reportAnonymously, statusOfProtocol } from './protocols.store.ts';
import { report } from './reports.store.ts';

const reason = z.enum(reasons, 'Escolha um motivo.');
export const newReport = z.object({
  desTarget: z.enum(targetKinds),
  idTarget: id,
  desReason: reason,
  desText: text(2_000).optional(),
});
export const anonymousReport = z.object({
  desReason: reason,
  desLink: text(500).refine((link) => link !== '', 'Informe onde está o conteúdo.'),
  desText: text(5_000).refine((words) => words !== '', 'Conte o que aconteceu.'),
  desContact: text(254).default(''),
});
export const protocolQuestion = z.object({ protocol: z.string().max(40), secret: z.string().max(100) });
export const appealBody = z.object({
  desText: text(5_000).refine((words) => words !== '', 'Conte por que a decisão deve mudar.'),
});

/** The routes for filing reports and for reading their outcome, for members and for visitors without an account. */
export function reportsRoutes({ db }: Platform) {
  const router = Router();

  router.post('/api/denuncias', async (request, response) => {
    const reporterId = requireViewer(request);
    const { desTarget, idTarget, desReason, desText } = readBody(request, newReport);
    const filed = await report(db, {
      reporterId,
      targetKind: desTarget,
      targetId: idTarget,
      reason: desReason,
      text: desText,
    });
    response.status(201).json({ idReport: filed.id, datCreated: filed.createdAt.toISOString() });
  });

  router.post('/api/denuncias/sem-conta', async (request, response) => {
    const { desReason, desLink, desText, desContact } = readBody(request, anonymousReport);
    const filed = await reportAnonymously(db, {
      reason: desReason,
      link: desLink,
      text: desText,
      contact: desContact,
    });
    response.status(201).json({
      protocol: filed.protocol,
      secret: filed.secret,
      datCreated: filed.createdAt.toISOString(),
      datDue: filed.dueAt.toISOString(),
    });
  });

  router.post('/api/denuncias/protocolo', async (request, response) => {
    const { protocol, secret } = readBody(request, protocolQuestion);
    response.json(await statusOfProtocol(db, protocol, secret));
  });

  router.get('/api/avisos', async (request, response) => {
    const viewer = requireViewer(request);
    const cursors = noticeCursors(viewer);
    const page = cursors.readPage(readQuery(request, pageQuery));
    const { items, paging } = pageOf(
      await listNotices(db, viewer, page),
      page,
      ({ id: decision }) => cursors.write({ part: '', id: decision }),
      noticeToWire,
    );
    response.json({ avisos: items, paging });
  });

  router.get('/api/avisos/:id', async (request, response) => {
    response.json(noticeToWire(await requireNotice(db, requireViewer(request), pathId(request, 'id'))));
  });

  router.post('/api/avisos/:id/recurso', async (request, response) => {
    const viewer = requireViewer(request);
    const { desText } = readBody(request, appealBody);
    response.json(noticeToWire(await appeal(db, viewer, pathId(request, 'id'), desText)));
  });

  return router;
}
