/**
 * Adds leases for work that only one platform process may do at a time: a data export (`claim` is also the name of its
 * file) and the erasure of an account. If a lease ends without a renewal, another process takes the work over.
 */
export const sql = `
alter table exports add column claim uuid;
alter table exports add column claimed_until timestamptz;
create table erasures (
  user_id uuid primary key references users,
  claimed_until timestamptz not null
);
`;
