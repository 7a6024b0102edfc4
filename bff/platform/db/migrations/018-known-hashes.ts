/**
 * The perceptual hashes of pictures that may not be published. `media.hashes` has one hash for an image, and one for
 * each sampled frame of a video; for older files it is empty until the hashes are needed.
 *
 * Evidence files are kept only for as long as an appeal or an authority may need them.
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
