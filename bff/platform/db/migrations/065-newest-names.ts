/**
 * With a condition of its own, the index of the newest names is taken by those who ask for names: without one
 * PostgreSQL takes it for any member's id as well, before the small index of those who are out.
 */
export const online = [
  { index: `create index users_newest_names on users (id desc) include (search) where search <> ''` },
];
export const sql = `
drop index users_newest;
`;
