import type DataLoader from 'dataloader';
import { z } from 'zod';
import { nullWhenNotFound } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, type PageArguments } from '../../gateway/pagination.ts';
import { nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import type {
  DecideModerationCasesInput,
  ModerationCaseFilter,
  ModerationLogFormat,
} from '../../generated/resolvers.ts';
import { caseWire, decision, reason, target, toCase } from './moderation.wire.ts';

const casesWire = z.object({ cases: z.array(caseWire), paging: pagingWire });
const appealWire = z.object({
  idAppeal: z.string(),
  idCase: z.string(),
  desText: z.string(),
  datCreated: z.string(),
  datDue: z.string(),
  desTarget: target,
  desDecision: decision,
  desDecisionText: z.string(),
  desReason: reason,
  userName: z.string(),
  desModerator: z.string(),
  mayAnswer: z.boolean(),
  cursor: z.string().optional(),
});
const appealsWire = z.object({ appeals: z.array(appealWire), paging: pagingWire });
const entryWire = z.object({
  idEntry: z.string(),
  datCreated: z.string(),
  desAction: z.string(),
  desActor: z.string().nullable(),
  idCase: z.string().nullable(),
  desTarget: target.nullable(),
  desSubject: z.string().nullable(),
  detail: z.string(),
  cursor: z.string().optional(),
});
const logWire = z.object({ entries: z.array(entryWire), paging: pagingWire });
const fileWire = z.object({ name: z.string(), type: z.string(), content: z.string() });
const figuresWire = z.object({
  month: z.string(),
  reports: z.int(),
  decided: z.int(),
  inTime: z.int(),
  dismissed: z.int(),
  takenDown: z.int(),
  warned: z.int(),
  suspended: z.int(),
  banned: z.int(),
  restored: z.int(),
  appeals: z.int(),
  appealsGranted: z.int(),
  medianMinutes: z.int().nullable(),
  approved: z.int(),
  refused: z.int(),
  stopped: z.int(),
  byReason: z.array(z.object({ reason, reports: z.int(), removed: z.int() })),
});
const fields = { desText: 'text', datUntil: 'until', desReason: 'reason', desDecision: 'decision', casos: 'ids' };

/**
 * Calls the platform for the actions of moderators. If the caller is not a moderator, the platform answers NOT_FOUND.
 */
export class ModerationDataSource {
  /** Loads the cases to which other objects refer. */
  private readonly references: DataLoader<string, ReturnType<typeof toCase> | null>;

  constructor(private readonly upstream: Upstream) {
    this.references = upstream.references({ alone: (id) => this.case(id), isForMembers: true });
  }

  /** `GET /api/moderacao` */
  async isModerator() {
    return (await nullWhenNotFound(this.upstream.ask('GET', '/api/moderacao', nothing))) !== null;
  }

  /** `GET /api/moderacao/casos` */
  async cases(page: PageArguments, filter: ModerationCaseFilter) {
    const query = {
      ...pagingQuery(page),
      estado: filter.isDecided ? 'DECIDED' : 'OPEN',
      motivo: filter.reason ?? undefined,
      alvo: filter.target ?? undefined,
      origem: filter.origin ?? undefined,
      meus: String(filter.mine),
    };
    const { cases, paging } = await this.upstream.ask('GET', '/api/moderacao/casos', casesWire, { query });
    return connectionOf(cases, paging, page, toCase);
  }

  /** `GET /api/moderacao/casos/{id}` */
  async case(id: string) {
    return toCase(await this.upstream.ask('GET', `/api/moderacao/casos/${segment(id)}`, caseWire));
  }

  /** Returns the case to which another object refers. Null if there is none. */
  referredCase(id: string | null | undefined) {
    return id == null ? null : this.references.load(id);
  }

  /** `POST` and `DELETE /api/moderacao/casos/{id}/responsavel` */
  async claim(id: string, claimed: boolean) {
    const path = `/api/moderacao/casos/${segment(id)}/responsavel`;
    return { case: toCase(await this.upstream.ask(claimed ? 'POST' : 'DELETE', path, caseWire)) };
  }

  /** `POST /api/moderacao/decisoes` */
  async decide({ ids, decision: kind, reason: why, text, until }: DecideModerationCasesInput) {
    const json = { casos: ids, desDecision: kind, desReason: why, desText: text, datUntil: until ?? null };
    const answer = z.object({ cases: z.array(caseWire) });
    const { cases } = await this.upstream.ask('POST', '/api/moderacao/decisoes', answer, { json, fields });
    return { cases: cases.map(toCase) };
  }

  /** `POST` and `DELETE /api/moderacao/casos/{id}/lista` */
  async list(id: string, listed: boolean) {
    const path = `/api/moderacao/casos/${segment(id)}/lista`;
    return { case: toCase(await this.upstream.ask(listed ? 'POST' : 'DELETE', path, caseWire)) };
  }

  /** `POST /api/moderacao/casos/{id}/restaurar` */
  async restore(id: string, text: string) {
    const path = `/api/moderacao/casos/${segment(id)}/restaurar`;
    return { case: toCase(await this.upstream.ask('POST', path, caseWire, { json: { desText: text }, fields })) };
  }

  /** `GET /api/moderacao/recursos` */
  async appeals(page: PageArguments) {
    const query = pagingQuery(page);
    const { appeals, paging } = await this.upstream.ask('GET', '/api/moderacao/recursos', appealsWire, { query });
    return connectionOf(appeals, paging, page, (row) => ({
      id: row.idAppeal,
      caseId: row.idCase,
      text: row.desText,
      createdAt: row.datCreated,
      dueAt: row.datDue,
      target: row.desTarget,
      decision: row.desDecision,
      decisionText: row.desDecisionText,
      reason: row.desReason,
      authorName: row.userName,
      moderatorName: row.desModerator,
      viewerMayAnswer: row.mayAnswer,
    }));
  }

  /** `POST /api/moderacao/recursos/{id}` */
  async answerAppeal(id: string, restore: boolean, text: string) {
    const json = { desAnswer: restore ? 'RESTORE' : 'UPHOLD', desText: text };
    const path = `/api/moderacao/recursos/${segment(id)}`;
    return { case: toCase(await this.upstream.ask('POST', path, caseWire, { json, fields })) };
  }

  /** `GET /api/moderacao/registro` */
  async log(page: PageArguments) {
    const query = pagingQuery(page);
    const { entries, paging } = await this.upstream.ask('GET', '/api/moderacao/registro', logWire, { query });
    return connectionOf(entries, paging, page, (row) => ({
      id: row.idEntry,
      createdAt: row.datCreated,
      action: row.desAction,
      actorName: row.desActor,
      caseId: row.idCase,
      target: row.desTarget,
      subjectName: row.desSubject,
      data: jsonOf(row.detail),
      detail: row.detail,
    }));
  }

  /** `GET /api/moderacao/registro/exportar` */
  async logFile(month: string, format: ModerationLogFormat) {
    const query = { mes: month, formato: format === 'CSV' ? 'csv' : 'jsonl' };
    return await this.upstream.ask('GET', '/api/moderacao/registro/exportar', fileWire, { query });
  }

  /** `GET /api/moderacao/numeros/exportar` */
  async figuresFile(month: string) {
    return await this.upstream.ask('GET', '/api/moderacao/numeros/exportar', fileWire, { query: { mes: month } });
  }

  /** `GET /api/moderacao/numeros` */
  async figures(month: string | undefined) {
    return await this.upstream.ask('GET', '/api/moderacao/numeros', figuresWire, { query: { mes: month } });
  }
}

/** Parses a JSON text. Returns the text itself if it is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
