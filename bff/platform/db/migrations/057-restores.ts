/**
 * When backups were restored into this database, each signed with the secret that it does not hold
 * (moderation/restored.ts).
 */
export const sql = `
create table restores (
  at timestamptz primary key,
  signature bytea not null
);
`;
