/**
 * What a card payment buys, where that is not what the card pays: an ad takes what is in the wallet first, and the card
 * pays the rest. Null where both are the same.
 */
export const sql = `
alter table payment_intents add column price_centavos bigint check (price_centavos > 0);
`;
