/**
 * Adds the hash of the ad for which a payment was opened, so that the payment buys no other ad, and the post of a
 * boost, so that its open payments are canceled with the post. Clears the hashes of the requests that opened payments:
 * until this release they left out the form of an ad that is paid by card, so they match no repeated request.
 */
export const sql = `
alter table payment_intents add column ad_hash bytea, add column post_id uuid;
update payment_intents set content_hash = null where content_hash is not null;
`;
