/**
 * Computes the search words of the posts from before migration 062, in batches. A single transaction together with
 * migration 062 blocked the readers of 500,000 posts for 104 s. From this migration on, a search uses the new index.
 */
export const online = [
  { backfill: 'posts', set: `search = to_tsvector('simple', searchable(text))`, where: `search = '' and text <> ''` },
  { index: `create index posts_words on posts using gin (search) where deleted_at is null and community_id is null` },
];
export const sql = `
analyze posts;
drop index if exists posts_search;
`;
