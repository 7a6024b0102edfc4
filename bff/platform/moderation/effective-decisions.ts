import { sql, type RawBuilder } from 'kysely';
import type { TargetKind } from '../cases/cases.table.ts';

/** SQL condition on a decision `d`: it takes its object down and was not undone. */
const takesDown = sql`d.kind in ('TAKE_DOWN', 'SUSPEND', 'BAN') and d.undone_by is null`;

/** Selects the other decisions that take an object down, as `d`, with their cases as `k`. */
export function otherDecisionsAbout(kind: TargetKind, which: RawBuilder<unknown>, decisionId: string) {
  return sql`from moderation_decisions d join moderation_cases k on k.id = d.case_id
    where k.target_kind = ${kind} and k.target_id in (${which}) and ${takesDown} and d.id <> ${decisionId}`;
}

/** Selects the other decisions that withhold a file's bytes. @param decisionId null selects all of them */
export function otherDecisionsWithholding(mediaId: RawBuilder<unknown>, decisionId: string | null) {
  return sql`from moderation_decisions d join moderation_cases k on k.id = d.case_id
    where ${mediaId} = any(k.media_ids) and ${takesDown} and d.id is distinct from ${decisionId}::uuid`;
}
