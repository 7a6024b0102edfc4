/**
 * Adds indexes for the newest posts of an author or of a community, which PostgreSQL reads in order from the index
 * alone. Without `in_review` in the index, PostgreSQL would read and sort all posts of an author with many posts,
 * because it expects every author to have an average number.
 */
export const online = [
  {
    index: `create index posts_author_newest on posts (author_id, id desc) include (in_review)
  where deleted_at is null and community_id is null`,
  },
  {
    index: `create index posts_community_newest on posts (community_id, id desc) include (author_id, in_review)
  where deleted_at is null and community_id is not null`,
  },
];
export const sql = `
drop index posts_author_public;
drop index posts_community;
`;
