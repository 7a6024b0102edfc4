/**
 * Adds the subscription whose month a debit by Pix Automático pays, and the time of the debit. The previous release
 * leaves both empty; the number of the month then stands alone.
 */
export const sql = `
alter table payment_intents add column renews_subscription uuid, add column debit_at timestamptz;
update payment_intents set debit_at = created_at + interval '3 days' where renews_month is not null;
`;
