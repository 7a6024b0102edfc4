/**
 * Whether one member follows another is read off the key alone. Without `status` in it PostgreSQL takes an index of one
 * member's follows, and reads on to the other: through all followers of a celebrity.
 */
export const online = [
  { index: `create unique index follows_pair on follows (follower_id, followed_id) include (status)` },
];
export const sql = `
alter table follows drop constraint follows_pkey;
alter table follows add constraint follows_pkey primary key using index follows_pair;
`;
