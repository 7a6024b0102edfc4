/**
 * The books keep no words of a member's: what was bought is named by its ad or its community, by id. They are never
 * changed, but for this once, after whatever this transaction wrote there before is checked.
 *
 * Deleted posts are looked for by when they were deleted: they go for good after a while.
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
