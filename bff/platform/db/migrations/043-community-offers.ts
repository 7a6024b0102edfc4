/**
 * A community changes its owner when the receiver accepts the offer. Until then the community has one open offer, and
 * nothing else has changed.
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
