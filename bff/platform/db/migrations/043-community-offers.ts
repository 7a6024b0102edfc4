/**
 * Offers of a community to a new owner. The owner changes when the receiver accepts the offer. A community has at most
 * one open offer, which changes nothing until it is accepted.
 */
export const sql = `
create table community_offers (
  community_id uuid primary key references communities (id) on delete cascade,
  from_id uuid not null references users (id),
  to_id uuid not null references users (id) check (to_id <> from_id),
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index community_offers_from on community_offers (from_id);
create index community_offers_to on community_offers (to_id);
`;
