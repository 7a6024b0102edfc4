/**
 * Adds the hold of VIP earnings: `held_until` is the end of the hold, or null, and `held_by` are the payments that
 * cause it. While a return of one of them is undecided, the earnings stay on hold after this time too. Also computes
 * the hold of the earnings that are pending already.
 */
export const sql = `
alter table vip_earnings add column held_until timestamptz, add column held_by uuid[] not null default '{}';
update vip_earnings e set held_until = hold.ends, held_by = hold.payments,
  due_at = greatest(e.due_at, (date_trunc('day', hold.ends at time zone 'America/Sao_Paulo') + interval '1 day')
    at time zone 'America/Sao_Paulo')
from (
  select paid.month_key, max(paid.ends) as ends, array_agg(paid.id) as payments from (
    select p.month_key, i.id, t.created_at,
      i.settled_at + case i.method when 'PIX' then interval '2 days' else interval '14 days' end as ends
    from vip_earnings p join ledger_transactions t on t.key = p.month_key
    join payment_intents i on i.member_id = t.member_id and i.status = 'SUCCEEDED'
      and i.created_at <= t.created_at and i.refunded_centavos < i.centavos
  ) paid where paid.ends > paid.created_at group by paid.month_key
) hold
where hold.month_key = e.month_key;
alter table vip_earnings add constraint vip_earnings_hold_check check (due_at > held_until);
`;
