/**
 * The e-mail about an added sign-in factor has a link that removes the factor, and account recovery removes recently
 * added factors. Recovery codes store their creation time from this migration on, so that recovery can tell which ones
 * are recent.
 */
export const sql = `
alter table mail_links drop constraint mail_links_purpose_check;
alter table recovery_codes add column created_at timestamptz not null default '2000-01-01';
alter table recovery_codes alter column created_at set default now();
`;
