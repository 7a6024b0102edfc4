/**
 * Adds ledger accounts for the payment provider's fees and for its payouts to our bank account, so that the ledger
 * matches the provider's balance to the centavo.
 */
export const sql = `
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (
  kind in ('WALLET', 'AD_HOLD', 'RECEIVABLE', 'PROVIDER', 'ADS_REVENUE', 'VIP_FEES', 'PROVIDER_FEES', 'BANK')
);
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE', 'DISPUTE', 'PROVIDER_FEE', 'PAYOUT')
);
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (
  kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE', 'DISPUTE', 'PROVIDER_FEE', 'PAYOUT')
);
`;
