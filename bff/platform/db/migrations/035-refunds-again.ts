/**
 * A card payment may be refunded several times. The payment's row is locked for each refund, which may take at most the
 * amount that is not refunded yet.
 */
export const sql = `
drop index if exists payment_refunds_asked;
`;
