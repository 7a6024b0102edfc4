/**
 * Adds the full price of a purchase whose card payment covers only a part of the price, because an ad uses the wallet's
 * balance first. Null if the card pays the full price.
 */
export const sql = `
alter table payment_intents add column price_centavos bigint check (price_centavos > 0);
`;
