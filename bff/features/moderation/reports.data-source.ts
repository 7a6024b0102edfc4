import type DataLoader from 'dataloader';
import { z } from 'zod';
import { RefusalError } from '../../gateway/errors.ts';
import { nullWhenNotFound } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, type PageArguments } from '../../gateway/pagination.ts';
import { segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import {
  ReportProtocolOutcome,
  ReportProtocolStatus,
  type AppealAccountLockInput,
  type ReportAnonymouslyInput,
  type ReportInput,
} from '../../generated/resolvers.ts';
import { noticeWire, toNotice } from './moderation.wire.ts';

const filedWire = z.object({ protocol: z.string(), secret: z.string(), datDue: z.string() });
const protocolWire = z.object({
  protocol: z.string(),
  desStatus: z.enum(ReportProtocolStatus),
  // The outcome of a report. A value that this gateway does not know becomes null: the client shows the report as
  // decided, but without an outcome.
  desOutcome: z.enum(ReportProtocolOutcome).nullable().catch(null),
  desAnswer: z.string().nullish(),
  datCreated: z.string(),
  datDue: z.string(),
  datDecided: z.string().nullable(),
});

const noticesWire = z.object({ avisos: z.array(noticeWire), paging: pagingWire });
const lockWire = noticeWire.extend({ avisos: z.array(noticeWire).optional() });

const fields = {
  desTarget: 'target',
  idTarget: 'targetId',
  desReason: 'reason',
  desText: 'text',
  desLink: 'link',
  desContact: 'contact',
};

/**
 * Calls the platform for the actions around reports that are not reserved for moderators: reporting, reading the state
 * of a report, and appealing a decision. Visitors may use some of these actions.
 */
export class ReportsDataSource {
  /** Loads the notices to which other objects refer. */
  private readonly references: DataLoader<string, ReturnType<typeof toNotice> | null>;

  constructor(private readonly upstream: Upstream) {
    this.references = upstream.references({ alone: (id) => this.notice(id), isForMembers: true });
  }

  /** `POST /api/denuncias` */
  async report({ target, targetId, reason, text }: ReportInput) {
    const json = { desTarget: target, idTarget: targetId, desReason: reason, desText: text ?? undefined };
    const { idReport } = await this.upstream.ask('POST', '/api/denuncias', z.object({ idReport: z.string() }), {
      json,
      fields,
    });
    return { reportId: idReport };
  }

  /** `POST /api/denuncias/sem-conta` */
  async reportAnonymously({ reason, link, text, contact }: ReportAnonymouslyInput) {
    const json = { desReason: reason, desLink: link, desText: text, desContact: contact ?? undefined };
    const { protocol, secret, datDue } = await this.upstream.ask('POST', '/api/denuncias/sem-conta', filedWire, {
      json,
      fields,
    });
    return { protocol, secret, dueAt: datDue };
  }

  /** `POST /api/denuncias/protocolo`. @throws {RefusalError} if number and code do not match a report */
  async checkProtocol(protocol: string, secret: string) {
    const json = { protocol, secret };
    const row = await nullWhenNotFound(this.upstream.ask('POST', '/api/denuncias/protocolo', protocolWire, { json }));
    if (row === null) throw new RefusalError('INVALID_INPUT', 'Protocolo ou código não encontrado.', 'protocol');
    return {
      protocol: row.protocol,
      status: row.desStatus,
      outcome: row.desOutcome,
      answer: row.desAnswer ?? null,
      createdAt: row.datCreated,
      dueAt: row.datDue,
      decidedAt: row.datDecided,
    };
  }

  /** `GET /api/avisos` */
  async notices(page: PageArguments) {
    const query = pagingQuery(page);
    const { avisos, paging } = await this.upstream.ask('GET', '/api/avisos', noticesWire, { query });
    return connectionOf(avisos, paging, page, toNotice);
  }

  /** `GET /api/avisos/{id}` */
  async notice(id: string) {
    return toNotice(await this.upstream.ask('GET', `/api/avisos/${segment(id)}`, noticeWire));
  }

  /** Returns the notice to which another object refers. Null if there is none. */
  referredNotice(id: string | null | undefined) {
    return id == null ? null : this.references.load(id);
  }

  /** `POST /api/avisos/{id}/recurso` */
  async appeal(id: string, text: string) {
    const path = `/api/avisos/${segment(id)}/recurso`;
    return toNotice(await this.upstream.ask('POST', path, noticeWire, { json: { desText: text }, fields }));
  }

  /** `POST /api/bloqueio`. Returns the active decisions, the longest first; none if the access token has expired. */
  async locks(access: string) {
    const asked = this.upstream.ask('POST', '/api/bloqueio', lockWire, { json: { acesso: access } });
    const row = await nullWhenNotFound(asked);
    return row === null ? [] : (row.avisos ?? [row]).map(toNotice);
  }

  /**
   * `POST /api/bloqueio/recurso`.
   * @throws {RefusalError} if the access token has expired
   */
  async appealLock({ access, noticeId, text }: AppealAccountLockInput) {
    const json = { acesso: access, idDecision: noticeId ?? undefined, desText: text };
    const row = await nullWhenNotFound(
      this.upstream.ask('POST', '/api/bloqueio/recurso', noticeWire, { json, fields }),
    );
    if (row === null) {
      throw new RefusalError('CHALLENGE_OVER', 'Este acesso expirou. Entre de novo para recorrer.');
    }
    return toNotice(row);
  }
}
