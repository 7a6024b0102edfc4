/**
 * Access records, which Brazilian law (Lei 12.965/2014, art. 15) requires for six months: member, time and IP address,
 * and nothing else. They are not deleted with the account, because the law requires them even after the deletion.
 */
export const sql = `
create table access_records (
  user_id uuid not null references users (id),
  at timestamptz not null default now(),
  address text not null,
  primary key (user_id, at, address)
);
create index access_records_at on access_records (at);
`;
