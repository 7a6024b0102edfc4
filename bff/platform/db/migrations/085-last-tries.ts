/**
 * When a bucket was last tried, by which those that are over are found (db/delete-over.ts). Its tries stand in their
 * order, so it is the last of them; one whose tries were all given back is over at once. An index of an expression: a
 * column would have the whole table written anew, and shut to sign-ins meanwhile.
 */
export const online = [
  { index: `create index sign_in_tries_over on sign_in_tries ((coalesce(tries[cardinality(tries)], '-infinity')))` },
];
export const sql = '';
