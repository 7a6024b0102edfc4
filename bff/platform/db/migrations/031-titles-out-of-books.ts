/**
 * The books hold no text of a member's: a purchase refers to its ad or community by id. The ledger is changed only this
 * once, after the pending checks of this transaction's earlier entries.
 *
 * Deleted posts are found by the time of their deletion, because they are purged after a while.
 */
export const sql = `
set constraints all immediate;
alter table ledger_transactions disable trigger ledger_transactions_stay;
update ledger_transactions t set description = null
where description is not null and (
  exists (select 1 from ads a where a.id = t.ad_id and a.kind = 'AD')
  or exists (select 1 from communities c where c.id = t.community_id));
alter table ledger_transactions enable trigger ledger_transactions_stay;

create index posts_deleted on posts (deleted_at) where deleted_at is not null;
`;
