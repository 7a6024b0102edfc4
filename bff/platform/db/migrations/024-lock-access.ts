/** A member who is shut out has no session, and reads and answers the decision by a challenge of its own. */
export const sql = `
alter table auth_challenges drop constraint auth_challenges_purpose_check;
alter table auth_challenges add constraint auth_challenges_purpose_check
  check (purpose in ('SECOND_STEP', 'PASSKEY', 'PASSKEY_REGISTER', 'LOCK'));
`;
