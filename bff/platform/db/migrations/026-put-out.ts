/**
 * Marks members that were removed from a community: they cannot use an invite, even after they have requested
 * membership again.
 */
export const sql = `
alter table community_members add column was_put_out boolean not null default false;
`;
