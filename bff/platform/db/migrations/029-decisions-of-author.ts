/** Adds an index for the earlier decisions about a member, which the moderator sees before the next decision. */
export const sql = `
create index moderation_decisions_author on moderation_decisions (author_id, id desc) where author_id is not null;
`;
