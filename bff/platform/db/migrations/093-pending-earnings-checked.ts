/**
 * Checks existing accounts against the constraints of migration 092, under a lock that blocks neither readers nor
 * writers.
 */
export const sql = `
alter table ledger_accounts validate constraint ledger_accounts_kind_check;
alter table ledger_accounts validate constraint ledger_accounts_owner_check;
alter table ledger_accounts validate constraint ledger_accounts_pending_check;
`;
