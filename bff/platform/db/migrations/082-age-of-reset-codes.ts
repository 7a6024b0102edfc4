/** When the live code was made: it is sent again and prolonged for so long (accounts/password-resets.store.ts). */
export const sql = `
alter table password_resets add column code_made_at timestamptz;
`;
