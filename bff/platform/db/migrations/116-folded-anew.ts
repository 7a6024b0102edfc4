/**
 * Fills the search columns from before migration 115 again, with the new folding. The index of the parts of names
 * replaces the trigram index, which contains only ASCII letters if the database has the locale C.
 */
export const online = [
  {
    backfill: 'users',
    set: 'search = search_names(nickname, name)',
    where: 'search <> search_names(nickname, name)',
  },
  { backfill: 'posts', set: 'search = search_vector(text)', where: 'search <> search_vector(text)' },
  {
    backfill: 'communities',
    set: `search = search_vector(name || ' ' || description)`,
    where: `search <> search_vector(name || ' ' || description)`,
  },
  { index: `create index users_parts on users using gin (search_parts(search))` },
];
export const sql = `
analyze users;
analyze posts;
analyze communities;
drop index if exists users_search;
drop function searchable;
`;
