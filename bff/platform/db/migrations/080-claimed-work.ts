/**
 * Leases for work that only one platform may do at a time: making a copy of a member's data (`claim` is also the name
 * of its file), and erasing an account. If a lease ends without a renewal, another platform takes the work over.
 */
export const sql = `
alter table exports add column claim uuid;
alter table exports add column claimed_until timestamptz;
create table erasures (
  user_id uuid primary key references users,
  claimed_until timestamptz not null
);
`;
