/** A member may report the same object again. Each report is a new row and never overwrites an earlier one. */
export const sql = `
create index moderation_reports_target on moderation_reports (reporter_id, target_kind, target_id, id);
alter table moderation_reports drop constraint moderation_reports_reporter_id_target_kind_target_id_key;
`;
