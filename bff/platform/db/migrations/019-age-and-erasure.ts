/**
 * Age assurance stores the result, the method, the reference of the check and the expiry, but no document, birthday or
 * picture. While a check is under way, `expires_at` is the check's time limit. A member without a row is unverified.
 *
 * `age_refused` and `deletes_at` hide an account from all others, as `locked_until` does. Every list finds the hidden
 * accounts by the small partial index.
 */
export const sql = `
create table age_assurances (
  user_id uuid primary key references users (id) on delete cascade,
  result text not null check (result in ('PENDING', 'VERIFIED', 'REJECTED', 'EXPIRED')),
  method text,
  reference uuid not null unique,
  expires_at timestamptz not null,
  check (result not in ('VERIFIED', 'REJECTED') or method is not null)
);
create index age_assurances_pending on age_assurances (reference) where result = 'PENDING';
create index age_assurances_ending on age_assurances (expires_at) where result in ('PENDING', 'VERIFIED');

alter table users add column age_refused boolean not null default false;
alter table users add column deletes_at timestamptz;
create index users_out on users (id) where locked_until is not null or age_refused or deletes_at is not null;
create index users_leaving on users (deletes_at) where deletes_at is not null;
`;
