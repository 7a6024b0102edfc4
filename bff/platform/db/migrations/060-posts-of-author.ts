/**
 * Adds an index for erasing a member's posts, including deleted ones. The list of posts in a profile uses it too,
 * because few posts are deleted.
 */
export const online = [{ index: `create index posts_of_author on posts (author_id, id)` }];
export const sql = `
drop index posts_author;
`;
