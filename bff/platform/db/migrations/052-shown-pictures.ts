/**
 * Of which community a file is the picture: asked for each that is sent, and by the foreign key for each that is
 * deleted.
 */
export const sql = `
create index communities_picture on communities (picture_id) where picture_id is not null;
`;
