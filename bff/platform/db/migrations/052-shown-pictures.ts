/**
 * Adds an index for finding the community that uses a picture. The query runs each time such a picture is served, and
 * the foreign key needs the index when a file is deleted.
 */
export const sql = `
create index communities_picture on communities (picture_id) where picture_id is not null;
`;
