/** Erasing a member's posts goes by it, deleted ones included; a profile's list does too, as few are deleted. */
export const online = [{ index: `create index posts_of_author on posts (author_id, id)` }];
export const sql = `
drop index posts_author;
`;
