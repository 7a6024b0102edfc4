/** Finds the earlier decisions about a member, for the moderator of the next one. */
export const sql = `
create index moderation_decisions_author on moderation_decisions (author_id, id desc) where author_id is not null;
`;
