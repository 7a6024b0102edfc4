/**
 * Adds the time at which the taken-down content of a case was erased. The previous release erased only the evidence of
 * a case and left this content (moderation/retention.ts). The ids of the content's files are copied from the final acts
 * (acts that a restore must not undo). Only the previous release uses the index moderation_cases_retained: drop the
 * index one release later. The table is locked last, and briefly.
 */
export const sql = `
update moderation_cases k set media_ids = files.ids
  from (
    select (a.detail->'decided'->'about'->>'caseId')::uuid as case_id, array_agg(distinct file::uuid) as ids
    from final_acts a, jsonb_array_elements_text(a.detail->'decided'->'about'->'mediaIds') file
    where a.kind = 'DECISION' group by 1
  ) files
  where k.id = files.case_id and k.evidence_erased_at is not null and k.media_ids = '{}';

alter table moderation_cases add column taken_down_erased_at timestamptz;
create index moderation_cases_due on moderation_cases (decided_at)
  where status = 'DECIDED' and taken_down_erased_at is null;
`;
