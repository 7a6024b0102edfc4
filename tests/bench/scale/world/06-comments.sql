-- Three comments a member, one in ten of them under the ten viral posts, some answered.
insert into comments (id, post_id, author_id, author_out, parent_id, text, reaction_count, reply_count, created_at)
select
  scale.comment(c.n), scale.post(c.post), u.id,
  u.locked_until is not null or u.age_refused or u.deletes_at is not null,
  case
    when c.n % 10 = 0 then case when (c.n / 100) % 3 = 0 and c.n > 100 then scale.comment(c.n - 100) end
    when c.n % 10 = 5 then scale.comment(c.n - 1)
  end,
  s.text, floor(random() * 3)::int,
  case when c.n % 10 = 0 then ((c.n / 100) % 3 = 2)::int when c.n % 10 = 4 then 1 else 0 end, now()
from (
  select
    n, floor(random() * 20000)::int as sentence, 1 + floor(scale.members() * power(random(), 1.3))::bigint as author,
    case
      when n % 10 = 0 then scale.posts() - 100 * ((n / 10) % 10 + 1)
      else 1 + ((case when n % 10 = 5 then n - 1 else n end) * 7919) % scale.posts()
    end as post
  from generate_series(1, 3 * scale.members()) n
) c
join sentences s on s.place = c.sentence
join users u on u.id = scale.member(c.author);

insert into comment_reactions (comment_id, user_id)
select scale.comment(k * scale.members() + 1 + floor(random() * (scale.members() - 1))::bigint), scale.member(n)
from generate_series(1, scale.members()) n, generate_series(0, 1) k;
