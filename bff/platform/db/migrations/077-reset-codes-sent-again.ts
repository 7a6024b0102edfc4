/**
 * Stores the password reset code itself, encrypted. A repeated request mails the same code, so that a stranger cannot
 * invalidate a member's code by requesting a new one.
 */
export const sql = `
alter table password_resets add column code_sealed bytea;
`;
