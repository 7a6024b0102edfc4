/**
 * The condition reserves the index of the newest names for queries that ask for names. Without it, PostgreSQL also uses
 * that index to find any member by id, in preference to the small index of locked members.
 */
export const online = [
  { index: `create index users_newest_names on users (id desc) include (search) where search <> ''` },
];
export const sql = `
drop index users_newest;
`;
