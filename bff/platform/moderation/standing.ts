import { sql, type RawBuilder } from 'kysely';
import type { TargetKind } from '../cases/cases.table.ts';

/** Whether a decision takes down what it is about and was not undone, as an SQL condition; decisions go by `d`. */
const takesDown = sql`d.kind in ('TAKE_DOWN', 'SUSPEND', 'BAN') and d.undone_by is null`;

/** The decisions that take an object down besides one, as a query in which they go by `d` and their cases by `k`. */
export function othersAbout(kind: TargetKind, which: RawBuilder<unknown>, decisionId: string) {
  return sql`from moderation_decisions d join moderation_cases k on k.id = d.case_id
    where k.target_kind = ${kind} and k.target_id in (${which}) and ${takesDown} and d.id <> ${decisionId}`;
}

/** The same of those that keep a file's bytes away. @param decisionId null: all of them */
export function othersWithholding(mediaId: RawBuilder<unknown>, decisionId: string | null) {
  return sql`from moderation_decisions d join moderation_cases k on k.id = d.case_id
    where ${mediaId} = any(k.media_ids) and ${takesDown} and d.id is distinct from ${decisionId}::uuid`;
}
