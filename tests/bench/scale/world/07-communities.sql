-- One community for each hundred members; in each of the first five is a tenth of all. One in ten pays where it is VIP.
insert into communities (id, owner_id, kind, name, description, price_cents, member_count, post_count, created_at)
select
  scale.community(n), scale.member(1 + (n - 1) * 10), case when n % 2 = 0 then 'VIP' else 'PRIVADA' end,
  'Comunidade ' || w.word || ' ' || n, s.text, case when n % 2 = 0 then 1990 end,
  case when n <= 5 then (0.1 * scale.members())::int else 250 end, 70, now() - interval '1 year'
from generate_series(1, scale.communities()) n
join words w on w.place = n % 3000
join sentences s on s.place = n % 20000;

insert into community_members (community_id, user_id, role, status, joined_at, id)
select
  scale.community(community), scale.member(n), case when n = 1 + (community - 1) * 10 then 'OWNER' else 'MEMBER' end,
  'ACTIVE', now() - random() * interval '300 days',
  scale.v7(scale.now_ms() - (random() * 2e10)::bigint, '8', n * 8 + way)
from (
  select distinct on (community, n) community, n, way
  from (
    select community, 1 + (community - 1) * 10 as n, 7 as way from generate_series(1, scale.communities()) community
    union all
    select community, n, 6 from generate_series(1, scale.members() - 1) n, generate_series(1, 5) community
    where random() < 0.1 + 0 * (n + community)
    union all
    select 6 + way * half + floor(random() * half)::bigint, n, way
    from
      generate_series(1, scale.members() - 1) n, generate_series(0, 1) way,
      (select (scale.communities() - 6) / 2 as half) h
  ) ways
  order by community, n, way desc
) each;

insert into vip_subscriptions (id, community_id, user_id, price_cents, started_at, months, paid_until, due_at)
select
  gen_random_uuid(), m.community_id, m.user_id, 1990, now() - interval '40 days', 2, now() + interval '20 days',
  now() + interval '1 day' + random() * interval '25 days'
from community_members m
join communities c on c.id = m.community_id and c.kind = 'VIP'
where m.role = 'MEMBER' and random() < 0.1;
