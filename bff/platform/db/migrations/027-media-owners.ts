/** Every upload sums its member's files, and those outside posts. */
export const sql = `
create index media_of_owner on media (owner_id, post_id);
`;
