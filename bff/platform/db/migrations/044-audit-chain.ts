/**
 * Chains the lines of the moderation log: each line's hash covers the previous hash and all fields of the line, so that
 * changing, removing or inserting a line invalidates every later hash (moderation/audit-chain.ts). A line is chained at
 * the end of its transaction, under a lock, so that transactions chain their lines one after the other.
 */
export const sql = `
create table moderation_log_chain (
  seq bigint primary key,
  entry_id uuid not null unique references moderation_log (id),
  hash bytea not null
);

create function moderation_log_hash(before bytea, entry moderation_log) returns bytea language sql immutable as $$
  select sha256(before || convert_to(jsonb_build_array(entry.id, entry.actor_id, entry.action, entry.case_id,
    entry.target_kind, entry.target_id, entry.subject_id, entry.detail,
    (extract(epoch from entry.created_at) * 1000000)::bigint)::text, 'UTF8'))
$$;

create function moderation_log_chain_entry() returns trigger language plpgsql as $$ declare last record; begin
  perform pg_advisory_xact_lock(7264612)
  ; select seq, hash into last from moderation_log_chain order by seq desc limit 1
  ; insert into moderation_log_chain (seq, entry_id, hash)
    values (coalesce(last.seq, 0) + 1, new.id, moderation_log_hash(coalesce(last.hash, ''), new))
  ; return null
  ; end $$;

do $$ declare entry moderation_log; previous bytea := ''; place bigint := 0; begin
  for entry in select * from moderation_log order by id loop
    place := place + 1
    ; previous := moderation_log_hash(previous, entry)
    ; insert into moderation_log_chain values (place, entry.id, previous)
    ; end loop
  ; end $$;

create constraint trigger moderation_log_chained after insert on moderation_log
  deferrable initially deferred for each row execute function moderation_log_chain_entry();
create trigger moderation_log_chain_stays before update or delete or truncate on moderation_log_chain
  for each statement execute function moderation_log_refuse_change();
`;
