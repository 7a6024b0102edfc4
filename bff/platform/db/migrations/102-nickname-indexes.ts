/**
 * The second index finds the members whose nickname has no comparison keys yet. The index is empty after the platform
 * has computed all keys.
 */
export const online = [
  { index: `create index users_nickname_keys on users using gin (nickname_keys)` },
  { index: `create index users_without_nickname_keys on users (id) where nickname_keys is null` },
];
export const sql = `
analyze users;
`;
