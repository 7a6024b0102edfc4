/**
 * Lets PostgreSQL check a follow between two members in the index of the primary key alone. Without `status` in the
 * index, PostgreSQL would use an index of one member's follows and scan it for the other member: for a celebrity, all
 * followers.
 */
export const online = [
  { index: `create unique index follows_pair on follows (follower_id, followed_id) include (status)` },
];
export const sql = `
alter table follows drop constraint follows_pkey;
alter table follows add constraint follows_pkey primary key using index follows_pair;
`;
