/** Until when the payment provider was asked for what it had charged; null: it never was. */
export const sql = `
alter table payment_look_back add column costs_until timestamptz;
`;
