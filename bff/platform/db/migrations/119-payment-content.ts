/**
 * Adds the hash of the request that opened a payment, so that a request that reuses its idempotency key with different
 * content is refused. Ends the mandates of memberships that ended before this release, because from now on a mandate
 * ends in the same transaction as its membership.
 */
export const sql = `
alter table payment_intents add column content_hash bytea;
update payment_mandates d set status = 'ENDING'
where d.status = 'APPROVED' and not exists (select from payment_orders o where o.intent_id = d.intent_id)
  and not exists (
    select from vip_subscriptions s
    join community_members m on m.community_id = s.community_id and m.user_id = s.user_id
    where s.community_id = d.community_id and s.user_id = d.member_id and m.status <> 'CANCELS_AT_END');
`;
