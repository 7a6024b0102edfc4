/**
 * Adds indexes for finding members (profiles/discover.store.ts). The newest members are read with their names from an
 * index alone. Members whose nickname or name starts with the search text are a range of another index, because the
 * trigram index cannot tell the start of a name from its middle.
 */
export const online = [
  { index: `create index users_newest on users (id desc) include (search)` },
  { index: `create index users_gender_newest on users (gender, id desc) include (search)` },
  { index: `create index users_nickname_begins on users (search text_pattern_ops)` },
  { index: `create index users_name_begins on users (split_part(search, E'\\n', 2) text_pattern_ops)` },
];
export const sql = `
analyze users;
drop index users_gender;
`;
