/**
 * Clears the hashes of requests that opened a payment. Until this release a hash left out the form of an ad that is
 * paid by card, so it matches no hash of a repeated request.
 */
export const sql = `
update payment_intents set content_hash = null where content_hash is not null;
`;
