/**
 * Adds an index for finding the comments of hidden authors under a post. Their number is subtracted from the comment
 * count that a viewer sees.
 */
export const sql = `
create index comments_post_author on comments (post_id, author_id);
`;
