/**
 * What nicknames are compared by (names/skeleton.ts). The platform gives them to the rows that are there when it starts
 * (giveNicknameKeys): only it knows which letters look alike.
 */
export const sql = `
alter table users add column nickname_keys text[];
`;
