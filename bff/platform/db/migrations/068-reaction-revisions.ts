/**
 * Adds revisions of the reaction counts of posts and comments. A client compares the revisions of two counts to know
 * which count is newer.
 */
export const sql = `
alter table posts add column reaction_revision int not null default 0;
alter table comments add column reaction_revision int not null default 0;

create function note_reaction_count() returns trigger language plpgsql as $$ begin
  new.reaction_revision := old.reaction_revision + 1
  ; return new
  ; end $$;
create trigger posts_reaction_count before update of reaction_count on posts
  for each row execute function note_reaction_count();
create trigger comments_reaction_count before update of reaction_count on comments
  for each row execute function note_reaction_count();
`;
