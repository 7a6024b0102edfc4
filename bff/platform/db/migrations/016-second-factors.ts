/**
 * A TOTP secret is stored encrypted. Sign-in does not require its codes until a first code has proved that the
 * authenticator app has the secret. `last_step` is the time step of the last accepted code, so that no code is accepted
 * twice. Recovery codes and challenges are stored as hashes.
 */
export const sql = `
create table totp_secrets (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, id);

-- A challenge is answered once, within minutes. A second step keeps the password hash of its first step.
create table auth_challenges (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('SECOND_STEP', 'PASSKEY', 'PASSKEY_REGISTER')),
  user_id uuid references users (id) on delete cascade,
  password_hash text,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index auth_challenges_expired on auth_challenges (expires_at);
`;
