/**
 * Adds an index for two sums that are computed at every upload: the total size of all files of the member, and the
 * total size of the files that no post uses.
 */
export const sql = `
create index media_of_owner on media (owner_id, post_id);
`;
