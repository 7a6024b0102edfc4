/** Indexes posts and communities from before migration 113 again, with the new way of splitting text into words. */
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
