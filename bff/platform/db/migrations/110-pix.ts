/**
 * Adds payments by Pix, the Brazilian instant bank transfer. All payments stored before this migration are card
 * payments.
 */
export const sql = `
alter table payment_intents
  add column method text not null default 'CARD' check (method in ('CARD', 'PIX')),
  add column pix_expires_at timestamptz,
  add column is_late boolean not null default false;
`;
