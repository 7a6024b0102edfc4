/**
 * Counts the attempts at a data export (a copy of a member's data), so that the platform gives up an export that
 * crashes the process at every attempt.
 */
export const sql = `
alter table exports add column attempts int not null default 0;
`;
