/**
 * The code itself, encrypted. A repeated request mails the same code, so that no stranger can end it by asking for one.
 */
export const sql = `
alter table password_resets add column code_sealed bytea;
`;
