-- Five a member; 3,000 more for each celebrity, and one of the tenth of all who reacted to their viral post.
create temp table notices as
select
  n as member, k as seq, 'REACTION' as kind,
  least(scale.posts(), 1 + k * (scale.posts() / 5) + (n * 7919 + k) % (scale.posts() / 5 - 1)) as post
from generate_series(1, scale.members() - 1) n, generate_series(1, 4) k
union all
select n, 5, 'FOLLOW', 0 from generate_series(1, scale.members() - 1) n
union all
select n, 5 + k, 'REACTION', scale.posts() - 2000 - k * 13 % (scale.posts() - 2000) from generate_series(1, 10) n, generate_series(1, 3000) k
union all
select n, 3006, 'REACTION', scale.posts() - 100 * n from generate_series(1, 10) n;

insert into notifications (id, recipient_id, kind, target_id, day, seq, actor_count, post_id, read_at, changed_at)
select
  scale.notification(member, seq), scale.member(member), kind,
  case when kind = 'FOLLOW' then scale.member(member) else scale.post(post) end,
  current_date - case when seq between 6 and 3005 then 3 else seq % 2 end::int, seq,
  case when seq = 3006 then (0.1 * scale.members())::int else 1 end,
  case when kind <> 'FOLLOW' then scale.post(post) end, case when seq % 5 < 3 then now() end, now()
from notices;

insert into notification_actors (notification_id, actor_id, source_id, seq)
select
  scale.notification(member, seq), scale.member(1 + (member * 13 + seq) % scale.members()),
  scale.member(1 + (member * 13 + seq) % scale.members()), seq
from notices
union all
select scale.notification(n, 3006), scale.member(actor), scale.member(actor), k
from
  generate_series(1, 10) n, generate_series(1, (0.1 * scale.members())::int - 200) k,
  lateral (select 200 + k * 10 + n as actor) a
where actor <= scale.members() and actor <> 1 + (n * 13 + 3006) % scale.members();

insert into notification_states (user_id, last_seq, unread_count)
select scale.member(member), max(seq), count(*) filter (where seq % 5 >= 3) from notices group by member;
