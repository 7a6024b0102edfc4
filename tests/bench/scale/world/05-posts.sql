-- Five posts a member, most by few; one in seven lies in a community, two in five have a picture. What a trigger would
-- derive is written along: they are off.
insert into posts (id, author_id, community_id, text, search, reaction_count, comment_count, view_count, created_at,
  deleted_at)
select
  scale.post(n), scale.member(author),
  case when inside then scale.community(1 + floor(scale.communities() * power(random(), 2))::bigint) end,
  written, search_vector(written),
  case when viral then (0.1 * scale.members())::int else floor(-ln(1 - random()) * 4)::int end,
  case when viral then (0.03 * scale.members())::int else floor(-ln(1 - random()) * 0.7)::int end,
  floor(-ln(1 - random()) * 12)::int, scale.moment(scale.post_ms(n)),
  case when not viral and n % 100 = 7 then now() end
from (
  select x.*, text || case when n % 10 = 0 then ' raro' || (n / 10) % 20000 else '' end as written
  from (
    select
      n, scale.viral(n) as viral, not scale.viral(n) and n % 7 = 0 as inside, floor(random() * 20000)::int as sentence,
      case when scale.viral(n) then (scale.posts() - n) / 100
        else 1 + floor(scale.members() * power(random(), 2))::bigint end as author
    from generate_series(1, scale.posts()) n
  ) x
  join sentences on sentences.place = x.sentence
) y
order by n;

insert into media (id, owner_id, post_id, stored, kind, width, height, thumbhash, mime_type, variants, bytes,
  created_at)
select
  scale.v7(scale.post_ms(n), '7', n), p.author_id, p.id, true, 'image', 1200, 900, '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  'image/webp',
  jsonb_build_array(
    jsonb_build_object('key', 'post/' || n || '-400.webp', 'width', 400, 'height', 300, 'bytes', 20000),
    jsonb_build_object('key', 'post/' || n || '-1200.webp', 'width', 1200, 'height', 900, 'bytes', 120000)),
  140000, now()
from generate_series(1, scale.posts()) n join posts p on p.id = scale.post(n)
where n % 5 < 2;

insert into post_reactions (post_id, user_id, created_at)
select scale.post(post), scale.member(n), now() - random() * interval '300 days'
from (
  select n, k * (scale.posts() / 19) + 1 + floor(random() * (scale.posts() / 19 - 1))::bigint as post
  from generate_series(1, scale.members()) n, generate_series(0, 18) k
) often
where not scale.viral(post)
union all
select scale.post(scale.posts() - 100 * viral), scale.member(n), now() - random() * interval '300 days'
from generate_series(1, scale.members()) n, generate_series(1, 10) viral
where random() < 0.1 + 0 * (n + viral);

insert into post_views (post_id, viewer, day)
select
  scale.post(k * (scale.posts() / 10) + 1 + floor(random() * (scale.posts() / 10 - 1))::bigint), scale.member(n)::text,
  current_date - (random() * 60)::int
from generate_series(1, scale.members()) n, generate_series(0, 9) k;
