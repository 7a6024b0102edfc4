/**
 * Leases: the platform that makes a copy of data (`claim` also names its file), and the accounts that are being erased.
 * Without a renewal, another platform takes over at the end.
 */
export const sql = `
alter table exports add column claim uuid;
alter table exports add column claimed_until timestamptz;
create table erasures (
  user_id uuid primary key references users,
  claimed_until timestamptz not null
);
`;
