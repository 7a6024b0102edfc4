/**
 * Conversations, one per pair of members. `last_seq` is assigned under the conversation's row lock, in the statement
 * that stores the message, so that the numbers of a conversation have no gap.
 *
 * `activity_id` in a member's row is the id of the newest message that this member sees. Ids are UUIDv7, so an index on
 * `activity_id` lists the newest activity first. If `activity_id` is null, the member's list does not show the
 * conversation.
 *
 * Drops the check constraint on a file's purpose, because the code defines the purposes (`media.table.ts`).
 */
export const sql = `
create table conversations (
  id uuid primary key,
  first_id uuid not null references users (id) on delete cascade,
  second_id uuid not null references users (id) on delete cascade,
  last_seq int not null default 0,
  created_at timestamptz not null default now(),
  unique (first_id, second_id),
  check (first_id < second_id)
);
create index conversations_second on conversations (second_id);

create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  peer_id uuid not null references users (id) on delete cascade,
  request text not null default 'NONE' check (request in ('NONE', 'PENDING', 'ACCEPTED', 'REFUSED')),
  last_read_seq int not null default 0,
  delivered_seq int not null default 0,
  cleared_seq int not null default 0,
  unread_count int not null default 0,
  is_muted boolean not null default false,
  activity_id uuid,
  primary key (conversation_id, user_id)
);
create index conversation_members_inbox on conversation_members (user_id, activity_id desc)
  where activity_id is not null and request in ('NONE', 'ACCEPTED');
create index conversation_members_requests on conversation_members (user_id, activity_id desc)
  where activity_id is not null and request = 'PENDING';
create index conversation_members_unread on conversation_members (user_id) where unread_count > 0;
create index conversation_members_peer on conversation_members (peer_id);

create table messages (
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq int not null,
  id uuid not null unique,
  sender_id uuid not null references users (id) on delete cascade,
  client_id uuid not null,
  text text not null default '',
  media_id uuid references media (id),
  hidden_for uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (conversation_id, seq),
  unique (sender_id, client_id)
);
create index messages_media on messages (media_id) where media_id is not null;

alter table users
  add column shares_typing boolean not null default true,
  add column shares_receipts boolean not null default true;

alter table media drop constraint if exists media_purpose_check;
`;
