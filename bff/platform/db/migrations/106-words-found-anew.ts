/** Finds the words of posts and communities that are older than 105. */
export const online = [
  { backfill: 'posts', set: 'search = search_vector(text)', where: `search <> search_vector(text)` },
  {
    backfill: 'communities',
    set: `search = search_vector(name || ' ' || description)`,
    where: `search <> search_vector(name || ' ' || description)`,
  },
];
export const sql = `
analyze posts;
analyze communities;
`;
