/**
 * Marks the comments of hidden members (suspended, under age or with a pending deletion: `isLocked` in
 * policy/members.ts). The number to subtract from a post's comment count is then found in the post's comments, without
 * reading all hidden members. The mark stays when a suspension expires, so readers check the author as well. A comment
 * that is written while its author is being hidden waits for the row lock and is then marked.
 */
export const sql = `
alter table comments add column author_out boolean not null default false;

create function users_mark_comments() returns trigger language plpgsql as $$ begin
  update comments set author_out = not author_out where author_id = new.id and author_out
    <> (new.locked_until is not null or new.age_refused or new.deletes_at is not null)
  ; return null
  ; end $$;
create trigger users_mark_comments after update of locked_until, age_refused, deletes_at on users for each row
  when ((old.locked_until is not null or old.age_refused or old.deletes_at is not null)
    <> (new.locked_until is not null or new.age_refused or new.deletes_at is not null))
  execute function users_mark_comments();

create function comments_mark_author() returns trigger language plpgsql as $$ begin
  select locked_until is not null or age_refused or deletes_at is not null into new.author_out
    from users where id = new.author_id for share
  ; new.author_out := coalesce(new.author_out, false)
  ; return new
  ; end $$;
create trigger comments_mark_author before insert on comments for each row execute function comments_mark_author();

update comments set author_out = true from users x
  where x.id = comments.author_id and (x.locked_until is not null or x.age_refused or x.deletes_at is not null);
create index comments_author_out on comments (post_id) where author_out and erased_at is null;
analyze comments;
drop index users_hidden;
`;
