/**
 * Creation time of the live code, which limits its resending and prolonging
 * (accounts/recovery/password-resets.store.ts).
 */
export const sql = `
alter table password_resets add column code_made_at timestamptz;
`;
