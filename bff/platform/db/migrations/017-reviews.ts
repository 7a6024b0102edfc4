/**
 * Content that a moderator must review before its publication gets a moderation case. An ad that a moderator stopped
 * stores the decision's id in `taken_down`, as all other content does.
 */
export const sql = `
alter table ads add column taken_down uuid;
create index posts_published on posts (author_id) where not in_review;
create index moderation_cases_origin on moderation_cases (origin, due_at, id) where status = 'OPEN';

insert into moderation_cases (id, target_kind, target_id, author_id, origin, reason, due_at, evidence, media_ids)
select gen_random_uuid(), 'AD', a.id, a.owner_id, 'REVIEW', 'OTHER', now() + interval '1 day',
  jsonb_build_object('title', a.title, 'text', coalesce(a.link, ''), 'files', '[]'::jsonb, 'pictures', '[]'::jsonb,
    'before', '[]'::jsonb, 'postId', null, 'communityId', null, 'conversationId', null, 'createdAt', a.created_at,
    'ad', jsonb_build_object('kind', a.kind, 'highlight', a.highlight, 'targets', a.targets, 'startDay', a.start_day,
      'endDay', a.end_day, 'totalCentavos', a.total_centavos)),
  array(select f.media_id from ad_files f where f.ad_id = a.id)
from ads a where a.state = 'EM_ANALISE'
on conflict do nothing;
`;
