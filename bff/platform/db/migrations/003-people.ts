/**
 * Relations between members. `follower_count` and `following_count` count only rows of `follows` with the status
 * FOLLOWING, and are updated in the transaction that changes such a row.
 *
 * `search` holds nickname and name on separate lines, in lower case without diacritics. Collation "C" folds only ASCII,
 * so that the result is the same on every database. The trigram index needs an extension of PostgreSQL; without the
 * index, searches are slower but give the same results.
 */
export const sql = `
create function searchable(value text) returns text language sql immutable strict parallel safe as
  $$ select lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g') collate "C") $$;

alter table users
  add column cover_key text,
  add column is_private boolean not null default false,
  add column follower_count int not null default 0,
  add column following_count int not null default 0,
  add column search text not null generated always as (searchable(nickname) || E'\\n' || searchable(name)) stored;
create index users_gender on users (gender, id desc);

do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm
    ; create index users_search on users using gin (search gin_trgm_ops)
    ; end if
  ; exception when insufficient_privilege or undefined_object then null
  ; end $$;

update users u set
  follower_count = (select count(*) from follows f where f.followed_id = u.id and f.status = 'FOLLOWING'),
  following_count = (select count(*) from follows f where f.follower_id = u.id and f.status = 'FOLLOWING');

create index follows_to on follows (followed_id, status, created_at desc, follower_id desc);
create index follows_from on follows (follower_id, status, created_at desc, followed_id desc);
drop index follows_followed;

create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);
create index blocks_newest on blocks (blocker_id, created_at desc, blocked_id desc);

create table mutes (
  muter_id uuid not null references users (id) on delete cascade,
  muted_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mutes_muted on mutes (muted_id);

create table dismissed_suggestions (
  user_id uuid not null references users (id) on delete cascade,
  dismissed_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, dismissed_id)
);
create index dismissed_suggestions_dismissed on dismissed_suggestions (dismissed_id);
`;
