/**
 * The times at which backups were restored into this database, each signed with a secret that is not in the database
 * (moderation/restored.ts).
 */
export const sql = `
create table restores (
  at timestamptz primary key,
  signature bytea not null
);
`;
