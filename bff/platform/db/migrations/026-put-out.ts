/** A member who was put out of a community and asks to be let in again is still not let in by an invite. */
export const sql = `
alter table community_members add column was_put_out boolean not null default false;
`;
