/**
 * The mail about an added factor can undo it, and recovering an account removes recently added factors: recovery codes
 * therefore store their time of creation from now on.
 */
export const sql = `
alter table mail_links drop constraint mail_links_purpose_check;
alter table recovery_codes add column created_at timestamptz not null default '2000-01-01';
alter table recovery_codes alter column created_at set default now();
`;
