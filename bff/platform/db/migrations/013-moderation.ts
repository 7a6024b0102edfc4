/**
 * All reports of an object belong to one open moderation case. Content that was taken down stores the decision's id in
 * `taken_down`, so that undoing a decision restores only the content that this decision took down. A taken-down post
 * also gets `deleted_at`, and a community `closed_at`, because all queries check these columns already. `locked_until`
 * suspends an account and hides its content; a ban has a date in the far future.
 *
 * The moderation log is append-only: neither the product nor an operator can change or delete a row.
 */
export const sql = `
alter table users add column locked_until timestamptz;
alter table users add column locked_by uuid;
create index users_locked on users (id) where locked_until is not null;
alter table posts add column taken_down uuid;
alter table posts add column in_review boolean not null default false;
alter table comments add column taken_down uuid;
alter table messages add column taken_down uuid;
alter table communities add column taken_down uuid;
alter table community_members add column status_before text;
alter table media add column evidence boolean not null default false;
alter table media add column withheld_at timestamptz;

create table moderation_cases (
  id uuid primary key,
  target_kind text not null check (target_kind in ('POST', 'COMMENT', 'PROFILE', 'MESSAGE', 'COMMUNITY', 'AD', 'OTHER')),
  target_id uuid not null,
  author_id uuid references users (id) on delete set null,
  origin text not null default 'REPORT' check (origin in ('REPORT', 'REVIEW', 'HASH')),
  reason text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'DECIDED')),
  report_count int not null default 0,
  due_at timestamptz not null,
  claimed_by uuid references users (id) on delete set null,
  claimed_at timestamptz,
  evidence jsonb not null,
  media_ids uuid[] not null default '{}',
  content_key text,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index moderation_cases_target on moderation_cases (target_kind, target_id) where status = 'OPEN';
create index moderation_cases_queue on moderation_cases (due_at, id) where status = 'OPEN';
create index moderation_cases_decided on moderation_cases (id desc) where status = 'DECIDED';
create index moderation_cases_same on moderation_cases (content_key) where status = 'OPEN' and content_key is not null;

-- case_id is null if the reported target did not exist. The reporter is not told.
create table moderation_reports (
  id uuid primary key,
  case_id uuid references moderation_cases (id),
  reporter_id uuid references users (id) on delete set null,
  target_kind text not null,
  target_id uuid not null,
  reason text not null,
  text text not null default '',
  created_at timestamptz not null default now(),
  unique (reporter_id, target_kind, target_id)
);
create index moderation_reports_case on moderation_reports (case_id, id);
create index moderation_reports_reporter on moderation_reports (reporter_id, created_at);

create table moderation_protocols (
  protocol text primary key,
  secret_hash bytea not null,
  report_id uuid not null references moderation_reports (id),
  contact text not null default ''
);
create index moderation_protocols_report on moderation_protocols (report_id);

create table moderation_decisions (
  id uuid primary key,
  case_id uuid not null references moderation_cases (id),
  kind text not null check (kind in ('DISMISS', 'TAKE_DOWN', 'WARN', 'SUSPEND', 'BAN', 'RESTORE')),
  moderator_id uuid not null references users (id),
  author_id uuid references users (id) on delete set null,
  reason text not null,
  text text not null default '',
  until timestamptz,
  undo jsonb not null default '{}',
  undone_by uuid,
  created_at timestamptz not null default now()
);
create index moderation_decisions_case on moderation_decisions (case_id, id);

create table moderation_appeals (
  id uuid primary key,
  decision_id uuid not null unique references moderation_decisions (id),
  author_id uuid not null references users (id) on delete cascade,
  text text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'GRANTED')),
  due_at timestamptz not null,
  decided_by uuid references users (id),
  answer text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index moderation_appeals_queue on moderation_appeals (due_at, id) where status = 'OPEN';

create table moderation_log (
  id uuid primary key,
  actor_id uuid,
  action text not null,
  case_id uuid,
  target_kind text,
  target_id uuid,
  subject_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index moderation_log_case on moderation_log (case_id, id) where case_id is not null;

create function moderation_log_refuse_change() returns trigger language plpgsql as $$ begin
  raise exception 'the moderation log is append-only: %', tg_op using errcode = 'restrict_violation'
  ; end $$;
create trigger moderation_log_stays before update or delete or truncate on moderation_log
  for each statement execute function moderation_log_refuse_change();
`;
