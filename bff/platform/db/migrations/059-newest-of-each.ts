/**
 * The newest posts of an author or a community are read off these indexes alone, in order. Without `in_review` in them,
 * PostgreSQL reads and sorts all posts of an author, because it expects an average number.
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
