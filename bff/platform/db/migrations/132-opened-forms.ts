/**
 * Adds to each payment the hash of the request that opened it, the hash of its ad, so that the payment buys no other
 * ad, and the post of a boost, so that its open payments are canceled with the post. `content_hash` stays for the
 * processes of the release before, which left out the form of an ad that is paid by card: they accept rows without it.
 */
export const sql = `
alter table payment_intents add column request_hash bytea, add column ad_hash bytea, add column post_id uuid;
`;
