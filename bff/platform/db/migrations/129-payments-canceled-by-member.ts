/** Adds a mark to the payments that their member canceled, because the history of the wallet leaves them out. */
export const sql = `
alter table payment_intents add column is_canceled_by_member boolean not null default false;
`;
