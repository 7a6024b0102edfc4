/**
 * Adds final acts (acts that a restore of a backup must not undo) of moderation and of age assurance:
 * - each decision that takes content down, with its object, so that a restore takes the content down again and the
 *   author can appeal
 * - pictures put on the list of banned pictures, and pictures taken off it
 * - members refused for their age
 *
 * This migration also records the acts from before it.
 */
export const sql = `
alter table final_acts alter column user_id drop not null;
alter table final_acts drop constraint final_acts_kind_check;
alter table final_acts add constraint final_acts_kind_check
  check (kind in ('LOCK', 'DECISION', 'LISTING', 'AGE', 'LEAVING', 'PASSWORD', 'PASSKEY', 'INVITE'));

create or replace function final_act_of(d moderation_decisions) returns void language sql as $$
  insert into final_acts (kind, user_id, detail)
  select 'DECISION', d.author_id, jsonb_build_object('decided', jsonb_build_object('id', d.id, 'kind', d.kind,
    'reason', d.reason, 'moderatorId', d.moderator_id, 'at', d.created_at, 'until', d.until,
    'isUndone', d.undone_by is not null, 'about', jsonb_build_object('caseId', k.id, 'kind', k.target_kind,
      'id', k.target_id, 'mediaIds', to_jsonb(k.media_ids))))
  from moderation_cases k where k.id = d.case_id
  $$;
drop trigger moderation_decisions_made on moderation_decisions;
create trigger moderation_decisions_made after insert on moderation_decisions
  for each row when (new.kind in ('TAKE_DOWN', 'SUSPEND', 'BAN')) execute function final_acts_of_decision();
drop trigger moderation_decisions_undone on moderation_decisions;
create trigger moderation_decisions_undone after update of undone_by on moderation_decisions
  for each row when (new.kind in ('TAKE_DOWN', 'SUSPEND', 'BAN') and new.undone_by is distinct from old.undone_by)
  execute function final_acts_of_decision();

create function final_act_of_listing(hash text, reason text, case_id uuid, is_listed boolean) returns void language sql as $$
  insert into final_acts (kind, detail) values ('LISTING', jsonb_build_object('listing',
    jsonb_build_object('hash', hash, 'reason', reason, 'caseId', case_id, 'isListed', is_listed)))
  $$;
create function final_acts_of_hash() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then perform final_act_of_listing(new.hash, new.reason, null, true)
  ; else perform final_act_of_listing(old.hash, old.reason, null, false)
  ; end if
  ; return null
  ; end $$;
create trigger known_hashes_final_acts after insert or delete on known_hashes
  for each row execute function final_acts_of_hash();

create function final_acts_of_hash_case() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    perform final_act_of_listing(h.hash, h.reason, new.case_id, true) from known_hashes h where h.id = new.hash_id
  ; else
    perform final_act_of_listing(h.hash, h.reason, old.case_id, false) from known_hashes h where h.id = old.hash_id
  ; end if
  ; return null
  ; end $$;
create trigger known_hash_cases_final_acts after insert or delete on known_hash_cases
  for each row execute function final_acts_of_hash_case();

create or replace function final_acts_of_account() returns trigger language plpgsql as $$ begin
  if new.deletes_at is distinct from old.deletes_at then
    insert into final_acts (kind, user_id, detail) values ('LEAVING', new.id,
      jsonb_build_object('day', new.deletes_at, 'isErased', coalesce(new.deletes_at > '9000-01-01', false)))
  ; end if
  ; if new.password_hash <> old.password_hash then
    insert into final_acts (kind, user_id) values ('PASSWORD', new.id)
  ; end if
  ; if new.age_refused <> old.age_refused then
    insert into final_acts (kind, user_id, detail) values ('AGE', new.id, jsonb_build_object('isRefused', new.age_refused))
  ; end if
  ; return null
  ; end $$;
drop trigger users_final_acts on users;
create trigger users_final_acts after update of deletes_at, password_hash, age_refused on users
  for each row execute function final_acts_of_account();

select final_act_of(d) from moderation_decisions d where kind in ('TAKE_DOWN', 'SUSPEND', 'BAN') order by id;
select final_act_of_listing(hash, reason, null, true) from known_hashes order by id;
select final_act_of_listing(h.hash, h.reason, c.case_id, true)
  from known_hash_cases c join known_hashes h on h.id = c.hash_id;
insert into final_acts (kind, user_id, detail)
  select 'AGE', id, jsonb_build_object('isRefused', true) from users where age_refused;
`;
