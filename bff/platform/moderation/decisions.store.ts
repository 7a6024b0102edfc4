import { sql, type Kysely, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { invalidInput, notAllowed, notFound } from '../errors.ts';
import { publishChange } from '../comments/changes.ts';
import { membershipEnded } from '../communities/membership-ended.ts';
import { offersEnded } from '../communities/offers.ended.ts';
import type { Platform } from '../context.ts';
import { chatEvents } from '../conversations/chat-events.ts';
import { publishAccess } from '../events/access.ts';
import { publishPost } from '../events/posts.ts';
import type { UrlOf } from '../media/media.wire.ts';
import { notify, type Notice } from '../events/notify.ts';
import { approve } from '../ads/ad-states.ts';
import { publishReviewed } from '../posts/review.ts';
import { lockVisibility } from '../policy/visibility-lock.ts';
import { oweAnswers } from './answers.store.ts';
import { CLAIM_MINUTES } from '../cases/cases.store.ts';
import { releaseEvidence } from '../cases/evidence.ts';
import { FOR_GOOD } from '../auth/locks.ts';
import { applyLocks } from './locks.ts';
import { writeLog } from '../cases/log.store.ts';
import type { DecisionKind, ModerationTables, Undo } from '../cases/cases.table.ts';
import { refuseParty } from './parties.ts';
import { isWordsOnly } from './protocols.store.ts';
import type { Reason } from '../policy/reasons.ts';
import { isSeenByOthers } from './seen-by-others.ts';
import { putBack, takeDown, caseTargetOf, type Shown } from './take-down.ts';
import { unlistUndone } from './unban-pictures.ts';

export interface Verdict {
  kind: Exclude<DecisionKind, 'RESTORE'>;
  reason: Reason;
  /** The moderator's text for the content's author. */
  text: string;
  /** The end of a suspension. Null for all other kinds of decisions. */
  until: Date | null;
}

type Case = Selectable<ModerationTables['moderation_cases']>;
type Place = Pick<Platform, 'db' | 'urlOf'>;
const MAX_SUSPENSION_MS = 366 * 86_400_000;

/**
 * Decides one case, or several cases about the same content, and writes the moderation log in the same transaction. A
 * suspension or ban applies only to the first case of each author. The author's other cases get a TAKE_DOWN, so that
 * restoring a single case ends the suspension. Repeating the same decision changes nothing.
 * @throws {ApiError} 400 for an invalid verdict
 * @throws {ApiError} 403 for a moderator who published or reported the content, or while another moderator has claimed
 * a case
 * @throws {ApiError} 404 if a case does not exist
 */
export async function decide({ db, urlOf }: Place, moderatorId: string, caseIds: string[], verdict: Verdict) {
  await transact(db, async (tx) => {
    const cases = await lockToDecide(tx, caseIds);
    const open = await openOnes(tx, cases, moderatorId, verdict);
    for (const each of open) await requireJudge(tx, each, moderatorId);
    for (const each of open) requireFitting(each, verdict);
    for (const [nth, each] of open.entries()) {
      const isFirst = open.findIndex(({ author_id }) => author_id === each.author_id) === nth;
      const own = shutsOut(verdict) && !isFirst ? { ...verdict, kind: 'TAKE_DOWN' as const } : verdict;
      await decideOne(tx, urlOf, each, moderatorId, own);
    }
  });
}

function shutsOut({ kind }: Verdict) {
  return kind === 'SUSPEND' || kind === 'BAN';
}

/**
 * Locks the given cases and every row that deciding them, or undoing a decision about them, may change. The order of
 * the locks avoids deadlocks. Communities come before accounts, because changes of memberships and owners use this
 * order. Accounts come before cases, because reporting uses this order.
 */
async function lockToDecide(tx: Tx, caseIds: string[]) {
  const ids = sql`${caseIds}::uuid[]`;
  await sql`
    select 1 from communities where id in (
      select target_id from moderation_cases where id = any(${ids}) and target_kind = 'COMMUNITY'
      union all
      select p.community_id from moderation_cases k join posts p on p.id = k.target_id
      where k.id = any(${ids}) and k.target_kind = 'POST'
    ) order by id for no key update`.execute(tx);
  await lockVisibility(tx, sql`select author_id from moderation_cases where id = any(${ids})`);
  return await lockCases(tx, caseIds);
}

/**
 * Calls `lockToDecide` for a single case.
 * @throws {ApiError} 404 if the case does not exist
 */
export async function lockOneToDecide(tx: Tx, caseId: string) {
  const [each] = await lockToDecide(tx, [caseId]);
  if (!each) throw notFound('Caso não encontrado.');
  return each;
}

/**
 * FOR NO KEY UPDATE lets other transactions insert rows that reference a case, such as the listed pictures of a case.
 */
async function lockCases(tx: Tx, ids: string[]) {
  const cases = await tx
    .selectFrom('moderation_cases')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (cases.length < new Set(ids).size) throw notFound('Caso não encontrado.');
  const [first] = cases;
  if (cases.some((each) => each.content_key === null || each.content_key !== first?.content_key) && cases.length > 1) {
    throw invalidInput('casos', 'Só casos do mesmo conteúdo podem ser decididos juntos.');
  }
  return cases;
}

async function openOnes(tx: Tx, cases: Case[], moderatorId: string, verdict: Verdict) {
  const shutOut = new Set<string | null>();
  for (const { id, author_id } of cases.filter(({ status }) => status === 'DECIDED')) {
    const last = await lastDecision(tx, id);
    const isSame = last?.kind === verdict.kind || (last?.kind === 'TAKE_DOWN' && shutOut.has(author_id));
    if (last?.moderator_id !== moderatorId || !isSame) throw notAllowed('Este caso já foi decidido.');
    if (shutsOut(verdict)) shutOut.add(author_id);
  }
  return cases.filter(({ status }) => status === 'OPEN');
}

/**
 * @throws {ApiError} 403 for a moderator who published or reported the content, or if another moderator claimed the
 * case less than CLAIM_MINUTES ago
 */
async function requireJudge(tx: Tx, each: Case, moderatorId: string) {
  await refuseParty(tx, each, moderatorId);
  const { claimed_by, claimed_at } = each;
  const isFresh = claimed_at !== null && claimed_at.getTime() > Date.now() - CLAIM_MINUTES * 60_000;
  if (claimed_by !== null && claimed_by !== moderatorId && isFresh)
    throw notAllowed('Outra pessoa está com este caso.');
}

/** @throws {ApiError} 400 for a verdict that is not possible for this case */
function requireFitting(each: Case, { kind, text }: Verdict) {
  if (kind !== 'DISMISS' && kind !== 'TAKE_DOWN' && each.author_id === null) {
    throw invalidInput('desDecision', 'Este caso não tem autor conhecido.');
  }
  if (kind === 'TAKE_DOWN' && each.target_kind === 'AD' && text === '') {
    throw invalidInput('desText', 'Explique ao anunciante o motivo.');
  }
  if (isWordsOnly(each) && text === '') throw invalidInput('desText', 'Conte a quem denunciou o que foi feito.');
  if (kind === 'TAKE_DOWN' && each.target_kind === 'OTHER' && !isWordsOnly(each)) {
    throw invalidInput('desDecision', 'Não há aqui conteúdo que possa ser retirado.');
  }
}

async function decideOne(tx: Tx, urlOf: UrlOf, each: Case, moderatorId: string, verdict: Verdict) {
  const { kind, reason, text } = verdict;
  const until = untilOf(verdict);
  const { author_id: authorId } = each;
  const id = uuidv7();
  const undo = await apply(tx, urlOf, each, id, verdict);
  await tx
    .insertInto('moderation_decisions')
    .values({
      id,
      case_id: each.id,
      kind,
      moderator_id: moderatorId,
      author_id: authorId,
      reason,
      text,
      until,
      undo: JSON.stringify(undo),
    })
    .execute();
  if (until !== null && authorId !== null) {
    publishAccess(tx, 'session', authorId);
    offersEnded(tx, await applyLocks(tx, authorId));
  }
  await tx
    .updateTable('moderation_cases')
    .set({ status: 'DECIDED', decided_at: sql<Date>`now()`, claimed_by: null, claimed_at: null })
    .where('id', '=', each.id)
    .execute();
  await writeLog(tx, {
    actorId: moderatorId,
    action: kind,
    caseId: each.id,
    targetKind: each.target_kind,
    targetId: each.target_id,
    subjectId: authorId,
    detail: { reason, text, ...(until && { until: until.toISOString() }) },
  });
  await oweAnswers(tx, each.id);
  notify(tx, ...(await noticesOf(tx, each, id, kind)));
}

function untilOf({ kind, until }: Verdict) {
  if (kind === 'BAN') return FOR_GOOD;
  if (kind !== 'SUSPEND') return null;
  const left = (until?.getTime() ?? 0) - Date.now();
  if (until === null || left <= 0 || left > MAX_SUSPENSION_MS) {
    throw invalidInput('datUntil', 'Escolha até quando, de agora a um ano.');
  }
  return until;
}

async function apply(tx: Tx, urlOf: UrlOf, each: Case, decisionId: string, { kind, text }: Verdict): Promise<Undo> {
  if (kind === 'DISMISS' || kind === 'WARN') {
    await letThrough(tx, each);
    if (kind === 'DISMISS') await releaseEvidence(tx, each.id, each.media_ids);
    return {};
  }
  const taken = await takeDown(tx, caseTargetOf(each), decisionId, text);
  for (const userId of taken.outside) membershipEnded(tx, each.target_id, userId);
  if (taken.shown) publishShown(tx, urlOf, taken.shown);
  return taken.undo;
}

/** Tells open pages that content was taken down or restored. */
function publishShown(tx: Tx, urlOf: UrlOf, { conversation, comment, post }: Shown) {
  if (conversation) chatEvents(tx).conversationChanged(conversation.id, conversation.members);
  if (comment) publishChange(tx, urlOf, comment);
  if (post) publishPost(tx, post);
}

/** Publishes a post or an ad that was waiting for this decision. */
async function letThrough(tx: Tx, { target_kind, target_id, origin }: Case) {
  if (target_kind === 'POST') await publishReviewed(tx, target_id);
  if (target_kind === 'AD' && origin === 'REVIEW') await approve(tx, target_id);
}

/**
 * Returns one notification to the content's author about the decision, and one notification to each reporter about the
 * outcome.
 */
async function noticesOf(tx: Tx, each: Case, decisionId: string, kind: Verdict['kind']): Promise<Notice[]> {
  const reporters = await tx
    .selectFrom('moderation_reports')
    .distinctOn('reporter_id')
    .select(['id', 'reporter_id'])
    .where('case_id', '=', each.id)
    .where('reporter_id', 'is not', null)
    .orderBy('reporter_id')
    .orderBy('id')
    .execute();
  const answer =
    kind !== 'DISMISS'
      ? 'sua denúncia foi aceita'
      : (await isSeenByOthers(tx, each.target_kind, each.target_id))
        ? 'sua denúncia foi analisada e o conteúdo continua no ar'
        : 'sua denúncia foi analisada e o conteúdo não está mais no ar';
  const answers = reporters.map(({ id, reporter_id }) => ({
    kind: 'MODERATION' as const,
    recipientId: reporter_id ?? '',
    targetId: id,
    detail: answer,
  }));
  const notice = { kind: 'MODERATION' as const, recipientId: each.author_id ?? '', targetId: decisionId };
  const isReview = each.origin === 'REVIEW';
  // The author of an ad gets AD_APPROVED or AD_REFUSED after its review, instead of the notification about a decision.
  if (each.author_id === null || (isReview && each.target_kind === 'AD' && kind !== 'SUSPEND' && kind !== 'BAN')) {
    return answers;
  }
  if (kind === 'DISMISS') return isReview ? [...answers, { ...notice, detail: 'seu post foi publicado' }] : answers;
  const words = isReview ? { ...againstPublished, TAKE_DOWN: 'seu post não foi publicado' } : againstPublished;
  const detail = kind === 'TAKE_DOWN' || kind === 'WARN' ? words[kind] : 'sua conta foi suspensa';
  return [...answers, { ...notice, detail }];
}

/** The texts of the notifications to the content's author. */
export const againstPublished = { TAKE_DOWN: 'retiramos algo que você publicou', WARN: 'você recebeu uma advertência' };

async function lastDecision(tx: Kysely<DB>, caseId: string) {
  return await tx
    .selectFrom('moderation_decisions')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Undoes the last decision of a case. If the case is already restored, nothing changes.
 * @throws {ApiError} 403 for a moderator who published or reported the content, or if there is no decision to undo
 * @throws {ApiError} 404 if the case does not exist
 */
export async function restoreCase({ db, urlOf }: Place, moderatorId: string, caseId: string, text: string) {
  await transact(db, async (tx) => {
    const each = await lockOneToDecide(tx, caseId);
    await requireJudge(tx, each, moderatorId);
    await undoLast(tx, urlOf, each, moderatorId, text);
  });
}

/** Undoes the last decision of a case. The caller must have locked the case with `lockOneToDecide`. */
export async function undoLast(tx: Tx, urlOf: UrlOf, each: Case, moderatorId: string, text: string) {
  const last = await lastDecision(tx, each.id);
  if (last?.kind === 'RESTORE') return;
  if (!last || last.kind === 'DISMISS') throw notAllowed('Não há o que restaurar.');

  const id = uuidv7();
  // Takes the case's pictures off the list of banned pictures first. Otherwise `putBack` would not restore files that
  // resemble these pictures.
  await unlistUndone(tx, moderatorId, each);
  if (last.kind !== 'WARN') publishShown(tx, urlOf, await putBack(tx, caseTargetOf(each), last.id, last.undo));
  const { reason, author_id } = last;
  await tx
    .insertInto('moderation_decisions')
    .values({ id, case_id: each.id, kind: 'RESTORE', moderator_id: moderatorId, author_id, reason, text })
    .execute();
  await tx.updateTable('moderation_decisions').set({ undone_by: id }).where('id', '=', last.id).execute();
  if (last.until !== null && last.author_id !== null) await applyLocks(tx, last.author_id);
  await writeLog(tx, {
    actorId: moderatorId,
    action: 'RESTORE',
    caseId: each.id,
    targetKind: each.target_kind,
    targetId: each.target_id,
    subjectId: author_id,
    detail: { text },
  });
  await grantOpenAppeal(tx, each, last.id, moderatorId, text);
  if (author_id !== null) {
    const detail = 'uma decisão sobre você foi desfeita';
    notify(tx, { kind: 'MODERATION', recipientId: author_id, targetId: last.id, detail });
  }
}

/** Accepts the open appeal against a decision that was undone, because no moderator has to decide about it any more. */
async function grantOpenAppeal(tx: Tx, each: Case, decisionId: string, moderatorId: string, text: string) {
  const granted = await tx
    .updateTable('moderation_appeals')
    .set({ status: 'GRANTED', decided_by: moderatorId, answer: text, decided_at: sql<Date>`now()` })
    .where('decision_id', '=', decisionId)
    .where('status', '=', 'OPEN')
    .returning('author_id')
    .executeTakeFirst();
  if (!granted) return;
  await writeLog(tx, {
    actorId: moderatorId,
    action: 'APPEAL_GRANTED',
    caseId: each.id,
    targetKind: each.target_kind,
    targetId: each.target_id,
    subjectId: granted.author_id,
    detail: { text },
  });
}

export async function lockCase(tx: Tx, caseId: string) {
  const [each] = await lockCases(tx, [caseId]);
  if (!each) throw notFound('Caso não encontrado.');
  return each;
}

/**
 * Claims a case for a moderator, so that no other moderator works on it. The claim ends after half an hour without a
 * decision.
 * @throws {ApiError} 403 if the case is decided or another moderator has claimed it
 * @throws {ApiError} 404 if the case does not exist
 */
export async function claim(db: Kysely<DB>, moderatorId: string, caseId: string) {
  await transact(db, async (tx) => {
    const each = await lockCase(tx, caseId);
    if (each.status !== 'OPEN') throw notAllowed('Este caso já foi decidido.');
    await requireJudge(tx, each, moderatorId);
    await tx
      .updateTable('moderation_cases')
      .set({ claimed_by: moderatorId, claimed_at: sql<Date>`now()` })
      .where('id', '=', caseId)
      .execute();
    if (each.claimed_by !== moderatorId) {
      await writeLog(tx, { actorId: moderatorId, action: 'CLAIMED', caseId, subjectId: each.author_id });
    }
  });
}

/** Releases this moderator's claim on a case. */
export async function unclaim(db: Kysely<DB>, moderatorId: string, caseId: string) {
  await transact(db, async (tx) => {
    const put = await tx
      .updateTable('moderation_cases')
      .set({ claimed_by: null, claimed_at: null })
      .where('id', '=', caseId)
      .where('claimed_by', '=', moderatorId)
      .returning('author_id')
      .executeTakeFirst();
    if (put) await writeLog(tx, { actorId: moderatorId, action: 'UNCLAIMED', caseId, subjectId: put.author_id });
  });
}
