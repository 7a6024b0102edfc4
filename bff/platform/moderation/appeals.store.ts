import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../context.ts';
import { keysetCondition, keysetOrder, readMoment, writeMoment } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { notAllowed, notFound } from '../errors.ts';
import { notify } from '../events/notify.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import { endOfBusinessDay } from '../calendar/business-days.ts';
import { lockCase, lockOneToDecide, undoLast } from './decisions.store.ts';
import { writeLog } from '../cases/log.store.ts';
import type { AppealStatus, DecisionKind, CaseOrigin, TargetKind } from '../cases/cases.table.ts';
import { refuseParty } from './parties.ts';
import type { Reason } from '../policy/reasons.ts';

export const appealCursors = cursorsOf('moderation-appeals', /^\d{1,17}$/);
export const noticeCursors = (memberId: string) => cursorsOf(`moderation-notices:${memberId}`);
const BUSINESS_DAYS = 7;
/**
 * The maximum length of an excerpt in UTF-16 units. The query returns a longer text, which JavaScript shortens, because
 * SQL could cut it within an emoji.
 */
export const EXCERPT_LENGTH = 200;

export interface NoticeRow {
  id: string;
  case_id: string;
  kind: DecisionKind;
  reason: Reason;
  text: string;
  until: Date | null;
  created_at: Date;
  target_kind: TargetKind;
  target_id: string;
  origin: CaseOrigin;
  excerpt: string | null;
  undone: boolean;
  appeal_status: AppealStatus | null;
  appeal_text: string | null;
  appeal_answer: string | null;
}

/**
 * @throws {ApiError} 404 if the decision does not exist, concerns another member, or had no consequence for the member
 */
export async function requireNotice(db: Kysely<DB>, viewer: string, decisionId: string): Promise<NoticeRow> {
  const [row] = await noticesOf(db, viewer, [decisionId]);
  if (!row) throw notFound('Aviso não encontrado.');
  return row;
}

/**
 * Returns those of the given decisions that concern the member, as notices to the member and in the order of the ids.
 */
export async function noticesOf(db: Kysely<DB>, viewer: string, decisionIds: string[]) {
  const { rows } = await sql<NoticeRow>`
    select ${noticeColumns} from moderation_decisions d ${ofNotice}
    where d.id = any(${decisionIds}::uuid[]) and d.author_id = ${viewer}
      and (${isAgainst} or d.kind = 'DISMISS' and k.origin = 'REVIEW')
    order by array_position(${decisionIds}::uuid[], d.id)`.execute(db);
  return rows;
}

/** Lists the decisions against a member, newest first, plus one extra row that shows whether there is a next page. */
export async function listNotices(db: Kysely<DB>, memberId: string, page: PageRequest) {
  const { rows } = await sql<NoticeRow>`
    with page as (
      select * from moderation_decisions d where d.author_id = ${memberId} and ${isAgainst} and ${keysetCondition(page, 'id')}
      order by ${keysetOrder(page, 'd.id')} limit ${page.size + 1}
    )
    select ${noticeColumns} from page d ${ofNotice} order by ${keysetOrder(page, 'd.id')}`.execute(db);
  return rows;
}

/** SQL condition on a decision `d`: it has a consequence for the author of the reported content. */
const isAgainst = sql`d.kind in ('TAKE_DOWN', 'WARN', 'SUSPEND', 'BAN')`;
const ofNotice = sql`
  join moderation_cases k on k.id = d.case_id left join moderation_appeals a on a.decision_id = d.id`;
const noticeColumns = sql`
  d.id, d.case_id, d.kind, d.reason, d.text, d.until, d.created_at, k.target_kind, k.target_id, k.origin,
  left(k.evidence ->> 'text', ${sql.lit(2 * EXCERPT_LENGTH)}) as excerpt, d.undone_by is not null as undone,
  a.status as appeal_status, a.text as appeal_text, a.answer as appeal_answer`;

/**
 * Files an appeal against a decision. A moderator who did not make the decision will review the appeal. A second appeal
 * against the same decision changes nothing.
 * @throws {ApiError} 404 if there is no such decision about this member
 * @throws {ApiError} 403 if the decision was in the member's favour or is already undone
 */
