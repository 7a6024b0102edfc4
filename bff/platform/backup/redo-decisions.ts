import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { againstPublished } from '../moderation/decisions.store.ts';
import type { Evidence } from '../cases/evidence-record.ts';
import { findReported, type ReportedObject } from '../cases/evidence.ts';
import type { Undo } from '../cases/cases.table.ts';
import { putBack, takeDown, caseTargetOf } from '../moderation/take-down.ts';
import type { Tx } from '../db/transact.ts';
import { notify } from '../events/notify.ts';
import type { About, Decided, FinalAct } from './final-acts.ts';

const nothing: Evidence = {
  title: null,
  text: '',
  files: [],
  pictures: [],
  before: [],
  postId: null,
  communityId: null,
  conversationId: null,
  createdAt: null,
};

/**
 * Returns the ids of outdated final acts. An act about a moderation decision is outdated if there is a later act about
 * the same decision.
 */
export function outdated(acts: FinalAct[]) {
  const last = new Map<string, string>();
  const ids = new Set<string>();
  for (const { id, detail } of acts) {
    if (!detail.decided) continue;
    const before = last.get(detail.decided.id);
    if (before !== undefined) ids.add(before);
    last.set(detail.decided.id, id);
  }
  return ids;
}

/**
 * Redoes a moderation decision that was made after the backup: takes the content down again. If the decision was undone
 * after the backup, restores the content instead.
 */
export async function redoDecision(tx: Tx, { userId, detail: { decided } }: FinalAct) {
  if (!decided) return;
  const there = await decisionIn(tx, decided.id);
  if (there) {
    if (decided.isUndone && there.undone_by === null) await undo(tx, decided, there);
    return;
  }
  const { about } = decided;
  const found = about ? await findReported(tx, about.kind, about.id) : undefined;
  const taken = about && !decided.isUndone ? await takeDownAgain(tx, decided.id, about, found) : {};
  await writeDown(tx, userId, decided, { taken, found });
}

async function decisionIn(tx: Tx, id: string) {
  return await tx
    .selectFrom('moderation_decisions as d')
    .innerJoin('moderation_cases as k', 'k.id', 'd.case_id')
    .select(['d.undone_by', 'd.undo', 'k.target_kind', 'k.target_id', 'k.media_ids', 'k.taken_down_erased_at'])
    .where('d.id', '=', id)
    .executeTakeFirst();
}

export async function isThere(tx: Tx, id: string) {
  return (await decisionIn(tx, id)) !== undefined;
}

type Standing = NonNullable<Awaited<ReturnType<typeof decisionIn>>>;

async function undo(tx: Tx, { id }: Decided, there: Standing) {
  await putBack(tx, caseTargetOf(there), id, there.undo);
  await tx.updateTable('moderation_decisions').set({ undone_by: id }).where('id', '=', id).execute();
  // Grant an open appeal against the decision, because the decision is already undone.
  await tx
    .updateTable('moderation_appeals')
    .set({ status: 'GRANTED', decided_at: sql<Date>`now()` })
    .where('decision_id', '=', id)
    .where('status', '=', 'OPEN')
    .execute();
}

/**
 * Takes a moderated object and its files down again. If the restored database lacks the object, takes down only its
 * files, because other objects may show them.
 */
async function takeDownAgain(
  tx: Tx,
  decisionId: string,
  { kind, id, mediaIds }: About,
  found: ReportedObject | undefined,
): Promise<Undo> {
  const target = { kind: found === undefined ? ('OTHER' as const) : kind, id, mediaIds };
  return (await takeDown(tx, target, decisionId, '')).undo;
}

interface Done {
  taken: Undo;
  found: ReportedObject | undefined;
}

/**
 * Inserts a moderation decision again, so that the author of the content can read it and appeal, and a moderator can
 * undo it. If the backup does not contain the case of the decision, creates a case with the current content. Does
 * nothing if the moderator or the author is not in the backup.
 */
export async function writeDown(tx: Tx, userId: string | null, decided: Decided, { taken, found }: Done) {
  const { id, kind, reason, moderatorId, at, until, isUndone, about } = decided;
  const wanted = new Set([moderatorId, ...(userId === null ? [] : [userId])]);
  const people = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...wanted])
    .execute();
  if (people.length < wanted.size) return;
  const caseId = about?.caseId ?? uuidv7();
  const target = about ?? { kind: 'PROFILE' as const, id: userId, mediaIds: [] };
  await sql`
    insert into moderation_cases
      (id, target_kind, target_id, author_id, reason, status, due_at, evidence, media_ids, content_key, decided_at)
    values (${caseId}, ${target.kind}, ${target.id}, ${userId}, ${reason}, 'DECIDED', ${at},
      ${JSON.stringify(found?.evidence ?? nothing)}, ${target.mediaIds}, ${found?.contentKey ?? null}, ${at})
    on conflict (id) do update set status = 'DECIDED', decided_at = excluded.decided_at, claimed_by = null,
      claimed_at = null`.execute(tx);
  await tx
    .insertInto('moderation_decisions')
    .values({
      id,
      case_id: caseId,
      kind,
      moderator_id: moderatorId,
      author_id: userId,
      reason,
      until,
      undo: JSON.stringify(taken),
      undone_by: isUndone ? id : null,
      created_at: at,
    })
    .execute();
  if (kind !== 'TAKE_DOWN' || isUndone || userId === null) return;
  const detail = againstPublished.TAKE_DOWN;
  notify(tx, { kind: 'MODERATION', recipientId: userId, targetId: id, detail });
}
