/**
 * Adds ledger accounts for dispute fees and losses, and columns for the difference between the payment provider's
 * balance and our ledger.
 */
export const sql = `
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (
  kind in ('WALLET', 'AD_HOLD', 'RECEIVABLE', 'PROVIDER', 'ADS_REVENUE', 'VIP_FEES', 'PROVIDER_FEES', 'DISPUTE_FEES',
    'LOSSES', 'BANK')
);
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE', 'DISPUTE', 'PROVIDER_FEE',
    'DISPUTE_FEE', 'LOSS', 'PAYOUT')
);
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (
  kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE', 'DISPUTE', 'PROVIDER_FEE',
    'DISPUTE_FEE', 'LOSS', 'PAYOUT')
);
create index ledger_accounts_owing on ledger_accounts (owner_id) where kind = 'RECEIVABLE' and balance < 0;

alter table payment_look_back add column balance_difference bigint not null default 0;
alter table payment_look_back add column differs_since timestamptz;
alter table payment_look_back add column compared_at timestamptz;
`;
