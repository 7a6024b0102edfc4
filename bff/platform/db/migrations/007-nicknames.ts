/** Not unique: people who were there before nicknames had to be may keep theirs. */
export const sql = `
create index users_nickname on users (lower(nickname));
`;
