/** A suspended member has no session; a challenge of its own kind lets them read the decision and answer it. */
export const sql = `
alter table auth_challenges drop constraint auth_challenges_purpose_check;
alter table auth_challenges add constraint auth_challenges_purpose_check
  check (purpose in ('SECOND_STEP', 'PASSKEY', 'PASSKEY_REGISTER', 'LOCK'));
`;
