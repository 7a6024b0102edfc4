/** Fills the search columns of rows with emoji from before migration 120 again. */
export const online = [
  {
    backfill: 'users',
    set: 'search = search_names(nickname, name)',
    where: `search_emoji(nickname || ' ' || name) <> '{}' and search <> search_names(nickname, name)`,
  },
  {
    backfill: 'posts',
    set: 'search = search_vector(text)',
    where: `search_emoji(text) <> '{}' and search <> search_vector(text)`,
  },
  {
    backfill: 'communities',
    set: `search = search_vector(name || ' ' || description)`,
    where: `search_emoji(name || ' ' || description) <> '{}' and search <> search_vector(name || ' ' || description)`,
  },
];
export const sql = `
analyze users;
analyze posts;
analyze communities;
`;
