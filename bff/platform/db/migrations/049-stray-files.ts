/**
 * The keys of stored files that have no row in the database, until these files are deleted (backup/stray-files.ts).
 * Before a restore replaces the rows, it notes the files that it stores; afterwards it notes the files that are left
 * over. A restore may have created this table before the migration.
 */
export const sql = `
create table if not exists stray_files (key text primary key);
`;
