/**
 * Removes the comparison keys of stored nicknames, because names/skeleton.ts computes them in a new way. The platform
 * computes them again when it starts (`giveNicknameKeys`). Erased accounts have no keys and stay without.
 */
export const online = [{ backfill: 'users', set: 'nickname_keys = null', where: 'cardinality(nickname_keys) > 0' }];
export const sql = `
analyze users;
`;
