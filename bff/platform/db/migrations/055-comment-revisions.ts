/**
 * Revisions count the changes of a post's comment count and of a comment's reply count. An event carries the revision
 * of its change, so that a client knows whether a response already includes that change.
 */
export const sql = `
alter table posts add column comment_revision int not null default 0;
alter table comments add column reply_revision int not null default 0;

create function note_comment_count() returns trigger language plpgsql as $$ begin
  new.comment_revision := old.comment_revision + 1
  ; return new
  ; end $$;
create trigger posts_comment_count before update of comment_count on posts
  for each row execute function note_comment_count();

create function note_reply_count() returns trigger language plpgsql as $$ begin
  new.reply_revision := old.reply_revision + 1
  ; return new
  ; end $$;
create trigger comments_reply_count before update of reply_count on comments
  for each row execute function note_reply_count();
`;
