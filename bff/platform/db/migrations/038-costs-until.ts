/** Adds the time up to which the payment provider's fees were fetched. Null before the first fetch. */
export const sql = `
alter table payment_look_back add column costs_until timestamptz;
`;
