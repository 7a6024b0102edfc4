/**
 * What the few have written of whom a viewer sees nothing is counted per post, and taken off what that viewer is told.
 */
export const sql = `
create index comments_post_author on comments (post_id, author_id);
`;
