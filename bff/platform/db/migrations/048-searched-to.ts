/**
 * What shows a listed picture already is searched in the background, from the newest file to the oldest; the list notes
 * how far it is, and a restart goes on from there. What was listed before this is searched once as well. Files that are
 * withheld are few among many: taking a picture off the list walks through those alone.
 */
export const sql = `
alter table known_hashes add column searched_to uuid not null default 'ffffffff-ffff-ffff-ffff-ffffffffffff';
create index known_hashes_unsearched on known_hashes (searched_to)
  where searched_to > '00000000-0000-0000-0000-000000000000';
create index media_withheld on media (id) where withheld_at is not null;
`;
