/**
 * Adds the purpose of the code that a mail contains. Only the newest code for a purpose is valid, so a queued mail with
 * an older code is not sent.
 */
export const sql = `
alter table mails add column code_for text;
`;
