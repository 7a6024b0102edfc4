import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { showsPublicPost } from '../../policy/boosts.ts';
import { isLocked } from '../../policy/members.ts';
import { isLasting } from '../reconcile/provider-balance.ts';
import { paidMonthKey } from './vip-month.ts';

export interface LedgerReport {
  transactions: number;
  entries: number;
  /** One sentence per problem. The array is empty when the ledger is consistent. */
  problems: string[];
}

/**
 * The rules that the ledger must always satisfy. Each query reads only stored rows and returns the violations of its
 * rule.
 */
const rules: { is: string; broken: RawBuilder<{ what: string }> }[] = [
  {
    is: 'does not sum to zero',
    broken: sql`
      select 'transaction ' || t.id as what from ledger_transactions t
      left join (select transaction_id, sum(centavos) as total from ledger_entries group by transaction_id) e
        on e.transaction_id = t.id
      where e.total is distinct from 0`,
  },
  {
    is: 'has a balance that is not the sum of its entries',
    broken: sql`
      select a.kind || ' of ' || a.owner_id as what from ledger_accounts a
      left join (select account_id, sum(centavos) as total from ledger_entries group by account_id) e
        on e.account_id = a.id
      where a.balance <> coalesce(e.total, 0)`,
  },
  {
    is: 'is below zero',
    broken: sql`
      select kind || ' of ' || owner_id as what from ledger_accounts
      where kind in ('WALLET', 'AD_HOLD', 'VIP_PENDING') and balance < 0`,
  },
  {
    is: 'is owed by the platform',
    broken: sql`
      select kind || ' of ' || owner_id as what from ledger_accounts where kind = 'RECEIVABLE' and balance > 0`,
  },
  {
    is: 'holds money and owes some',
    broken: sql`
      select 'the member ' || w.owner_id as what from ledger_accounts w
      join ledger_accounts r on r.owner_id = w.owner_id and r.kind = 'RECEIVABLE'
      where w.kind = 'WALLET' and w.balance > 0 and r.balance < 0`,
  },
  {
    is: 'differs from the pending earnings of VIP months',
    broken: sql`
      select 'VIP_PENDING of ' || coalesce(a.owner_id, e.earner_id) as what
      from (select owner_id, balance from ledger_accounts where kind = 'VIP_PENDING') a
      full join (select earner_id, sum(earned - released) as total from vip_earnings group by earner_id) e
        on e.earner_id = a.owner_id
      where coalesce(a.balance, 0) <> coalesce(e.total, 0)`,
  },
  {
    is: 'is held by a payment that its member did not make',
    broken: sql`
      select 'VIP month ' || e.month_key as what from vip_earnings e cross join unnest(e.held_by) as payment
      left join ledger_transactions t on t.key = e.month_key
      left join payment_intents i on i.id = payment and i.status = 'SUCCEEDED' and i.member_id = t.member_id
      where i.id is null`,
  },
  {
    // The provider may hold less money than the members own, but only by the sum of its fees, booked losses, and debts
    // from returned payments.
    is: 'less than what members hold',
    broken: sql`
      select 'the provider holds ' || held || ' centavos and ' || missing || ' owed for cards, together' as what from (
        select
          coalesce(-sum(balance) filter (where kind in ('PROVIDER', 'BANK')), 0) as held,
          coalesce(sum(balance) filter (where kind in ('WALLET', 'AD_HOLD', 'VIP_PENDING')), 0) as may_leave,
          coalesce(-sum(balance) filter (where kind in ('PROVIDER_FEES', 'DISPUTE_FEES', 'LOSSES')), 0) + (
            select coalesce(sum(least(-r.balance, greatest(-card.total, 0))), 0)
            from ledger_accounts r join lateral (
              select coalesce(sum(e.centavos), 0) as total from ledger_entries e
              where e.account_id = r.id and exists (
                select from ledger_entries p join ledger_accounts pa on pa.id = p.account_id and pa.kind = 'PROVIDER'
                where p.transaction_id = e.transaction_id)
            ) card on true
            where r.kind = 'RECEIVABLE' and r.balance < 0
          ) as missing
        from ledger_accounts
      ) books where held + missing < may_leave`,
  },
  {
    is: 'is paid with money that its advertiser owes',
    broken: sql`
      select 'ad ' || ads.id as what from ads join ledger_accounts r on r.owner_id = ads.owner_id
      where ads.state in ('EM_ANALISE', 'ATIVO') and r.kind = 'RECEIVABLE' and r.balance < 0`,
  },
  {
    is: 'has not ended although its advertiser is suspended or banned',
    broken: sql`
      select 'ad ' || ads.id as what from ads
      where ads.state in ('EM_ANALISE', 'ATIVO') and ${isLocked(sql.ref('ads.owner_id'))}`,
  },
  {
    is: 'has not ended although its post is not public',
    broken: sql`
      select 'boost ' || ads.id as what from ads
      where ads.state in ('EM_ANALISE', 'ATIVO') and not ${showsPublicPost('ads')}`,
  },
  {
    is: 'succeeded and was not credited once with its amount',
    broken: sql`
      select 'intent ' || i.id as what from payment_intents i
      where i.status = 'SUCCEEDED' and (
        select count(*) filter (where e.centavos = i.centavos) <> 1 or count(*) <> 1
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'WALLET' and a.owner_id = i.member_id
        where t.intent_id = i.id and t.kind = 'TOP_UP'
      )`,
  },
  {
    is: 'was credited and did not succeed',
    broken: sql`
      select 'intent ' || i.id as what from ledger_transactions t join payment_intents i on i.id = t.intent_id
      where t.kind = 'TOP_UP' and i.status <> 'SUCCEEDED'`,
  },
  {
    is: 'has refunds that are not its sum of them',
    broken: sql`
      select 'intent ' || i.id as what from payment_intents i
      left join (
        select intent_id, sum(centavos) as total from payment_refunds where status <> 'FAILED' group by intent_id
      ) r on r.intent_id = i.id
      where i.refunded_centavos <> coalesce(r.total, 0)`,
  },
  {
    is: 'was refunded to the card but not in the ledger, or the reverse',
    broken: sql`
      select 'intent ' || i.id as what from payment_intents i
      left join (
        select t.intent_id, sum(e.centavos) as total from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'PROVIDER'
        where t.kind in ('REFUND', 'DISPUTE') and t.intent_id is not null group by t.intent_id
      ) r on r.intent_id = i.id
      where i.refunded_centavos <> coalesce(r.total, 0)`,
  },
  {
    is: 'has a hold that differs from its paid and unearned amount',
    broken: sql`
      select 'ad ' || ads.id as what from ads
      left join ledger_accounts hold on hold.kind = 'AD_HOLD' and hold.owner_id = ads.id
      where coalesce(hold.balance, 0) <> case when ads.state in ('EM_ANALISE', 'ATIVO') then ads.total_centavos else 0 end`,
  },
  {
    is: 'has a returned amount that differs from the ledger',
    broken: sql`
      select 'ad ' || ads.id as what from ads
      left join (
        select t.ad_id, sum(e.centavos) as total from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.centavos > 0
        join ledger_accounts a on a.id = e.account_id and a.kind = 'WALLET'
        where t.ad_id is not null group by t.ad_id
      ) back on back.ad_id = ads.id
      where ads.returned_centavos <> coalesce(back.total, 0)`,
  },
  {
    is: 'differs from the ledger',
    broken: sql`
      select 'the balance at the provider, by ' || balance_difference || ' centavos since ' || differs_since as what
      from payment_look_back where ${isLasting}`,
  },
  {
    is: 'runs through an unpaid month',
    broken: sql`
      select 'VIP subscription ' || s.id as what from vip_subscriptions s
      where not exists (select from ledger_transactions t where t.key = ${paidMonthKey('s')})`,
  },
];

/** Verifies the ledger from its rows, without relying on triggers or cached totals. Reads one consistent snapshot. */
export async function checkLedger(db: Kysely<DB>): Promise<LedgerReport> {
  if (db.isTransaction) return await check(db);
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // Turns off the statement timeout of requests, because reading years of ledger entries takes longer.
      await sql`set local statement_timeout = 0`.execute(tx);
      return await check(tx);
    });
}

async function check(db: Kysely<DB>): Promise<LedgerReport> {
  const problems: string[] = [];
  for (const { is, broken } of rules) {
    const { rows } = await sql<{ what: string }>`${broken} limit 100`.execute(db);
    problems.push(...rows.map(({ what }) => `${what} ${is}`));
  }
  const { rows } = await sql<{ transactions: number; entries: number; total: number }>`
    select (select count(*) from ledger_transactions) as transactions, (select count(*) from ledger_entries) as entries,
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts) as total`.execute(db);
  const { transactions, entries, total } = rows[0] ?? { transactions: 0, entries: 0, total: 0 };
  if (total !== 0) problems.push(`all balances together are ${total} centavos instead of none`);
  return { transactions, entries, problems };
}
