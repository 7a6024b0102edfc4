/**
 * The keys of files in the file store that have no row in the database. A key stays here until its file is deleted
 * (backup/stray-files.ts). A restore of a backup first records the files that it stores, then replaces the rows, and
 * afterwards records the files that no row uses any more. A restore may have created this table before the migration.
 */
export const sql = `
create table if not exists stray_files (key text primary key);
`;
