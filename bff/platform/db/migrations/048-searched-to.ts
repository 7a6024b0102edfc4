/**
 * Published files with a listed picture are searched in the background, from the newest to the oldest; the list stores
 * the position, from which a restart continues. Pictures listed before this are searched once as well. Withheld files
 * are few: by their index, taking a picture off the list checks only those.
 */
export const sql = `
alter table known_hashes add column searched_to uuid not null default 'ffffffff-ffff-ffff-ffff-ffffffffffff';
create index known_hashes_unsearched on known_hashes (searched_to)
  where searched_to > '00000000-0000-0000-0000-000000000000';
create index media_withheld on media (id) where withheld_at is not null;
`;
