/**
 * Each counter (`*_count`) is updated in the transaction that adds or removes the counted row. Ids are UUIDv7, so that
 * sorting by id also sorts by time and needs no second column.
 */
export const sql = `
create table users (
  id uuid primary key,
  email text not null unique,
  password_hash text not null,
  name text not null,
  nickname text not null,
  birth_date date not null,
  gender text check (gender in ('HOMEM', 'MULHER', 'TRANS')),
  preferences text not null default '',
  profile_type text not null default 'FREE' check (profile_type in ('FREE', 'PROFISSIONAL')),
  role text not null default 'MEMBER' check (role in ('MEMBER', 'MODERATOR')),
  bio text,
  avatar_key text,
  is_verified boolean not null default false,
  is_beta_tester boolean not null default false,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  code_hash text,
  tries int not null default 0,
  expires_at timestamptz not null,
  requests int not null default 1,
  window_started_at timestamptz not null default now()
);

create table follows (
  follower_id uuid not null references users (id) on delete cascade,
  followed_id uuid not null references users (id) on delete cascade,
  status text not null default 'FOLLOWING' check (status in ('REQUESTED', 'FOLLOWING')),
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id);

create table communities (
  id uuid primary key,
  owner_id uuid not null references users (id),
  kind text not null check (kind in ('PRIVADA', 'VIP')),
  name text not null,
  description text not null default '',
  picture_key text,
  price_cents int check (price_cents > 0),
  created_at timestamptz not null default now()
);
create table community_members (
  community_id uuid not null references communities (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null default 'MEMBER' check (role in ('OWNER', 'MODERATOR', 'MEMBER')),
  status text not null default 'ACTIVE'
    check (status in ('PENDING', 'ACTIVE', 'CANCELS_AT_END', 'PAST_DUE', 'EXPIRED')),
  joined_at timestamptz not null default now(),
  primary key (community_id, user_id)
);
create index community_members_user on community_members (user_id);

create table posts (
  id uuid primary key,
  author_id uuid not null references users (id) on delete cascade,
  community_id uuid references communities (id) on delete cascade,
  text text not null default '',
  reaction_count int not null default 0,
  comment_count int not null default 0,
  view_count int not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index posts_public on posts (id desc) where deleted_at is null and community_id is null;
create index posts_author_public on posts (author_id, id desc) where deleted_at is null and community_id is null;
create index posts_author on posts (author_id, id desc) where deleted_at is null;
create index posts_community on posts (community_id, id desc) where deleted_at is null and community_id is not null;

create table post_reactions (
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index post_reactions_user on post_reactions (user_id);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  parent_id uuid references comments (id) on delete cascade,
  text text not null,
  reaction_count int not null default 0,
  reply_count int not null default 0,
  hidden_at timestamptz,
  created_at timestamptz not null default now()
);
create index comments_post on comments (post_id, id desc);
create index comments_top_level on comments (post_id, id desc) where parent_id is null;
create index comments_parent on comments (parent_id, id);
create index comments_author on comments (author_id);

create table comment_reactions (
  comment_id uuid not null references comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_reactions_user on comment_reactions (user_id);

-- One row per viewer (a member's id or 'anon_…'), post and São Paulo day.
create table post_views (
  post_id uuid not null references posts (id) on delete cascade,
  viewer text not null,
  day date not null,
  primary key (post_id, viewer, day)
);

create table idempotency (
  user_id uuid not null references users (id) on delete cascade,
  key uuid not null,
  fingerprint bytea not null,
  result_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
`;
