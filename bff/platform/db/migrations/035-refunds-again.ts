/** A card payment may be asked back more than once, each time as far as it is free; its row is held meanwhile. */
export const sql = `
drop index if exists payment_refunds_asked;
`;
