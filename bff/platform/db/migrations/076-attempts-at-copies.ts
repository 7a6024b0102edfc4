/**
 * Counts the attempts to make a copy of a member's data, so that the platform gives up a copy that ends the process at
 * every start.
 */
export const sql = `
alter table exports add column attempts int not null default 0;
`;
