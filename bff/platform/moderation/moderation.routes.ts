import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { notFound } from '../errors.ts';
import { id, pathId, readBody, text, readQuery } from '../http/input.ts';
import type { Media } from '../media/media.ts';
import { pageQuery, cursorsOf, pageOf } from '../http/pagination.ts';
import { saoPauloDay } from '../calendar/sao-paulo.ts';
import type { ReportAnswers } from './answers.ts';
import { answerAppeal, appealCursors, listAppeals } from './appeals.store.ts';
import { decisionsOf, historyOf, reportsOf, strikesOf } from './case-history.store.ts';
import { listHashes, unlistHashes } from './banned-pictures.store.ts';
import { findCase, listCases } from '../cases/cases.store.ts';
import { claim, decide, restoreCase, unclaim } from './decisions.store.ts';
import { figuresOf } from './figures.store.ts';
import { exportFigures, exportLog } from './log-export.ts';
import { listLog, logCursors, logOfMonth, logToWire, noteExport, noteMessagesSeen } from '../cases/log.store.ts';
import { caseStatuses, origins, targetKinds } from '../cases/cases.table.ts';
import {
  appealToWire,
  caseToWire,
  decisionToWire,
  figuresToWire,
  pastDecisionToWire,
  reportToWire,
} from './moderation.wire.ts';
import { requireModerator } from './moderator.ts';
import { reasons } from '../policy/reasons.ts';

const MAX_CASES_AT_ONCE = 50;
const empty = (value: unknown) => (value === '' ? undefined : value);
export const caseQuery = pageQuery.extend({
  estado: z.enum(caseStatuses).default('OPEN'),
  motivo: z.preprocess(empty, z.enum(reasons).optional()),
  alvo: z.preprocess(empty, z.enum([...targetKinds, 'OTHER']).optional()),
  origem: z.preprocess(empty, z.enum(origins).optional()),
  meus: z.enum(['true', 'false']).default('false'),
});
const caseCursors = { OPEN: cursorsOf('cases', /^\d{1,17}$/), DECIDED: cursorsOf('decided-cases') };
export const verdict = z.object({
  casos: z.array(id).min(1).max(MAX_CASES_AT_ONCE),
  desDecision: z.enum(['DISMISS', 'TAKE_DOWN', 'WARN', 'SUSPEND', 'BAN']),
  desReason: z.enum(reasons),
  desText: text(2_000).default(''),
  datUntil: z.iso.datetime().nullish(),
});
const words = text(2_000).refine((said) => said !== '', 'Explique a decisão.');
export const restoring = z.object({ desText: words });
export const appealAnswer = restoring.extend({ desAnswer: z.enum(['UPHOLD', 'RESTORE']) });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Informe um mês: AAAA-MM.');
export const monthQuery = z.object({ mes: month.optional() });
export const exportQuery = monthQuery.extend({ formato: z.enum(['csv', 'jsonl']).default('csv') });

