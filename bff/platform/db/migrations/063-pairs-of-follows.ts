/**
 * Checks a follow between two members by the key's index alone. Without `status` in it, PostgreSQL takes an index of
 * one member's follows and scans it for the other: for a celebrity, all followers.
 */
export const online = [
  { index: `create unique index follows_pair on follows (follower_id, followed_id) include (status)` },
];
export const sql = `
alter table follows drop constraint follows_pkey;
alter table follows add constraint follows_pkey primary key using index follows_pair;
`;
