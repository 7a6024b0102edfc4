/** A copy of a member's data that ended the process, and would end it at every start, is given up. */
export const sql = `
alter table exports add column attempts int not null default 0;
`;
