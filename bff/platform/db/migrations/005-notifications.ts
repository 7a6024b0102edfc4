/**
 * Notifications: one row per recipient, kind, target and calendar day in São Paulo, with its actors in
 * `notification_actors`. Each change of a row takes the recipient's next sequence number under the lock of the
 * recipient's row in `notification_states`, so that the order of numbers is the order of commits. A client that
 * requests all changes after a number therefore misses no change.
 */
export const sql = `
create table notification_states (
  user_id uuid primary key references users (id) on delete cascade,
  last_seq int not null default 0,
  unread_count int not null default 0 check (unread_count >= 0)
);

create table notifications (
  id uuid primary key,
  recipient_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in (
    'REACTION', 'COMMENT', 'REPLY', 'COMMENT_REACTION', 'FOLLOW', 'FOLLOW_REQUEST', 'COMMUNITY_REQUEST',
    'COMMUNITY_ANSWER', 'MESSAGE_REQUEST', 'AD_APPROVED', 'AD_REFUSED', 'AD_ENDED', 'WALLET_CREDITED', 'MODERATION'
  )),
  target_id uuid not null,
  day date not null,
  seq int not null,
  actor_count int not null default 0,
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  community_id uuid references communities (id) on delete cascade,
  conversation_id uuid,
  detail text,
  read_at timestamptz,
  changed_at timestamptz not null default now(),
  unique (recipient_id, kind, target_id, day),
  unique (recipient_id, seq)
);
create index notifications_unread on notifications (recipient_id) where read_at is null;
create index notifications_target on notifications (target_id);
create index notifications_post on notifications (post_id) where post_id is not null;
create index notifications_comment on notifications (comment_id) where comment_id is not null;
create index notifications_community on notifications (community_id) where community_id is not null;

-- source_id is the actor's comment, or the actor's own id for an act that they can do only once.
create table notification_actors (
  notification_id uuid not null references notifications (id) on delete cascade,
  actor_id uuid not null references users (id) on delete cascade,
  source_id uuid not null,
  seq int not null,
  primary key (notification_id, actor_id, source_id)
);
create index notification_actors_latest on notification_actors (notification_id, seq desc);
create index notification_actors_actor on notification_actors (actor_id);
create index notification_actors_source on notification_actors (source_id);

-- A row switches one kind off.
create table notification_switches (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  primary key (user_id, kind)
);
`;
