/**
 * Adds the keys by which nicknames are compared (names/skeleton.ts). The platform computes the keys of existing rows
 * when it starts (`giveNicknameKeys`), because SQL does not know which letters look alike.
 */
export const sql = `
alter table users add column nickname_keys text[];
`;
