/**
 * Adds an index for finding the other moderation decisions about an object, which are checked before the object is
 * restored.
 */
export const sql = `
create index moderation_cases_about on moderation_cases (target_kind, target_id);
`;
