/**
 * What is added to how an account is entered can be taken back by its mail, and recovering an account takes away what
 * was added lately: recovery codes of now say when they were made.
 */
export const sql = `
alter table mail_links drop constraint mail_links_purpose_check;
alter table recovery_codes add column created_at timestamptz not null default '2000-01-01';
alter table recovery_codes alter column created_at set default now();
`;
