/**
 * Files without a row: a restore notes the files that it stores before it replaces the rows, and those left over, until
 * they are deleted (backup/stray-files.ts). A restore may have made the table before this.
 */
export const sql = `
create table if not exists stray_files (key text primary key);
`;
