-- Three members in ten have topped up three times, R$ 50 each; each running campaign has its price on hold; each month of
-- a VIP subscription was topped up and paid. A balance is the sum of its entries.
create temp table movements (
  key text, kind text, ms bigint, member uuid, community uuid, account text, owner uuid, entry_kind text, centavos bigint
);
insert into movements
select 'top-up:' || n || ':' || k, 'TOP_UP', scale.now_ms() - k * 2000000000::bigint - n, scale.member(n), null,
  account, owner, 'TOP_UP', centavos
from
  generate_series(1, scale.members()) n, generate_series(1, 3) k,
  lateral (values ('WALLET', scale.member(n), 5000), ('PROVIDER', null, -5000)) e (account, owner, centavos)
where n % 10 in (1, 2, 3);
insert into movements
select 'ad:' || n, 'AD', scale.now_ms() - 900000000 - n, scale.member(1 + ((n - 1) * 10) % scale.members()), null,
  account, owner, 'AD', centavos
from
  generate_series(1, scale.ads()) n,
  lateral (values ('AD_HOLD', scale.ad(n), 30000), ('PROVIDER', null, -30000)) e (account, owner, centavos);
insert into movements
select e.key, e.kind, scale.now_ms() - (40 - 30 * (month - 1)) * 86400000::bigint, s.user_id, s.community_id, account,
  owner, entry_kind, centavos
from
  vip_subscriptions s join communities c on c.id = s.community_id, generate_series(1, s.months) month,
  lateral (values
    ('top-up:' || s.id || ':' || month, 'TOP_UP', 'WALLET', s.user_id, 'TOP_UP', 1990),
    ('top-up:' || s.id || ':' || month, 'TOP_UP', 'PROVIDER', null, 'TOP_UP', -1990),
    ('vip:' || s.id || ':' || month, 'VIP', 'WALLET', s.user_id, 'VIP', -1990),
    ('vip:' || s.id || ':' || month, 'VIP', 'WALLET', c.owner_id, 'VIP_EARNING', 1791),
    ('vip:' || s.id || ':' || month, 'VIP', 'VIP_FEES', null, 'VIP', 199)
  ) e (key, kind, account, owner, entry_kind, centavos);
update movements set owner = '00000000-0000-0000-0000-000000000000' where owner is null;

-- The accounts of the house are there since a migration.
delete from ledger_accounts where kind in (select account from movements);
insert into ledger_accounts (kind, owner_id, balance)
select account, owner, sum(centavos) from movements group by account, owner;

create temp table transactions as
select scale.v7(ms, 'c', row_number() over (order by ms, key)) as id, t.*
from (select distinct key, kind, ms, member, community from movements) t;
insert into ledger_transactions (id, key, kind, member_id, community_id, created_at)
select id, key, kind, member, community, scale.moment(ms) from transactions;
insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
select scale.v7(m.ms, 'e', row_number() over (order by t.id, m.centavos)), t.id, a.id, m.entry_kind, m.centavos
from movements m
join transactions t on t.key = m.key
join ledger_accounts a on a.owner_id = m.owner and a.kind = m.account;
