/**
 * Adds an index for nicknames. It is not unique, because members who joined before nicknames had to be unique may keep
 * theirs.
 */
export const sql = `
create index users_nickname on users (lower(nickname));
`;
