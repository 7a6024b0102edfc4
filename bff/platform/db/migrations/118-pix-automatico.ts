/**
 * Adds the mandates of Pix Automático, by which members pay VIP months from their bank account, and the number of the
 * VIP month that a debit pays.
 */
export const sql = `
create table payment_mandates (
  intent_id uuid primary key,
  member_id uuid not null,
  community_id uuid not null,
  max_centavos bigint not null check (max_centavos > 0),
  provider_id text unique,
  status text not null default 'CREATED' check (status in ('CREATED', 'APPROVED', 'ENDING', 'ENDED')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index payment_mandates_approved on payment_mandates (member_id, community_id) where status = 'APPROVED';
create index payment_mandates_member on payment_mandates (member_id);
create index payment_mandates_ending on payment_mandates (intent_id) where status = 'ENDING';
alter table payment_intents add column renews_month int;
`;
