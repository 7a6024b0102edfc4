/** Counts the attempts at a copy of a member's data, so that one that ends the process at every start is given up. */
export const sql = `
alter table exports add column attempts int not null default 0;
`;
