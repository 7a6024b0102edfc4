/**
 * Adds the saved cards of members, and the columns of payments that charge a saved card. `payment_cards_due` lists the
 * payments after which the platform still has to read the saved card from the provider.
 */
export const sql = `
create table payment_cards (
  member_id uuid primary key,
  provider_id text not null unique,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  refused_at timestamptz,
  created_at timestamptz not null default now()
);
create table payment_cards_due (
  intent_id uuid primary key,
  member_id uuid not null,
  created_at timestamptz not null default now()
);
create index payment_cards_due_member on payment_cards_due (member_id);
alter table payment_intents
  add column card_provider_id text,
  add column renews_community uuid,
  add constraint payment_intents_renewal_check check ((card_provider_id is null) = (renews_community is null)) not valid;
`;
