/** Only the newest code is valid: a waiting mail with an older code for the same purpose is not sent. */
export const sql = `
alter table mails add column code_for text;
`;
