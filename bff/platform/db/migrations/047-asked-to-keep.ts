/**
 * A second step keeps an account where its first was told so. One that is under way was asked by the version before.
 */
export const sql = `
alter table auth_challenges add column keeps boolean not null default true;
`;
