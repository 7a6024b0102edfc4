/**
 * Erasing a member's posts, deleted ones included, uses this index; so does a profile's list, as few posts are deleted.
 */
export const online = [{ index: `create index posts_of_author on posts (author_id, id)` }];
export const sql = `
drop index posts_author;
`;
