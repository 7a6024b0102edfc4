/** A new code is the only one that counts: a mail with an older one that still waits is not sent. */
export const sql = `
alter table mails add column code_for text;
`;
