/**
 * Adds one function that splits text into words, both for the index and for the query. PostgreSQL's own parser takes
 * 'Alpha/Beta', 'foto.png' and an e-mail address as one word each, so a search never found the part after '/', '.' or
 * '@'. Migration 106 indexes older rows again.
 *
 * Blanks, punctuation and emoji separate words; invisible characters are removed. A typed word matches every word that
 * begins with it. The function uses only the first 100 characters of a word, because PostgreSQL refuses lexemes of
 * 2,048 bytes.
 */
export const sql = `
create function search_words(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct left(word, 100)), '{}') from regexp_split_to_table(
    lower(regexp_replace(searchable(value), '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]+', '', 'g')),
    '[\\x01-\\x2f:-@[-\`{-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7\\u1680\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020\\u30fb\\ufe10-\\ufe6f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\U0001f000-\\U0001faff\\U000e0000-\\U000e0fff]+'
  ) word where word <> '' $$;
create function search_vector(value text) returns tsvector language sql immutable strict parallel safe as
  $$ select array_to_tsvector(search_words(value)) $$;
create function search_query(typed text, most int) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest((search_words(typed))[1:most]) word $$;

create or replace function posts_search() returns trigger language plpgsql as $$ begin
  new.search := search_vector(new.text)
  ; return new
  ; end $$;

alter table communities alter column search drop expression;
update communities set search = '' where search is null;
alter table communities alter column search set default '', alter column search set not null;
create function communities_search() returns trigger language plpgsql as $$ begin
  new.search := search_vector(new.name || ' ' || new.description)
  ; return new
  ; end $$;
create trigger communities_search before insert or update of name, description on communities
  for each row execute function communities_search();
`;
