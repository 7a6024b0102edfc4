/**
 * The condition `search <> ''` reserves the index for queries of the newest names. Without it, PostgreSQL would use the
 * index to find any member by id, instead of the small index of hidden members.
 */
export const online = [
  { index: `create index users_newest_names on users (id desc) include (search) where search <> ''` },
];
export const sql = `
drop index users_newest;
`;
