/** Until when the payment provider was asked for what it had told. One row. */
export const sql = `
create table payment_look_back (
  is_only boolean primary key default true check (is_only),
  asked_until timestamptz not null
);
`;
