/**
 * Ranges of the characters that separate words: all punctuation, symbols, emoji, blanks and control characters of
 * Unicode 15 up to U+FFFF, unassigned characters between them, and the blocks of emoji above.
 */
const separators = [
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb',
  '\\u00bf\\u00d7\\u00f7\\u02c2-\\u02c5\\u02d2-\\u02df\\u02e5-\\u02eb\\u02ed\\u02ef-\\u02ff\\u0375\\u037e',
  '\\u0384-\\u0385\\u0387\\u03f6\\u0482\\u055a-\\u055f\\u0589-\\u058f\\u05be\\u05c0\\u05c3\\u05c6',
  '\\u05f3-\\u060f\\u061b-\\u061f\\u066a-\\u066d\\u06d4\\u06de\\u06e9\\u06fd-\\u06fe\\u0700-\\u070d',
  '\\u07f6-\\u07f9\\u07fe-\\u07ff\\u0830-\\u083e\\u085e\\u0888\\u0964-\\u0965\\u0970\\u09f2-\\u09f3',
  '\\u09fa-\\u09fb\\u09fd\\u0a76\\u0af0-\\u0af1\\u0b70\\u0bf3-\\u0bfa\\u0c77\\u0c7f\\u0c84\\u0d4f\\u0d79\\u0df4',
  '\\u0e3f\\u0e4f\\u0e5a-\\u0e5b\\u0f01-\\u0f17\\u0f1a-\\u0f1f\\u0f34\\u0f36\\u0f38\\u0f3a-\\u0f3d\\u0f85',
  '\\u0fbe-\\u0fc5\\u0fc7-\\u0fda\\u104a-\\u104f\\u109e-\\u109f\\u10fb\\u115f-\\u1160\\u1360-\\u1368',
  '\\u1390-\\u1399\\u1400\\u166d-\\u166e\\u1680\\u169b-\\u169c\\u16eb-\\u16ed\\u1735-\\u1736\\u17b4-\\u17b5',
  '\\u17d4-\\u17d6\\u17d8-\\u17db\\u1800-\\u180e\\u1940-\\u1945\\u19de-\\u19ff\\u1a1e-\\u1a1f\\u1aa0-\\u1aa6',
  '\\u1aa8-\\u1aad\\u1b4e-\\u1b4f\\u1b5a-\\u1b6a\\u1b74-\\u1b7f\\u1bfc-\\u1bff\\u1c3b-\\u1c3f\\u1c7e-\\u1c7f',
  '\\u1cc0-\\u1cc7\\u1cd3\\u1fbd\\u1fbf-\\u1fc1\\u1fcd-\\u1fcf\\u1fdd-\\u1fdf\\u1fed-\\u1fef\\u1ffd-\\u206f',
  '\\u207a-\\u207e\\u208a-\\u208e\\u20a0-\\u214f\\u218a-\\u2bff\\u2ce5-\\u2cea\\u2cf9-\\u2cfc\\u2cfe-\\u2cff',
  '\\u2d70\\u2e00-\\u2e2e\\u2e30-\\u3004\\u3008-\\u3020\\u3030\\u3036-\\u3037\\u303d-\\u303f\\u309b-\\u309c',
  '\\u30a0\\u30fb\\u3164\\u3190-\\u3191\\u3196-\\u319f\\u31c0-\\u31ef\\u3200-\\u33ff\\u4dc0-\\u4dff',
  '\\ua490-\\ua4c6\\ua4fe-\\ua4ff\\ua60d-\\ua60f\\ua673\\ua67e\\ua6f2-\\ua716\\ua720-\\ua721\\ua789-\\ua78a',
  '\\ua828-\\ua82b\\ua836-\\ua839\\ua874-\\ua877\\ua8ce-\\ua8cf\\ua8f8-\\ua8fa\\ua8fc\\ua92e-\\ua92f\\ua95f',
  '\\ua9c1-\\ua9cd\\ua9de-\\ua9df\\uaa5c-\\uaa5f\\uaa77-\\uaa79\\uaade-\\uaadf\\uaaf0-\\uaaf1\\uab5b',
  '\\uab6a-\\uab6b\\uabeb\\ufb29\\ufbb2-\\ufbd2\\ufd3e-\\ufd4f\\ufd90-\\ufd91\\ufdc8-\\ufdcf\\ufdfc-\\ufe6f',
  '\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\uffa0\\uffe0-\\ufffd\\U0001f000-\\U0001faff',
  '\\U000e0000-\\U000e0fff',
].join('');

/**
 * Invisible characters that may stand for a blank, such as U+200B, marks of direction and fillers. Some programs put
 * them within a word, others between two words.
 */
const mayBlank =
  '\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2061-\\u206f\\u3164\\uffa0';

/** Invisible characters that stand only within words, such as the soft hyphen, joiners and variation selectors. */
const within = '\\u00ad\\u180b-\\u180d\\u180f\\u200c\\u200d\\u2060\\ufe00-\\ufe0f\\ufeff';

/**
 * Splits text into words at more characters than migration 105: at the punctuation of all scripts, at keycaps and other
 * emoji that Unicode counts as letters, and at symbols such as '™'. Text with invisible characters is indexed both with
 * a blank in their place and without them: 'fo\u200bgo' is found by 'fogo', and 'um\u200bdois' by 'dois'. Migration 114
 * indexes older rows again.
 */
export const sql = `
create or replace function search_words(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct left(word, 100)), '{}') from regexp_split_to_table(
    lower(regexp_replace(searchable(value), '[${within}${mayBlank}]+', '', 'g')),
    '[${separators}]+'
  ) word where word <> '' $$;
create function search_words_apart(value text) returns text[] language sql immutable strict parallel safe as
  $$ select search_words(regexp_replace(value, '[${mayBlank}]+', ' ', 'g')) $$;
create or replace function search_vector(value text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(case when value ~ '[${mayBlank}]' then search_words(value) || search_words_apart(value)
    else search_words(value) end) $$;

create function words_query(words text[]) returns tsquery language sql immutable strict parallel safe as
  $$ select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(words) word $$;
create or replace function search_query(typed text, most int) returns tsquery
  language sql immutable strict parallel safe as $$
  select case when typed ~ '[${mayBlank}]'
    then words_query((search_words(typed))[1:most]) || words_query((search_words_apart(typed))[1:most])
    else words_query((search_words(typed))[1:most]) end $$;
`;
