/**
 * Adds the id of the platform process that is erasing an account, so that a process releases and renews only its own
 * lease.
 */
export const sql = `
alter table erasures add column claim uuid;
`;
