/** The code itself, encrypted: who asks again is sent the same one, so that no stranger ends it by asking. */
export const sql = `
alter table password_resets add column code_sealed bytea;
`;
