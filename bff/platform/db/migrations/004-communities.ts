/**
 * Communities, which members run. `member_count` is the number of members with access to the content, `pending_count`
 * the number of unanswered membership requests, `post_count` the number of posts that were not deleted.
 *
 * A membership's `id` is a UUIDv7 created when its current status began; lists are sorted by this id. The row of a
 * removed member stays with the status REMOVED, so that an invite does not let the member in again. A closed community
 * has only REMOVED rows.
 */
export const sql = `
alter table communities add column rules text not null default '';
alter table communities add column member_count int not null default 0;
alter table communities add column pending_count int not null default 0;
alter table communities add column post_count int not null default 0;
alter table communities add column closed_at timestamptz;

-- Deferred: a picture and its community may come in either order within a transaction.
alter table communities add column picture_id uuid references media (id) deferrable initially deferred;
update communities c set picture_id = m.id from media m
  where m.variants @> jsonb_build_array(jsonb_build_object('key', c.picture_key));
alter table communities drop column picture_key;

alter table communities add column search tsvector
  generated always as (to_tsvector('simple', searchable(name || ' ' || description))) stored;
create index communities_search on communities using gin (search) where closed_at is null;
create index communities_by_size on communities (member_count desc, id desc) where closed_at is null;

alter table community_members drop constraint community_members_status_check;
alter table community_members add constraint community_members_status_check
  check (status in ('PENDING', 'ACTIVE', 'CANCELS_AT_END', 'PAST_DUE', 'EXPIRED', 'REMOVED'));
alter table community_members add column id uuid not null default gen_random_uuid();
drop index community_members_user;
create index community_members_user on community_members (user_id, id desc);
create index community_members_inside on community_members (community_id, role, id desc)
  where status in ('ACTIVE', 'CANCELS_AT_END', 'PAST_DUE');
create index community_members_pending on community_members (community_id, id) where status = 'PENDING';

update communities c set
  member_count = (select count(*) from community_members m
    where m.community_id = c.id and m.status in ('ACTIVE', 'CANCELS_AT_END', 'PAST_DUE')),
  pending_count = (select count(*) from community_members m where m.community_id = c.id and m.status = 'PENDING'),
  post_count = (select count(*) from posts p where p.community_id = c.id and p.deleted_at is null);

create table community_invites (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  token_hash bytea not null unique,
  created_by uuid not null references users (id) on delete cascade,
  uses int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);
create index community_invites_valid on community_invites (community_id, id desc) where revoked_at is null;
`;