/** The routes for moderators. All other callers get 404, so that they do not learn of these routes. */
export function moderationRoutes(platform: Platform, media: Media, answers: ReportAnswers) {
  const { db, later } = platform;
  const router = Router();

  router.get('/api/moderacao', async (request, response) => {
    response.json({ idUser: await requireModerator(db, request) });
  });

  router.get('/api/moderacao/casos', async (request, response) => {
    const moderator = await requireModerator(db, request);
    const query = readQuery(request, caseQuery);
    const cursors = caseCursors[query.estado];
    const page = cursors.readPage(query);
    const filter = { status: query.estado, reason: query.motivo, target: query.alvo, origin: query.origem };
    const claimedBy = query.meus === 'true' ? moderator : undefined;
    const rows = await listCases(db, { ...filter, claimedBy }, page);
    await noteMessagesSeen(db, moderator, rows);
    const { items, paging } = pageOf(
      rows,
      page,
      (row) => cursors.write({ part: query.estado === 'OPEN' ? row.position : '', id: row.id }),
      (row, cursor) => caseToWire(row, media, moderator, cursor),
    );
    response.json({ cases: items, paging });
  });

  router.get('/api/moderacao/casos/:id', async (request, response) => {
    const moderator = await requireModerator(db, request);
    response.json(await wholeCase(moderator, pathId(request, 'id')));
  });

  router.post('/api/moderacao/casos/:id/responsavel', async (request, response) => {
    const moderator = await requireModerator(db, request);
    await claim(db, moderator, pathId(request, 'id'));
    response.json(await wholeCase(moderator, pathId(request, 'id')));
  });

  router.delete('/api/moderacao/casos/:id/responsavel', async (request, response) => {
    const moderator = await requireModerator(db, request);
    await unclaim(db, moderator, pathId(request, 'id'));
    response.json(await wholeCase(moderator, pathId(request, 'id')));
  });

  router.post('/api/moderacao/decisoes', async (request, response) => {
    const moderator = await requireModerator(db, request);
    const { casos, desDecision, desReason, desText, datUntil } = readBody(request, verdict);
    const until = datUntil == null ? null : new Date(datUntil);
    await decide(platform, moderator, casos, { kind: desDecision, reason: desReason, text: desText, until });
    later(answers.work());
    response.json({ cases: await Promise.all(casos.map((caseId) => wholeCase(moderator, caseId))) });
  });

  router.post('/api/moderacao/casos/:id/restaurar', async (request, response) => {
    const moderator = await requireModerator(db, request);
    const { desText } = readBody(request, restoring);
    await restoreCase(platform, moderator, pathId(request, 'id'), desText);
    later(answers.work());
    response.json(await wholeCase(moderator, pathId(request, 'id')));
  });

  router.post('/api/moderacao/casos/:id/lista', async (request, response) => {
    const moderatorId = await requireModerator(db, request);
    const caseId = pathId(request, 'id');
    const row = await findCase(db, caseId);
    if (!row) throw notFound('Caso não encontrado.');
    await listHashes(db, { moderatorId, caseId, hashes: await media.hashesOf(row.media_ids) });
    response.json(await wholeCase(moderatorId, caseId));
  });

  router.delete('/api/moderacao/casos/:id/lista', async (request, response) => {
    const moderator = await requireModerator(db, request);
    await unlistHashes(db, moderator, pathId(request, 'id'));
    response.json(await wholeCase(moderator, pathId(request, 'id')));
  });

  router.get('/api/moderacao/recursos', async (request, response) => {
    const moderator = await requireModerator(db, request);
    const page = appealCursors.readPage(readQuery(request, pageQuery));
    const { items, paging } = pageOf(
      await listAppeals(db, page),
      page,
      (row) => appealCursors.write({ part: row.position, id: row.id }),
      (row, cursor) => appealToWire(row, moderator, cursor),
    );
    response.json({ appeals: items, paging });
  });

  router.post('/api/moderacao/recursos/:id', async (request, response) => {
    const moderator = await requireModerator(db, request);
    const { desAnswer, desText } = readBody(request, appealAnswer);
    const answer = { grant: desAnswer === 'RESTORE', text: desText };
    const caseId = await answerAppeal(platform, moderator, pathId(request, 'id'), answer);
    later(answers.work());
    response.json(await wholeCase(moderator, caseId));
  });

  router.get('/api/moderacao/registro', async (request, response) => {
    await requireModerator(db, request);
    const page = logCursors.readPage(readQuery(request, pageQuery));
    const { items, paging } = pageOf(
      await listLog(db, page),
      page,
      (row) => logCursors.write({ part: '', id: row.id }),
      logToWire,
    );
    response.json({ entries: items, paging });
  });

  router.get('/api/moderacao/registro/exportar', async (request, response) => {
    const moderator = await requireModerator(db, request);
    const { formato, mes = thisMonth() } = readQuery(request, exportQuery);
    await noteExport(db, moderator, 'LOG_EXPORTED', { month: mes, format: formato });
    response.json(exportLog(mes, formato, await logOfMonth(db, mes)));
  });

  router.get('/api/moderacao/numeros', async (request, response) => {
    await requireModerator(db, request);
    const { mes = thisMonth() } = readQuery(request, monthQuery);
    response.json(figuresToWire(mes, await figuresOf(db, mes)));
  });

  router.get('/api/moderacao/numeros/exportar', async (request, response) => {
    const moderator = await requireModerator(db, request);
    const { mes = thisMonth() } = readQuery(request, monthQuery);
    await noteExport(db, moderator, 'FIGURES_EXPORTED', { month: mes });
    response.json(exportFigures(figuresToWire(mes, await figuresOf(db, mes))));
  });

  return router;

  async function wholeCase(moderator: string, caseId: string) {
    const row = await findCase(db, caseId);
    if (!row) throw notFound('Caso não encontrado.');
    await noteMessagesSeen(db, moderator, [row]);
    const [reports, decisions, strikes, history] = await Promise.all([
      reportsOf(db, caseId),
      decisionsOf(db, caseId),
      strikesOf(db, row.author_id),
      historyOf(db, row.author_id, caseId),
    ]);
    return {
      ...caseToWire(row, media, moderator),
      reportList: reports.map(reportToWire),
      decisions: decisions.map(decisionToWire),
      strikes,
      history: history.map(pastDecisionToWire),
    };
  }
}

function thisMonth() {
  return saoPauloDay().slice(0, 7);
}
