/**
 * Adds the purchases that the server makes as soon as their payment arrives (`payment_orders`), and the amount that was
 * asked for, if the member has paid another amount (`asked_centavos`).
 */
export const sql = `
create table payment_orders (
  intent_id uuid primary key,
  member_id uuid not null,
  purchase jsonb not null,
  created_at timestamptz not null default now()
);
create index payment_orders_member on payment_orders (member_id);
alter table payment_intents add column asked_centavos bigint;
`;
