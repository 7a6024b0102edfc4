/**
 * Adds final acts (acts that a restore of a backup must not undo) of a member's sign-in: an authenticator app turned
 * off, each recovery code used or invalidated, and each change of an e-mail address. The platform's code records
 * address changes itself, because a trigger cannot encrypt the address (accounts/security/address-acts.ts).
 */
export const sql = `
alter table final_acts drop constraint final_acts_kind_check;
alter table final_acts add constraint final_acts_kind_check check (kind in ('LOCK', 'DECISION', 'LISTING', 'AGE',
  'LEAVING', 'PASSWORD', 'PASSKEY', 'TOTP', 'RECOVERY_CODE', 'EMAIL', 'INVITE'));

create function final_acts_of_totp() returns trigger language plpgsql as $$ begin
  insert into final_acts (kind, user_id) values ('TOTP', old.user_id)
  ; return null
  ; end $$;
create trigger totp_secrets_final_acts after delete on totp_secrets
  for each row when (old.confirmed_at is not null) execute function final_acts_of_totp();

create function final_acts_of_recovery_code() returns trigger language plpgsql as $$ begin
  insert into final_acts (kind, user_id, detail)
    values ('RECOVERY_CODE', old.user_id, jsonb_build_object('code', encode(old.code_hash, 'hex')))
  ; return null
  ; end $$;
create trigger recovery_codes_deleted after delete on recovery_codes
  for each row when (old.used_at is null) execute function final_acts_of_recovery_code();
create trigger recovery_codes_used after update of used_at on recovery_codes
  for each row when (old.used_at is null and new.used_at is not null) execute function final_acts_of_recovery_code();
`;
