/**
 * A session stores its origin as far as requests reveal it: the User-Agent, the time zone, and the subnet of the IP
 * address, never the address itself. `authenticated_at` is the time at which the member last proved their identity.
 *
 * A known device is identified by a secret that the device itself generated. Sign-in tries are stored with their times,
 * so that the rate limit covers any span of fifteen minutes.
 *
 * An e-mail address belongs to one confirmed account. A second account may be created with the same address without
 * confirming it, so signing up with an address does not reveal that it belongs to a member.
 *
 * The code defines the kinds of notifications, because a check constraint would have to be rewritten for each new kind.
 */
export const sql = `
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column user_agent text not null default '';
alter table sessions add column network text not null default '';
alter table sessions add column time_zone text not null default '';
alter table sessions add column device_hash bytea;
alter table sessions add column last_seen_at timestamptz not null default now();
alter table sessions add column authenticated_at timestamptz not null default now();
create unique index sessions_id on sessions (id);
drop index sessions_user;
create index sessions_user on sessions (user_id, last_seen_at desc);

create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

create table sign_in_tries (
  bucket text primary key,
  tries timestamptz[] not null
);

alter table users add column email_confirmed_at timestamptz;
update users set email_confirmed_at = created_at;
alter table users drop constraint users_email_key;
create unique index users_email_confirmed on users (email) where email_confirmed_at is not null;
create unique index users_email_claimed on users (email) where email_confirmed_at is null;

-- One live code per account and purpose; a change names the address it would be changed to.
create table email_codes (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('CONFIRM', 'CHANGE')),
  email text not null,
  code_hash text,
  tries int not null default 0,
  expires_at timestamptz not null,
  sent_at timestamptz not null default now(),
  requests int not null default 1,
  window_started_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

-- A link in a mail works once: it undoes a change of address, or ends a session that another person opened.
create table mail_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('UNDO_EMAIL', 'NOT_ME')),
  email text,
  session_id uuid,
  expires_at timestamptz not null
);
create index mail_links_user on mail_links (user_id);

alter table notifications drop constraint notifications_kind_check;
`;
