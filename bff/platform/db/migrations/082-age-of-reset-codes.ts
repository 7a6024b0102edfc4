/**
 * Adds the creation time of the valid password reset code. This time limits how long the platform may mail the same
 * code again and postpone its expiry (accounts/recovery/password-resets.store.ts).
 */
export const sql = `
alter table password_resets add column code_made_at timestamptz;
`;
