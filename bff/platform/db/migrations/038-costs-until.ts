/** The time up to which the payment provider's fees were fetched; null if they never were. */
export const sql = `
alter table payment_look_back add column costs_until timestamptz;
`;
