/**
 * The times at which backups were restored into this database, each signed with a secret that it does not hold
 * (moderation/restored.ts).
 */
export const sql = `
create table restores (
  at timestamptz primary key,
  signature bytea not null
);
`;
