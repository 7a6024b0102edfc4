/**
 * Several moderation cases may put the same picture on the list of banned pictures. The picture stays listed as long as
 * at least one of these cases lists it. The previous release needs one of the cases in `known_hashes.case_id`.
 */
export const sql = `
create table known_hash_cases (
  hash_id uuid not null references known_hashes (id) on delete cascade,
  case_id uuid not null references moderation_cases (id),
  created_at timestamptz not null default now(),
  primary key (hash_id, case_id)
);
create index known_hash_cases_case on known_hash_cases (case_id);
insert into known_hash_cases (hash_id, case_id, created_at)
  select id, case_id, created_at from known_hashes where case_id is not null;
`;
