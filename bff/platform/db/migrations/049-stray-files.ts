/**
 * Files that no row speaks of: a restore notes those that it puts before it replaces the rows, and those that it leaves
 * over, until they are deleted (backup/stray-files.ts). A restore may have made the table before this.
 */
export const sql = `
create table if not exists stray_files (key text primary key);
`;
