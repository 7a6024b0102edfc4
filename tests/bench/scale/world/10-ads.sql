-- One running campaign for each hundred members, three ended ones for each of those.
insert into ads (id, owner_id, kind, state, targets, highlight, title, link, start_day, end_day, day_centavos,
  total_centavos, created_at)
select
  scale.ad(n), scale.member(1 + ((n - 1) * 10) % scale.members()), case when highlight then 'HIGHLIGHT' else 'AD' end,
  'ATIVO', (array['{MULHER}', '{HOMEM,MULHER}', '{HOMEM,MULHER,TRANS}', '{TRANS}']::text[])[1 + n % 4]::text[],
  case when highlight then 'TUDO' end, case when not highlight then 'Anúncio ' || n end,
  case when not highlight then 'https://a.example/' || n end, current_date - 5, current_date + 24, 1000, 30000,
  now() - interval '5 days'
from (select n, n % 4 = 0 as highlight from generate_series(1, scale.ads()) n) running;

insert into ads (id, owner_id, kind, state, targets, title, link, start_day, end_day, day_centavos, total_centavos,
  created_at, ended_at)
select
  scale.v7(scale.now_ms() - 20000000000 + n * 1000, '5', n + 100000000),
  scale.member(1 + ((n - 1) * 10) % scale.members()), 'AD', 'FINALIZADO', '{MULHER}', 'Velho ' || n,
  'https://a.example/' || n, current_date - 60, current_date - 31, 1000, 30000, now() - interval '60 days',
  now() - interval '30 days'
from generate_series(1, 3 * scale.ads()) n;

insert into ad_viewers (ad_id, viewer_id, day, shown)
select
  scale.ad(1 + k * (scale.ads() / 5) + floor(random() * (scale.ads() / 5))::bigint), scale.member(n),
  current_date - (n % 6)::int, 1 + (n % 3)
from generate_series(1, scale.members()) n, generate_series(0, 4) k;
