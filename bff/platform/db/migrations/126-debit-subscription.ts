/**
 * Adds the subscription whose month a debit by Pix Automático pays. The previous release leaves it empty; the number of
 * the month then stands alone.
 */
export const sql = `
alter table payment_intents add column renews_subscription uuid;
`;
