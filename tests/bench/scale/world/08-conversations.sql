-- Two short conversations a member, 5,000 for each of the heavy, and one of 100,000 messages.
create temp table talks as
select row_number() over () as n, least(a, b) as first, greatest(a, b) as second, messages
from (
  select n as a, 1 + (n + distance - 1) % (scale.members() - 10) as b, 3 as messages
  from generate_series(1, scale.members() - 10) n, unnest(array[1, 7]) distance
  union all
  select heavy, 1 + k * ((scale.members() - 20) / scale.many()), 1
  from generate_series(scale.members() - 5, scale.members() - 1) heavy, generate_series(0, scale.many() - 1) k
  union all
  select scale.members() - 9, scale.members() - 8, 100000
) pairs;

insert into conversations (id, first_id, second_id, last_seq)
select scale.conversation(n), scale.member(first), scale.member(second), messages from talks;

insert into conversation_members (conversation_id, user_id, peer_id, request, last_read_seq, delivered_seq,
  unread_count, activity_id)
select
  scale.conversation(n), scale.member(me), scale.member(peer), 'NONE', messages - unread, messages, unread,
  scale.v7(scale.now_ms() - (hashint8(n * 3) & 1073741823)::bigint, '9', n * 100000)
from (
  select n, first as me, second as peer, messages, (n % 5 = 0)::int as unread from talks
  union all
  select n, second, first, messages, (n % 5 = 1)::int from talks
) sides;

insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at)
select
  scale.conversation(t.n), t.seq, scale.v7(scale.now_ms() - 1073741823 + t.seq, 'a', t.n * 100000 + t.seq),
  scale.member(case when t.seq % 2 = 0 then t.first else t.second end), gen_random_uuid(), s.text,
  now() - interval '10 days' + t.seq * interval '1 second'
from (
  select n, first, second, seq, floor(random() * 20000)::int as sentence from talks, generate_series(1, messages) seq
) t
join sentences s on s.place = t.sentence;
