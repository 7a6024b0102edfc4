/**
 * The newest members are read with their names off an index alone, and members with a nickname or name beginning with a
 * text as a range of an index: the trigram index cannot tell a beginning from text within (profiles/discover.store.ts).
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
