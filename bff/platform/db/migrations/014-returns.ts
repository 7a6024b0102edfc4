/**
 * Money that goes back to a card: at a member's request, by a refund made at the payment provider, or because the
 * card's owner disputes the charge. If the member has already spent the money, the member owes it: the balance of the
 * member's RECEIVABLE account goes below zero by that amount.
 *
 * A dispute is PENDING while the bank examines it, SUCCEEDED when the money is lost for good, FAILED when the money
 * came back.
 */
export const sql = `
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('WALLET', 'AD_HOLD', 'RECEIVABLE', 'PROVIDER', 'ADS_REVENUE', 'VIP_FEES'));
alter table ledger_accounts drop constraint ledger_accounts_check1;
alter table ledger_accounts add constraint ledger_accounts_owner_check
  check ((kind in ('WALLET', 'AD_HOLD', 'RECEIVABLE')) = (owner_id <> '00000000-0000-0000-0000-000000000000'));
alter table ledger_accounts add constraint ledger_accounts_receivable_check
  check (kind <> 'RECEIVABLE' or balance <= 0);

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE', 'DISPUTE'));
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE', 'DISPUTE'));

alter table payment_refunds add column kind text not null default 'REFUND' check (kind in ('REFUND', 'DISPUTE'));
alter table payment_refunds add column owed_centavos bigint not null default 0
  check (owed_centavos between 0 and centavos);
alter table payment_refunds add column is_asked boolean not null default false;
create unique index payment_refunds_asked on payment_refunds (intent_id) where is_asked and status <> 'FAILED';
`;
