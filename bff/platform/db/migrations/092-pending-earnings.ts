/**
 * The earnings of a VIP month become available day by day: the share of each day is pending until that day begins.
 * Pending shares are in the earner's ledger account VIP_PENDING, and `vip_earnings` has a row for each month that still
 * has pending shares. `due_at` is the midnight in São Paulo at which the next shares become available.
 */
export const sql = `
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (
  kind in ('WALLET', 'AD_HOLD', 'RECEIVABLE', 'VIP_PENDING', 'PROVIDER', 'ADS_REVENUE', 'VIP_FEES', 'PROVIDER_FEES',
    'DISPUTE_FEES', 'LOSSES', 'BANK')
) not valid;
alter table ledger_accounts drop constraint ledger_accounts_owner_check;
alter table ledger_accounts add constraint ledger_accounts_owner_check check (
  (kind in ('WALLET', 'AD_HOLD', 'RECEIVABLE', 'VIP_PENDING')) = (owner_id <> '00000000-0000-0000-0000-000000000000')
) not valid;
alter table ledger_accounts add constraint ledger_accounts_pending_check check (kind <> 'VIP_PENDING' or balance >= 0)
  not valid;
create table vip_earnings (
  month_key text primary key,
  earner_id uuid not null,
  community_id uuid not null,
  earned bigint not null check (earned > 0),
  released bigint not null default 0 check (released between 0 and earned),
  days int not null check (days > 0),
  ends_at timestamptz not null,
  due_at timestamptz not null
);
create index vip_earnings_due on vip_earnings (due_at);
`;
