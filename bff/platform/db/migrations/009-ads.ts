/**
 * Paid promotion: a member's business ad, or the highlight of a member's own profile. The ledger holds the charges and
 * refunds; `day_centavos` is the price per day at the time of purchase, so that a later price does not change sold ads.
 *
 * `ad_viewers` has one row per ad and member who saw it. The number of these rows is the ad's reach; `shown` limits how
 * often a member sees the ad on one day.
 */
export const sql = `
create table ad_prices (
  product text primary key check (product in ('AD', 'DESCOBRIR', 'FEED', 'TUDO')),
  day_centavos bigint not null check (day_centavos > 0)
);
insert into ad_prices (product, day_centavos) values ('AD', 1500), ('DESCOBRIR', 800), ('FEED', 1000), ('TUDO', 1500);

create table ads (
  id uuid primary key,
  owner_id uuid not null references users (id),
  kind text not null check (kind in ('AD', 'HIGHLIGHT')),
  state text not null default 'EM_ANALISE' check (state in ('EM_ANALISE', 'ATIVO', 'FINALIZADO', 'RECUSADO')),
  targets text[] not null check (cardinality(targets) > 0 and targets <@ array['HOMEM', 'MULHER', 'TRANS']),
  highlight text check (highlight in ('DESCOBRIR', 'FEED', 'TUDO')),
  title text,
  link text check (link ~ '^https?://'),
  start_day date not null,
  end_day date not null,
  day_centavos bigint not null check (day_centavos > 0),
  total_centavos bigint not null,
  returned_centavos bigint not null default 0,
  refusal text,
  reach int not null default 0,
  view_count int not null default 0,
  click_count int not null default 0,
  intent_id text unique,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check (end_day between start_day and start_day + 89),
  check (total_centavos = day_centavos * (end_day - start_day + 1)),
  check (returned_centavos between 0 and total_centavos),
  check ((kind = 'AD') = (title is not null and link is not null)),
  check ((kind = 'HIGHLIGHT') = (highlight is not null)),
  check ((state = 'RECUSADO') = (refusal is not null)),
  check ((state in ('FINALIZADO', 'RECUSADO')) = (ended_at is not null))
);
create index ads_of_owner on ads (owner_id, id desc);
create index ads_running on ads (end_day, id) where state = 'ATIVO';
create index ads_to_review on ads (id) where state = 'EM_ANALISE';

create table ad_files (
  ad_id uuid not null references ads (id),
  position smallint not null,
  media_id uuid not null unique references media (id),
  primary key (ad_id, position)
);

create table ad_viewers (
  ad_id uuid not null references ads (id),
  viewer_id uuid not null references users (id) on delete cascade,
  day date not null,
  shown smallint not null,
  clicked_on date,
  primary key (ad_id, viewer_id)
);
`;
