/** Not unique: members from before nicknames had to be unique may keep theirs. */
export const sql = `
create index users_nickname on users (lower(nickname));
`;
