/**
 * When what a case took down was erased: the version before left it there when it erased the evidence
 * (moderation/retention.ts). Which files that was about is known from the final acts. The index
 * moderation_cases_retained is that version's: drop it one release later. The table is shut last, and for a moment.
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
