/** The time up to which the platform has fetched the payment provider's events. The table has a single row. */
export const sql = `
create table payment_look_back (
  is_only boolean primary key default true check (is_only),
  asked_until timestamptz not null
);
`;
