-- One case for each fifty members, one in ten of them open, two reports each.
insert into moderation_cases (id, target_kind, target_id, author_id, origin, reason, status, report_count, due_at,
  evidence, content_key, decided_at, created_at)
select
  scale.v7(scale.now_ms() - n * 100000, '0', n), 'POST', scale.post(n * 11), scale.member(1 + n % scale.members()),
  'REPORT', 'OTHER', case when n % 10 = 0 then 'OPEN' else 'DECIDED' end, 2,
  now() + (n % 100 - 10) * interval '1 hour',
  '{"title": "x", "text": "texto", "files": [], "pictures": [], "before": [], "postId": null, "communityId": null,
    "conversationId": null, "createdAt": null, "ad": null}',
  'post:' || n, case when n % 10 <> 0 then now() - (n % 300) * interval '1 day' end, now() - interval '20 days'
from generate_series(1, greatest(100, scale.members() / 50)) n;

insert into moderation_decisions (id, case_id, kind, moderator_id, author_id, reason, created_at)
select gen_random_uuid(), id, 'DISMISS', scale.member(10), author_id, 'OTHER', decided_at
from moderation_cases where status = 'DECIDED';

insert into moderation_reports (id, case_id, reporter_id, target_kind, target_id, reason)
select
  gen_random_uuid(), id, scale.member(1 + (hashtext(id::text || k)::bigint & 1073741823) % scale.members()), 'POST',
  target_id, 'OTHER'
from moderation_cases, generate_series(1, 2) k;
