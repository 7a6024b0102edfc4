/**
 * Each ad has a random place among those that run for the same audience, so that a page of ads reads a stretch of an
 * index and not all of them. An audience is written in one way: delivery looks for each of the seven. What a member was
 * shown today is found by the day, however long they have been a member.
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
