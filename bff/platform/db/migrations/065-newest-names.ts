/**
 * The condition `search <> ''` reserves the index for queries of the newest names. Without this condition, PostgreSQL
 * would also use the index to find single members by id, instead of the small index of hidden members.
 */
export const online = [
  { index: `create index users_newest_names on users (id desc) include (search) where search <> ''` },
];
export const sql = `
drop index users_newest;
`;