export async function appeal(db: Kysely<DB>, viewer: string, decisionId: string, text: string) {
  await transact(db, async (tx) => {
    const { case_id: caseId } = await requireNotice(tx, viewer, decisionId);
    // Reads the decision again after taking the lock, because the decision may have been undone meanwhile.
    await lockCase(tx, caseId);
    const notice = await requireNotice(tx, viewer, decisionId);
    if (notice.kind === 'DISMISS') throw notAllowed('Esta decisão foi a seu favor.');
    if (notice.appeal_status === null && notice.undone) throw notAllowed('Esta decisão já foi desfeita.');
    const made = await tx
      .insertInto('moderation_appeals')
      .values({
        id: uuidv7(),
        decision_id: decisionId,
        author_id: viewer,
        text,
        due_at: endOfBusinessDay(new Date(), BUSINESS_DAYS),
        decided_by: null,
      })
      .onConflict((conflict) => conflict.column('decision_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return;
    await writeLog(tx, { actorId: viewer, action: 'APPEALED', caseId, subjectId: viewer });
  });
  return await requireNotice(db, viewer, decisionId);
}

export interface AppealRow {
  id: string;
  text: string;
  status: AppealStatus;
  due_at: Date;
  created_at: Date;
  case_id: string;
  decision_kind: DecisionKind;
  decision_text: string;
  reason: Reason;
  target_kind: TargetKind;
  moderator_id: string;
  moderator_name: string;
  author_name: string;
  position: string;
}

/**
 * Lists open appeals, sorted by deadline with the earliest first, plus one extra row that shows whether there is a next
 * page.
 */
export async function listAppeals(db: Kysely<DB>, page: PageRequest) {
  const dueFirst = { order: 'asc', first: { column: 'page.due_at', read: readMoment } } as const;
  const { rows } = await sql<AppealRow>`
    with page as (
      select * from moderation_appeals page where status = 'OPEN' and ${keysetCondition(page, 'page.id', dueFirst)}
      order by ${keysetOrder(page, 'page.id', dueFirst)} limit ${page.size + 1}
    )
    select page.id, page.text, page.status, page.due_at, page.created_at, d.case_id, d.kind as decision_kind,
      d.text as decision_text, d.reason, k.target_kind, d.moderator_id, m.name as moderator_name, u.name as author_name,
      ${writeMoment('page.due_at')} as position
    from page join moderation_decisions d on d.id = page.decision_id join moderation_cases k on k.id = d.case_id
    join users m on m.id = d.moderator_id join users u on u.id = page.author_id
    order by ${keysetOrder(page, 'page.id', dueFirst)}`.execute(db);
  return rows;
}

/**
 * Answers an appeal: either upholds the decision or undoes it.
 * @returns the id of the case
 * @throws {ApiError} 404 if there is no such appeal
 * @throws {ApiError} 403 for the moderator who made the decision, for a moderator who published or reported the
 * content, and if the appeal already has a different answer
 */
export async function answerAppeal(
  { db, urlOf }: Pick<Platform, 'db' | 'urlOf'>,
  moderatorId: string,
  appealId: string,
  answer: { grant: boolean; text: string },
): Promise<string> {
  return await transact(db, async (tx) => {
    const asked = tx
      .selectFrom('moderation_appeals as a')
      .innerJoin('moderation_decisions as d', 'd.id', 'a.decision_id')
      .select(['a.status', 'a.author_id', 'a.decided_by', 'd.id as decision_id', 'd.case_id', 'd.moderator_id'])
      .where('a.id', '=', appealId);
    const of = await asked.executeTakeFirst();
    if (!of) throw notFound('Recurso não encontrado.');
    // Locks the case before the appeal, in the same order as `restoreCase`, which also answers the open appeal. Locking
    // in different orders could deadlock.
    const each = await lockOneToDecide(tx, of.case_id);
    const found = await asked.forUpdate('a').executeTakeFirstOrThrow();
    if (found.moderator_id === moderatorId) throw notAllowed('Quem decidiu o caso não pode julgar o recurso.');
    if (found.author_id === moderatorId) throw notAllowed('Você é parte deste caso. Outra pessoa precisa decidir.');
    const status = answer.grant ? ('GRANTED' as const) : ('UPHELD' as const);
    if (found.status !== 'OPEN') {
      if (found.status === status && found.decided_by === moderatorId) return found.case_id;
      throw notAllowed('Este recurso já foi respondido.');
    }
    await refuseParty(tx, each, moderatorId);
    await tx
      .updateTable('moderation_appeals')
      .set({ status, decided_by: moderatorId, answer: answer.text, decided_at: sql<Date>`now()` })
      .where('id', '=', appealId)
      .execute();
    await writeLog(tx, {
      actorId: moderatorId,
      action: answer.grant ? 'APPEAL_GRANTED' : 'APPEAL_UPHELD',
      caseId: found.case_id,
      targetKind: each.target_kind,
      targetId: each.target_id,
      subjectId: found.author_id,
      detail: { text: answer.text },
    });
    if (answer.grant) {
      await undoLast(tx, urlOf, each, moderatorId, answer.text);
      return found.case_id;
    }
    notify(tx, {
      kind: 'MODERATION',
      recipientId: found.author_id,
      targetId: found.decision_id,
      detail: 'seu recurso foi analisado e a decisão continua valendo',
    });
    return found.case_id;
  });
}
