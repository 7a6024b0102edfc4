/**
 * A trigger takes a member's visibility lock (policy/visibility-lock.ts) when the member becomes hidden or private,
 * even if a statement changes only the member's row. Code that needs several locks takes the visibility lock earlier.
 * The trigger runs AFTER the update, because a BEFORE trigger would lock the row as strongly as a change of its key
 * does.
 *
 * A new comment takes its author's visibility lock in shared mode instead of locking the author's row FOR SHARE. The
 * row lock caused a deadlock: a suspension locked the row first and then waited for the comment, which waited for the
 * row.
 */
export const sql = `
create function users_lock_visibility() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 1))
  ; return null
  ; end $$;
create trigger users_lock_visibility after update of locked_until, age_refused, deletes_at, is_private on users
  for each row when (new.is_private and not old.is_private or new.age_refused and not old.age_refused
    or new.locked_until is distinct from old.locked_until or new.deletes_at is distinct from old.deletes_at)
  execute function users_lock_visibility();

create or replace function comments_mark_author() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock_shared(hashtextextended(new.author_id::text, 1))
  ; select locked_until is not null or age_refused or deletes_at is not null into new.author_out
    from users where id = new.author_id
  ; new.author_out := coalesce(new.author_out, false)
  ; return new
  ; end $$;
`;
