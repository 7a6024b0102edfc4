/**
 * Files that members uploaded. A row is inserted before the file's bytes are put in the file store (`stored` is false),
 * and is marked as stored afterwards. The periodic sweep therefore finds a row for every file in the store, even if the
 * process dies at any moment.
 */
export const sql = `
create table media (
  id uuid primary key,
  owner_id uuid not null references users (id),
  purpose text not null default 'post' check (purpose in ('post', 'avatar', 'cover')),
  post_id uuid references posts (id),
  position smallint not null default 0,
  stored boolean not null default false,
  kind text not null check (kind in ('image', 'video')),
  width integer not null,
  height integer not null,
  duration double precision,
  alt text not null default '',
  thumbhash text,
  mime_type text not null,
  variants jsonb not null,
  poster_key text,
  bytes bigint not null,
  created_at timestamptz not null default now()
);
create index media_of_post on media (post_id, position) where post_id is not null;
create index media_unpublished on media (created_at) where post_id is null and purpose = 'post';
create index media_unstored on media (created_at) where not stored;
`;
