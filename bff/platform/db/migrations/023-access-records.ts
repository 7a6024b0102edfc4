/**
 * The records of access that the law has kept for six months (Lei 12.965/2014, art. 15): who, when, from which address,
 * and nothing else. Nothing here goes with a member's row: the law asks for them whether the account is there or not.
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
