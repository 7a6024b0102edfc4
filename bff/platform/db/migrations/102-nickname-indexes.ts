/** The second index finds the rows that have no keys yet, and is empty afterwards. */
export const online = [
  { index: `create index users_nickname_keys on users using gin (nickname_keys)` },
  { index: `create index users_without_nickname_keys on users (id) where nickname_keys is null` },
];
export const sql = `
analyze users;
`;
