-- Ids are UUIDv7 that are computed from a number, so that no statement has to look one up.
-- Members signed up over two years, posts and comments are of the last one.
-- Members 1 to 10 are celebrities (half of all follow the first, a quarter the second), 11 to 110 are known (2 % follow
-- each), the five before the last follow 5,000 and talk with as many, the last is new, all others are typical.
create function scale.posts() returns bigint language sql immutable parallel safe
  return 5 * scale.members();
create function scale.communities() returns bigint language sql immutable parallel safe
  return greatest(20, scale.members() / 100);
create function scale.ads() returns bigint language sql immutable parallel safe
  return greatest(50, scale.members() / 100);
-- How many the heavy follow and talk with.
create function scale.many() returns bigint language sql immutable parallel safe
  return least(5000, scale.members() / 2);
-- Of the newest thousand posts one in a hundred is viral, and by a celebrity.
create function scale.viral(post bigint) returns boolean language sql immutable parallel safe
  return post > scale.posts() - 1001 and post < scale.posts() and (scale.posts() - post) % 100 = 0;

create function scale.v7(ms bigint, kind text, n bigint) returns uuid language sql immutable parallel safe
  return (lpad(to_hex(ms), 12, '0') || '7000800' || kind || lpad(to_hex(n), 12, '0'))::uuid;
create function scale.member_ms(n bigint) returns bigint language sql immutable parallel safe
  return scale.now_ms() - 63072000000 + n * (63000000000 / scale.members());
create function scale.post_ms(n bigint) returns bigint language sql immutable parallel safe
  return scale.now_ms() - 31536000000 + n * (31530000000 / scale.posts());
create function scale.member(n bigint) returns uuid language sql immutable parallel safe
  return scale.v7(scale.member_ms(n), '1', n);
create function scale.post(n bigint) returns uuid language sql immutable parallel safe
  return scale.v7(scale.post_ms(n), '2', n);
create function scale.comment(n bigint) returns uuid language sql immutable parallel safe
  return scale.v7(scale.now_ms() - 31536000000 + n * (31530000000 / (3 * scale.members())), '3', n);
create function scale.community(n bigint) returns uuid language sql immutable parallel safe
  return scale.v7(scale.now_ms() - 63072000000 + n * 1000, '4', n);
create function scale.ad(n bigint) returns uuid language sql immutable parallel safe
  return scale.v7(scale.now_ms() - 1000000000 + n * 1000, '5', n);
create function scale.conversation(n bigint) returns uuid language sql immutable parallel safe
  return scale.v7(scale.now_ms() - 31536000000 + n, '6', n);
create function scale.notification(member bigint, seq bigint) returns uuid language sql immutable parallel safe
  return scale.v7(scale.now_ms() - (4000 - seq) * 3600000, 'b', member * 4096 + seq);
create function scale.moment(ms bigint) returns timestamptz language sql immutable parallel safe
  return to_timestamp(ms / 1000.0);
