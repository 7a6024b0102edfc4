/**
 * What nicknames are compared by (names/skeleton.ts). The platform gives them to the rows that are there when it starts
 * (giveNicknameKeys): only it knows which letters look alike. Those rows are found by an index of their own, which is
 * empty afterwards.
 */
export const sql = `
alter table users add column nickname_keys text[];
create index users_nickname_keys on users using gin (nickname_keys);
create index users_without_nickname_keys on users (id) where nickname_keys is null;
`;
