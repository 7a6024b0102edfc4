/** A card payment may be refunded more than once, each time up to its free amount, under its row lock. */
export const sql = `
drop index if exists payment_refunds_asked;
`;
