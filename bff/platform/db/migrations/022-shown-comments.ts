/** Finds the comments of hidden authors under a post, which are subtracted from the counter that a viewer sees. */
export const sql = `
create index comments_post_author on comments (post_id, author_id);
`;
