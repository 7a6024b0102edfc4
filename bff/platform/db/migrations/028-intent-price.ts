/**
 * The price of a purchase, where the card pays only a part: an ad uses the wallet's balance first. Null where the card
 * pays all.
 */
export const sql = `
alter table payment_intents add column price_centavos bigint check (price_centavos > 0);
`;
