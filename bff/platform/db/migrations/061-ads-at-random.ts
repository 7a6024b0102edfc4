/**
 * Gives each ad a random place among the ads for its audience, so that a page of ads reads a range of an index instead
 * of the whole index. The targets of an ad are sorted, so that the query for ads can look up each of the seven possible
 * audiences by a single value. The ads that a member saw today are found by an index on the day, whose cost does not
 * grow with the age of the account.
 */
export const sql = `
alter table ads add column place double precision not null default random();
update ads set targets = array(select distinct target from unnest(targets) target order by target);
alter table ads add check (targets in ('{HOMEM}', '{MULHER}', '{TRANS}', '{HOMEM,MULHER}', '{HOMEM,TRANS}',
  '{MULHER,TRANS}', '{HOMEM,MULHER,TRANS}'));
create index ads_in_feed on ads (targets, place)
  where state = 'ATIVO' and (kind = 'AD' or highlight in ('FEED', 'TUDO'));
create index ads_in_discover on ads (targets, place)
  where state = 'ATIVO' and highlight in ('DESCOBRIR', 'TUDO');
create index ad_viewers_today on ad_viewers (viewer_id, day);
drop index ad_viewers_viewer;
`;
