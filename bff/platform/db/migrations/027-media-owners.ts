/** What a member has uploaded, and what of it is in no post: summed at every upload. */
export const sql = `
create index media_of_owner on media (owner_id, post_id);
`;
