/**
 * Data exports: copies of a member's data, one at a time per member. The file of an export is in the folder of the
 * database and is deleted with the row.
 */
export const sql = `
create table exports (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  state text not null default 'PENDING' check (state in ('PENDING', 'RUNNING', 'READY', 'FAILED')),
  done int not null default 0,
  total int not null default 0,
  bytes bigint,
  requested_at timestamptz not null default now(),
  expires_at timestamptz
);
create index exports_open on exports (requested_at) where state in ('PENDING', 'RUNNING');
create index exports_over on exports (expires_at) where expires_at is not null;
`;
