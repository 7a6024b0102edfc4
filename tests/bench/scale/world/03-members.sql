-- Members, three in a thousand of them suspended and one in a thousand leaving; each has a session: the token of member
-- n is 'token' and n.
insert into users (id, email, password_hash, name, nickname, search, birth_date, gender, preferences, profile_type, role, bio,
  is_verified, is_private, follower_count, following_count, email_confirmed_at, locked_until, deletes_at, created_at)
select
  scale.member(n), 'm' || n || '@scale.example', 'none', named.name, named.nickname,
  search_names(named.nickname, named.name), '1990-01-01'::date + (n % 3000)::int,
  (array['HOMEM', 'MULHER', 'TRANS'])[1 + n % 3],
  (array['', 'MULHER', 'HOMEM', 'HOMEM,MULHER', 'MULHER,TRANS'])[1 + (n / 3) % 5],
  case when n % 10 = 1 or n <= 110 then 'PROFISSIONAL' else 'FREE' end,
  case when n = 10 then 'MODERATOR' else 'MEMBER' end, 'Oi, sou ' || f.name, n <= 110, n > 110 and n % 10 = 3,
  case when n <= 10 then (0.5 * scale.members() / n)::int when n <= 110 then (0.02 * scale.members())::int else 30 end,
  case when n = scale.members() then 0 when n >= scale.members() - 5 then scale.many() else 30 end,
  now(),
  case when n > 200 and n < scale.members() - 5 and n % 1000 in (500, 501, 502) then now() + interval '5 years' end,
  case when n > 200 and n < scale.members() - 5 and n % 1000 = 600 then now() + interval '3 days' end,
  scale.moment(scale.member_ms(n))
from generate_series(1, scale.members()) n
join first_names f on f.place = n % 40
join last_names l on l.place = (n / 40) % 30
join words w on w.place = (n / 7) % 3000
cross join lateral (
  select f.name || ' ' || l.name || ' ' || w.word as name, lower(f.name) || '_' || w.word || n as nickname
) named;

insert into sessions (token_hash, user_id, expires_at, created_at)
select sha256(convert_to('token' || n, 'UTF8')), scale.member(n), now() + interval '80 days', now()
from generate_series(1, scale.members()) n;

insert into access_records (user_id, at, address)
select
  scale.member(n), now() - (n % 179) * interval '1 day' - k * interval '1 minute',
  '10.' || (n / 65536) % 256 || '.' || (n / 256) % 256 || '.' || n % 256
from generate_series(1, scale.members()) n, generate_series(1, 3) k;

insert into idempotency (user_id, key, fingerprint, result_id, created_at)
select scale.member(n), gen_random_uuid(), sha256('x'), scale.member(n), now() - (n % 40) * interval '1 hour'
from generate_series(1, scale.members()) n;

insert into blocks (blocker_id, blocked_id)
select scale.member(n), scale.member(other)
from (select n, 1 + (n + 17 + (n * 31) % 1000) % scale.members() as other
  from generate_series(200, scale.members()) n where n % 2 = 0) pairs
where n <> other;

insert into mutes (muter_id, muted_id)
select scale.member(n), scale.member(other)
from (select n, 1 + (n + 29 + (n * 37) % 1000) % scale.members() as other
  from generate_series(1, scale.members()) n where n % 2 = 1) pairs
where n <> other;
