/**
 * Adds the index for searching posts. It is built on an expression, because a stored column with the words of a post
 * would enlarge the rows for all other queries.
 */
export const sql = `
create index posts_search on posts using gin (to_tsvector('simple', searchable(text)))
  where deleted_at is null and community_id is null;
`;
