/** The time up to which the payment provider's fees were fetched; null: never. */
export const sql = `
alter table payment_look_back add column costs_until timestamptz;
`;
