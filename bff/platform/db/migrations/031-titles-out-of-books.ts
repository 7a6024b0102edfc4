/**
 * Removes text that members wrote from the ledger: a purchase refers to its ad or community by id. This is the only
 * migration that ever changes ledger rows. The first statement runs the checks that were deferred to the end of the
 * transaction.
 *
 * The index sorts deleted posts by the time of deletion, because they are purged some time after it.
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
