/**
 * The creation time of the valid reset code. It limits how long the same code is mailed again and its expiry postponed
 * (accounts/recovery/password-resets.store.ts).
 */
export const sql = `
alter table password_resets add column code_made_at timestamptz;
`;
