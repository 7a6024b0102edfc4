/**
 * Adds an index for the running boost (paid promotion) of a post. The index is unique, so that a second boost of the
 * post cannot be bought in another tab at the same moment.
 */
export const online = [
  { index: `create unique index ads_boost_of_post on ads (post_id) where state in ('EM_ANALISE', 'ATIVO')` },
];
export const sql = '';
