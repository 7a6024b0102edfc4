/**
 * The views and clicks of an ad per São Paulo day, updated together with the totals in `ads`. A day without views and
 * clicks has no row. An ad from before this migration has no figures for past days: `ads.days_from` is its first whole
 * day with figures, because a process of the previous release may count views without this table until that day begins.
 * The column stays null for later ads.
 */
export const sql = `
create table ad_days (
  ad_id uuid not null references ads (id),
  day date not null,
  reach int not null default 0,
  view_count int not null default 0,
  click_count int not null default 0,
  primary key (ad_id, day)
);
alter table ads add column days_from date default ((now() at time zone 'America/Sao_Paulo')::date + 1);
alter table ads alter column days_from drop default;
`;
