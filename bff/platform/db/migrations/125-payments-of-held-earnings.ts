/**
 * Adds the indexes that find a member's refunds of spent money, and the earnings on hold by a payment
 * (wallet/ledger/losses.ts). Without `fastupdate = off`, each search would also read the entries that wait for a
 * vacuum.
 */
export const online = [
  { index: `create index payment_refunds_owed on payment_refunds (member_id) where owed_centavos > 0` },
  { index: `create index vip_earnings_held_by on vip_earnings using gin (held_by) with (fastupdate = off)` },
];
export const sql = `
analyze vip_earnings;
`;
