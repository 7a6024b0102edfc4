import { sql, type RawBuilder } from 'kysely';
import type { TargetKind } from '../cases/cases.table.ts';

/** SQL condition on a decision `d`: the decision takes its object down, and it was not undone. */
const takesDown = sql`d.kind in ('TAKE_DOWN', 'SUSPEND', 'BAN') and d.undone_by is null`;

/**
 * Returns the FROM and WHERE clauses of a query for the decisions in force that take an object down, except the given
 * decision. The query's alias for decisions is `d`, and `k` for their cases.
 */
export function otherDecisionsAbout(kind: TargetKind, which: RawBuilder<unknown>, decisionId: string) {
  return sql`from moderation_decisions d join moderation_cases k on k.id = d.case_id
    where k.target_kind = ${kind} and k.target_id in (${which}) and ${takesDown} and d.id <> ${decisionId}`;
}

/**
 * Returns the FROM and WHERE clauses of a query for the decisions in force that withhold a file from readers.
 * @param decisionId the decision to exclude; null excludes none
 */
export function otherDecisionsWithholding(mediaId: RawBuilder<unknown>, decisionId: string | null) {
  return sql`from moderation_decisions d join moderation_cases k on k.id = d.case_id
    where ${mediaId} = any(k.media_ids) and ${takesDown} and d.id is distinct from ${decisionId}::uuid`;
}
