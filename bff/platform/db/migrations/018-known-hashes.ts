/**
 * Pictures that may not be published, by perceptual hash. `media.hashes` has one hash for an image, and one for each
 * still of a video; older files have none until they are asked for.
 *
 * Evidence files are kept for as long as an answer to an appeal or an authority may need them, and no longer.
 */
export const sql = `
alter table media add column hashes text[] not null default '{}';

create table known_hashes (
  id uuid primary key,
  hash text not null unique check (hash ~ '^[0-9a-f]{16}(-[0-9a-f]{96})?$'),
  reason text not null,
  case_id uuid references moderation_cases (id),
  added_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index known_hashes_case on known_hashes (case_id);

alter table moderation_cases add column evidence_erased_at timestamptz;
create index moderation_cases_retained on moderation_cases (decided_at)
  where status = 'DECIDED' and evidence_erased_at is null;
`;
