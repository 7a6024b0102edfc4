/**
 * Which platform is at work on a copy of data (`claim` also names its file), and which accounts are being erased, each
 * until it has to be said again before another platform takes over.
 */
export const sql = `
alter table exports add column claim uuid;
alter table exports add column claimed_until timestamptz;
create table erasures (
  user_id uuid primary key references users,
  claimed_until timestamptz not null
);
`;
