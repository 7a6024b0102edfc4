/**
 * From this migration on, each decision that suspends a member is recorded as a final act (an act that a restore of a
 * backup must not undo), and so is the undoing of such a decision. The act holds all data that a restore needs to write
 * the decision again. Migration 042 recorded only the member's resulting suspension, in which a longer decision hides
 * the shorter ones.
 */
export const sql = `
alter table final_acts drop constraint final_acts_kind_check;
alter table final_acts add constraint final_acts_kind_check
  check (kind in ('LOCK', 'DECISION', 'LEAVING', 'PASSWORD', 'PASSKEY', 'INVITE'));

create function final_act_of(d moderation_decisions) returns void language sql as $$
  insert into final_acts (kind, user_id, detail) values ('DECISION', d.author_id, jsonb_build_object('decided',
    jsonb_build_object('id', d.id, 'kind', d.kind, 'reason', d.reason, 'moderatorId', d.moderator_id, 'at', d.created_at,
      'until', d.until, 'isUndone', d.undone_by is not null)))
  $$;

create function final_acts_of_decision() returns trigger language plpgsql as $$ begin
  perform final_act_of(new)
  ; return null
  ; end $$;
create trigger moderation_decisions_made after insert on moderation_decisions
  for each row when (new.until is not null and new.author_id is not null) execute function final_acts_of_decision();
create trigger moderation_decisions_undone after update of undone_by on moderation_decisions
  for each row when (new.until is not null and new.author_id is not null and new.undone_by is distinct from old.undone_by)
  execute function final_acts_of_decision();

create or replace function final_acts_of_account() returns trigger language plpgsql as $$ begin
  if new.deletes_at is distinct from old.deletes_at then
    insert into final_acts (kind, user_id, detail) values ('LEAVING', new.id,
      jsonb_build_object('day', new.deletes_at, 'isErased', coalesce(new.deletes_at > '9000-01-01', false)))
  ; end if
  ; if new.password_hash <> old.password_hash then
    insert into final_acts (kind, user_id) values ('PASSWORD', new.id)
  ; end if
  ; return null
  ; end $$;

select final_act_of(d) from moderation_decisions d where until > now() and author_id is not null;
`;
