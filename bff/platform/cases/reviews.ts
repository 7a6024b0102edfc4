import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { openCase } from './cases.store.ts';
import { findReported, releaseEvidence } from './evidence.ts';
import { writeLog } from './log.store.ts';

type Reviewed = 'POST' | 'AD';

/**
 * Opens a case in which a moderator reviews a new post or ad before it is published. Call it in the transaction that
 * creates the post or ad.
 * @param at the time of opening; now by default
 */
export async function openReview(tx: Transaction<DB>, targetKind: Reviewed, targetId: string, at = new Date()) {
  const object = await findReported(tx, targetKind, targetId);
  if (!object) throw new Error(`The new ${targetKind} to review does not exist.`);
  const caseId = await openCase(tx, { targetKind, targetId, reason: 'OTHER', origin: 'REVIEW', object, at });
  const subjectId = object.authorId;
  await writeLog(tx, { actorId: null, action: 'REVIEW_OPENED', caseId, targetKind, targetId, subjectId });
}

/**
 * Closes the review case of a post or ad that was withdrawn. Does nothing if the post or ad was reported, because the
 * report still needs a decision. Call it before changing the post or ad: a moderation decision also locks the case
 * first, and another order could deadlock.
 * @param actorId the acting member; null for the platform
 */
export async function closeReview(
  tx: Transaction<DB>,
  targetKind: Reviewed,
  targetId: string,
  authorId: string,
  actorId: string | null = authorId,
) {
  const closed = await tx
    .updateTable('moderation_cases')
    .set({ status: 'DECIDED', decided_at: sql<Date>`now()`, claimed_by: null, claimed_at: null })
    .where('target_kind', '=', targetKind)
    .where('target_id', '=', targetId)
    .where('author_id', '=', authorId)
    .where('status', '=', 'OPEN')
    .where('origin', '=', 'REVIEW')
    .where('report_count', '=', 0)
    .returning(['id', 'media_ids'])
    .executeTakeFirst();
  if (!closed) return;
  await releaseEvidence(tx, closed.id, closed.media_ids);
  await writeLog(tx, { actorId, action: 'WITHDRAWN', caseId: closed.id, targetKind, targetId, subjectId: authorId });
}
