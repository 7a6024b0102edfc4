/**
 * Adds indexes for the monthly moderation figures (moderation/figures.store.ts), so that the queries read only the rows
 * of one month, however many years of rows exist.
 */
export const online = [
  { index: `create index moderation_decisions_at on moderation_decisions (created_at)` },
  { index: `create index moderation_reports_at on moderation_reports (created_at) where case_id is not null` },
  { index: `create index moderation_cases_decided_at on moderation_cases (decided_at) where status = 'DECIDED'` },
  {
    index: `create index moderation_cases_stopped_at on moderation_cases (created_at) where origin = 'HASH' and target_kind = 'OTHER'`,
  },
  { index: `create index moderation_appeals_at on moderation_appeals (created_at)` },
  { index: `create index moderation_appeals_granted_at on moderation_appeals (decided_at) where status = 'GRANTED'` },
];
export const sql = '';
