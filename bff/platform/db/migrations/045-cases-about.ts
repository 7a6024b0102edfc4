/** Finds the other decisions about an object before it is restored. */
export const sql = `
create index moderation_cases_about on moderation_cases (target_kind, target_id);
`;
