-- A power law: half of all follow the first celebrity, and most of a member's other follows lie near the first.
-- The dice name both columns; else the planner throws them once per column.
insert into follows (follower_id, followed_id, created_at)
select scale.member(n), scale.member(followed), now() - random() * interval '700 days'
from (
  select n, c as followed
  from generate_series(1, scale.members() - 6) n, generate_series(1, 10) c where random() < 0.5 / c + 0 * n
  union all
  select n, c
  from generate_series(1, scale.members() - 6) n, generate_series(11, 110) c where random() < 0.02 + 0 * (n + c)
  union all
  select n, low + floor(random() * (high - low))::bigint
  from generate_series(1, scale.members() - 6) n, (
    select
      k, 111 + floor((scale.members() - 111) * power(k / 45.0, 2))::bigint as low,
      111 + floor((scale.members() - 111) * power((k + 1) / 45.0, 2))::bigint as high
    from generate_series(0, 44) k
  ) s
  where high > low and random() < 0.2 + 0.8 * ((n * 7919 + 0 * s.k) % 1000) / 1000.0
  union all
  select heavy, 1 + k * width + floor(random() * width)::bigint
  from
    generate_series(scale.members() - 5, scale.members() - 1) heavy, generate_series(0, scale.many() - 1) k,
    (select (scale.members() - 10) / scale.many() as width) w
) pairs
where n <> followed;
