/**
 * A second step keeps an account if the first step was asked to. For challenges under way, the previous release has
 * asked.
 */
export const sql = `
alter table auth_challenges add column keeps boolean not null default true;
`;
