/**
 * A suspended member has no session. A sign-in challenge with the purpose LOCK lets the member read the decision and
 * appeal against it.
 */
export const sql = `
alter table auth_challenges drop constraint auth_challenges_purpose_check;
alter table auth_challenges add constraint auth_challenges_purpose_check
  check (purpose in ('SECOND_STEP', 'PASSKEY', 'PASSKEY_REGISTER', 'LOCK'));
`;
