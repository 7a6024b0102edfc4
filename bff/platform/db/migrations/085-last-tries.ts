/**
 * Finds expired buckets by their last try (db/delete-over.ts). Tries are stored in order, so it is the last element; a
 * bucket with all tries given back is expired at once. An expression index, because a new column would rewrite the
 * whole table and block sign-ins meanwhile.
 */
export const online = [
  { index: `create index sign_in_tries_over on sign_in_tries ((coalesce(tries[cardinality(tries)], '-infinity')))` },
];
export const sql = '';
