/**
 * Final acts: acts, such as a ban or a changed password, that a restore of a backup must not undo. Triggers record each
 * act, whichever code causes it, and a platform process copies the acts to a file that no backup contains
 * (backup/final-acts.ts). The rows hold only ids.
 */
export const sql = `
create table final_acts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('LOCK', 'LEAVING', 'PASSWORD', 'PASSKEY', 'INVITE')),
  user_id uuid not null,
  detail jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  is_kept boolean not null default false
);
create index final_acts_unkept on final_acts (at) where not is_kept;

create function final_acts_of_account() returns trigger language plpgsql as $$ begin
  if (new.locked_until, new.locked_by) is distinct from (old.locked_until, old.locked_by) then
    insert into final_acts (kind, user_id, detail)
      values ('LOCK', new.id, jsonb_build_object('until', new.locked_until, 'decision', new.locked_by))
  ; end if
  ; if new.deletes_at is distinct from old.deletes_at then
    insert into final_acts (kind, user_id, detail) values ('LEAVING', new.id,
      jsonb_build_object('day', new.deletes_at, 'isErased', coalesce(new.deletes_at > '9000-01-01', false)))
  ; end if
  ; if new.password_hash <> old.password_hash then
    insert into final_acts (kind, user_id) values ('PASSWORD', new.id)
  ; end if
  ; return null
  ; end $$;
create trigger users_final_acts after update of locked_until, locked_by, deletes_at, password_hash on users
  for each row execute function final_acts_of_account();

create function final_acts_of_passkey() returns trigger language plpgsql as $$ begin
  insert into final_acts (kind, user_id, detail) values ('PASSKEY', old.user_id, jsonb_build_object('id', old.id))
  ; return null
  ; end $$;
create trigger passkeys_final_acts after delete on passkeys for each row execute function final_acts_of_passkey();

create function final_acts_of_invite() returns trigger language plpgsql as $$ begin
  insert into final_acts (kind, user_id, detail) values ('INVITE', new.created_by, jsonb_build_object('id', new.id))
  ; return null
  ; end $$;
create trigger community_invites_final_acts after update of revoked_at on community_invites
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function final_acts_of_invite();
`;
