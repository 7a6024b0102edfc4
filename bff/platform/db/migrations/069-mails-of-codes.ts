/**
 * The purpose of the code in a mail. Only the newest code for a purpose is valid, so a waiting mail with an older code
 * is not sent.
 */
export const sql = `
alter table mails add column code_for text;
`;
