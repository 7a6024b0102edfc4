/**
 * Adds `status` to the index of follows, so that PostgreSQL checks a follow between two members in this index alone.
 * Without `status`, PostgreSQL would read all follows of one of the members to find the other: for a celebrity, all
 * followers.
 */
export const online = [
  { index: `create unique index follows_pair on follows (follower_id, followed_id) include (status)` },
];
export const sql = `
alter table follows drop constraint follows_pkey;
alter table follows add constraint follows_pkey primary key using index follows_pair;
`;
