/** What else was decided about an object is asked before it is given back. */
export const sql = `
create index moderation_cases_about on moderation_cases (target_kind, target_id);
`;
