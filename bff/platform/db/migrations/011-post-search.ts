/** An index over an expression: the words of a post need no column, and no other page grows with them. */
export const sql = `
create index posts_search on posts using gin (to_tsvector('simple', searchable(text)))
  where deleted_at is null and community_id is null;
`;
