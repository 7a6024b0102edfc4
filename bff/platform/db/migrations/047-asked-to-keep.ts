/**
 * `keeps` is true if this sign-in cancels the deletion that the member has requested for the account. The first step of
 * a sign-in asks the member and stores the answer for the second step. The default is true, because the previous
 * release asks before it creates a challenge.
 */
export const sql = `
alter table auth_challenges add column keeps boolean not null default true;
`;
