/**
 * In a demo world (a database with invented members) created before migration 054, moves the money of card payments to
 * the account BANK, as newer demo worlds do, because no payment provider holds this money.
 */
export const sql = `
insert into ledger_accounts (kind, owner_id) select 'BANK', owner_id from ledger_accounts where kind = 'PROVIDER'
on conflict (owner_id, kind) do nothing;

with seeded as (
  select provider.id as provider_id, bank.id as bank_id, provider.owner_id, sum(e.centavos)::bigint as total
  from payment_intents i
  join ledger_transactions t on t.intent_id = i.id
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts provider on provider.id = e.account_id and provider.kind = 'PROVIDER'
  join ledger_accounts bank on bank.owner_id = provider.owner_id and bank.kind = 'BANK'
  where (i.provider_id is null or i.provider_id like 'pi_demo_%') and i.request_key is null and i.status = 'SUCCEEDED'
    and not exists (select from ledger_transactions where key = 'provider:demo')
  group by provider.id, bank.id, provider.owner_id
  having sum(e.centavos) <> 0
),
movement as (
  insert into ledger_transactions (id, key, kind, member_id)
  select gen_random_uuid(), 'provider:demo', 'PAYOUT', owner_id from seeded
  returning id
)
insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
select gen_random_uuid(), movement.id, line.account_id, 'PAYOUT', line.centavos
from movement, seeded, lateral (values (provider_id, -total), (bank_id, total)) as line (account_id, centavos);

update payment_look_back set balance_difference = 0, differs_since = null
where exists (select from ledger_transactions where key = 'provider:demo');
`;
