/**
 * After a picture is listed as banned, a background task searches the published files for it, from the newest to the
 * oldest. `searched_to` stores the task's position, so that the search continues after a restart. The column's default
 * makes the task search for pictures that were listed before this migration too. When a picture is taken off the list,
 * only withheld files are checked, because they are few and have an index.
 */
export const sql = `
alter table known_hashes add column searched_to uuid not null default 'ffffffff-ffff-ffff-ffff-ffffffffffff';
create index known_hashes_unsearched on known_hashes (searched_to)
  where searched_to > '00000000-0000-0000-0000-000000000000';
create index media_withheld on media (id) where withheld_at is not null;
`;
