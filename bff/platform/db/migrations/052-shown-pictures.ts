/**
 * Index for the community of a picture. It is needed for each picture that is served, and for the foreign key when a
 * file is deleted.
 */
export const sql = `
create index communities_picture on communities (picture_id) where picture_id is not null;
`;
