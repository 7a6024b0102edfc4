/**
 * Double-entry bookkeeping in integer centavos. The database itself guarantees: entries and transactions are never
 * changed or deleted, the entries of a transaction sum to zero when it commits, only entries change an account's
 * balance, and no wallet and no hold (reserved money) goes below zero. Accounts of the platform itself have the nil
 * UUID as owner. Owners do not reference `users`, because the books outlive a deleted account.
 *
 * An intent is our record of a card payment; the provider decides its status. In a function body each semicolon starts
 * a line, because a semicolon at the end of a line would end the migration's statement.
 */
export const sql = `
create table payment_customers (
  member_id uuid primary key,
  provider_id text not null unique
);

-- provider_id is null until the provider has answered; the platform asks about an open intent at next_check_at.
create table payment_intents (
  id uuid primary key,
  provider_id text unique,
  member_id uuid not null,
  request_key uuid,
  purpose text not null check (purpose in ('TOP_UP', 'BUSINESS_AD', 'PROFILE_AD')),
  centavos bigint not null check (centavos > 0),
  refunded_centavos bigint not null default 0 check (refunded_centavos between 0 and centavos),
  status text not null default 'OPEN' check (status in ('OPEN', 'SUCCEEDED', 'CANCELED')),
  failure_code text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  next_check_at timestamptz not null default now(),
  unique (member_id, request_key),
  check ((status = 'OPEN') = (settled_at is null))
);
create index payment_intents_open on payment_intents (next_check_at) where status = 'OPEN';
create index payment_intents_member on payment_intents (member_id, created_at desc);

create table payment_events (
  id text primary key,
  type text not null,
  intent_id uuid references payment_intents (id),
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);

-- One row per refused card, by the provider's id of the charge. The limit on card testing counts these rows.
create table payment_declines (
  id text primary key,
  intent_id uuid not null references payment_intents (id),
  member_id uuid not null,
  code text not null,
  declined_at timestamptz not null default now()
);
create index payment_declines_member on payment_declines (member_id, declined_at desc);
create index payment_declines_intent on payment_declines (intent_id);

create table payment_refunds (
  id uuid primary key,
  intent_id uuid not null references payment_intents (id),
  member_id uuid not null,
  provider_id text unique,
  centavos bigint not null check (centavos > 0),
  status text not null default 'PENDING' check (status in ('PENDING', 'SUCCEEDED', 'FAILED')),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index payment_refunds_open on payment_refunds (created_at) where status = 'PENDING';
create index payment_refunds_intent on payment_refunds (intent_id);

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('WALLET', 'AD_HOLD', 'PROVIDER', 'ADS_REVENUE', 'VIP_FEES')),
  owner_id uuid not null,
  balance bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (owner_id, kind),
  check (kind not in ('WALLET', 'AD_HOLD') or balance >= 0),
  check ((kind in ('WALLET', 'AD_HOLD')) = (owner_id <> '00000000-0000-0000-0000-000000000000'))
);

create table ledger_transactions (
  id uuid primary key,
  key text not null unique,
  kind text not null check (kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE')),
  member_id uuid not null,
  ad_id uuid,
  community_id uuid,
  intent_id uuid references payment_intents (id),
  description text,
  created_at timestamptz not null default now()
);
create index ledger_transactions_intent on ledger_transactions (intent_id) where intent_id is not null;
create index ledger_transactions_ad on ledger_transactions (ad_id) where ad_id is not null;

create table ledger_entries (
  id uuid primary key,
  transaction_id uuid not null references ledger_transactions (id),
  account_id bigint not null references ledger_accounts (id),
  kind text not null check (kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE')),
  centavos bigint not null check (centavos <> 0)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id, id);
create index ledger_entries_account_kind on ledger_entries (account_id, kind, id);

create function ledger_refuse_change() returns trigger language plpgsql as $$ begin
  raise exception 'the ledger is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation'
  ; end $$;

create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_refuse_change();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();

create function ledger_move_balances() returns trigger language plpgsql as $$ begin
  update ledger_accounts a set balance = a.balance + moved.centavos
  from (select account_id, sum(centavos) as centavos from added group by account_id) moved
  where a.id = moved.account_id
  ; return null
  ; end $$;
create trigger ledger_entries_move after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_move_balances();

-- Trigger depth 1 is a direct statement on the account; the trigger of the entries runs at depth 2.
create function ledger_guard_account() returns trigger language plpgsql as $$ begin
  if pg_trigger_depth() < 2 or (new.id, new.kind, new.owner_id) is distinct from (old.id, old.kind, old.owner_id) then
    raise exception 'a balance is moved by entries alone' using errcode = 'restrict_violation'
  ; end if
  ; return new
  ; end $$;
create trigger ledger_accounts_guard before update on ledger_accounts
  for each row execute function ledger_guard_account();

create function ledger_open_account() returns trigger language plpgsql as $$ begin
  if new.balance <> 0 then
    raise exception 'an account opens empty' using errcode = 'restrict_violation'
  ; end if
  ; return new
  ; end $$;
create trigger ledger_accounts_open before insert on ledger_accounts
  for each row execute function ledger_open_account();

create function ledger_check_sum(transaction uuid) returns void language plpgsql as $$ begin
  if coalesce((select sum(centavos) from ledger_entries where transaction_id = transaction), 1) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', transaction using errcode = 'check_violation'
  ; end if
  ; end $$;
create function ledger_check_entry() returns trigger language plpgsql as $$ begin
  perform ledger_check_sum(new.transaction_id)
  ; return null
  ; end $$;
create function ledger_check_transaction() returns trigger language plpgsql as $$ begin
  perform ledger_check_sum(new.id)
  ; return null
  ; end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_entry();
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_check_transaction();

insert into ledger_accounts (kind, owner_id)
values ('PROVIDER', '00000000-0000-0000-0000-000000000000'),
  ('ADS_REVENUE', '00000000-0000-0000-0000-000000000000'),
  ('VIP_FEES', '00000000-0000-0000-0000-000000000000');
`;
