/**
 * Adds an index for expired lists of sign-in tries, by the time of the last try (db/delete-over.ts). Tries are stored
 * in order, so the last try is the last element. A list becomes empty if all its tries are removed again, and is then
 * expired immediately. The index is on an expression, because a new column would rewrite the whole table and block
 * sign-ins meanwhile.
 */
export const online = [
  { index: `create index sign_in_tries_over on sign_in_tries ((coalesce(tries[cardinality(tries)], '-infinity')))` },
];
export const sql = '';
