/** Index for two sums at every upload: the sizes of all files of the member, and of those outside posts. */
export const sql = `
create index media_of_owner on media (owner_id, post_id);
`;
