/** The figures of a month (moderation/figures.store.ts) read that month, however many years were before it. */
export const sql = `
create index moderation_decisions_at on moderation_decisions (created_at);
create index moderation_reports_at on moderation_reports (created_at) where case_id is not null;
create index moderation_cases_decided_at on moderation_cases (decided_at) where status = 'DECIDED';
create index moderation_cases_stopped_at on moderation_cases (created_at) where origin = 'HASH' and target_kind = 'OTHER';
create index moderation_appeals_at on moderation_appeals (created_at);
create index moderation_appeals_granted_at on moderation_appeals (decided_at) where status = 'GRANTED';
`;
