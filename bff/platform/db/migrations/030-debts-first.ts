/**
 * A member never has both a debt and a balance, because a credit pays the debt first. Returned money may exceed a
 * payment's amount, for example if a refunded payment is also disputed.
 */
export const sql = `
alter table payment_intents drop constraint payment_intents_check;
alter table payment_intents add constraint payment_intents_refunded_check check (refunded_centavos >= 0);

create temporary table debts_paid on commit drop as
  select purse.owner_id, purse.id as purse_id, debt.id as debt_id, least(purse.balance, -debt.balance) as centavos,
    lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
      || substr(md5(purse.owner_id::text), 1, 3) || '8' || substr(md5(purse.owner_id::text), 4, 14) as id
  from ledger_accounts purse join ledger_accounts debt on debt.owner_id = purse.owner_id and debt.kind = 'RECEIVABLE'
  where purse.kind = 'WALLET' and purse.balance > 0 and debt.balance < 0
  for no key update of purse, debt;
insert into ledger_transactions (id, key, kind, member_id, description)
  select (id || '0')::uuid, 'debt:' || owner_id || ':030', 'DISPUTE', owner_id,
    'Acerto de valor devolvido ao cartão depois de gasto'
  from debts_paid;
insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
  select (id || '1')::uuid, (id || '0')::uuid, purse_id, 'DISPUTE', -centavos from debts_paid
  union all select (id || '2')::uuid, (id || '0')::uuid, debt_id, 'DISPUTE', centavos from debts_paid;
`;
