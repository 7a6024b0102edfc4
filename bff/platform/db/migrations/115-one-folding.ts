/**
 * Capital letters and their small letters, as runs `first:count:distance` (`first` in hexadecimal): the letter `first`
 * and the following ones, `count` in all, each have their small letter `distance` code points further on. In a run
 * `first:count/2:distance` only every second code point is a capital letter. Contains the letters of Unicode 17 that
 * do not decompose into others. Small letters with a second form are in the table too, such as the final sigma.
 */
const smallLetters = [
  'c6:1:32 d0:1:32 d8:1:32 de:1:32 110:1:1 126:1:1 131:1:-200 141:1:1 14a:1:1 152:1:1 166:1:1 181:1:210',
  '182:2/2:1 186:1:206 187:1:1 189:2:205 18b:1:1 18e:1:79 18f:1:202 190:1:203 191:1:1 193:1:205 194:1:207',
  '196:1:211 197:1:209 198:1:1 19c:1:211 19d:1:213 19f:1:214 1a2:2/2:1 1a6:1:218 1a7:1:1 1a9:1:218 1ac:1:1',
  '1ae:1:218 1b1:2:217 1b3:2/2:1 1b7:1:219 1b8:1:1 1bc:1:1 1e4:1:1 1f6:1:-97 1f7:1:-56 21c:1:1 220:1:-130',
  '222:2/2:1 23a:1:10795 23b:1:1 23d:1:-163 23e:1:10792 241:1:1 243:1:-195 244:1:69 245:1:71 246:5/2:1',
  '370:2/2:1 376:1:1 37f:1:116 391:17:32 3a3:7:32 3c2:1:1 3cf:1:8 3d8:12/2:1 3f7:1:1 3fa:1:1 3fd:3:-130',
  '402:2/2:80 405:2:80 408:4:80 40f:1:80 410:9:32 41a:22:32 460:11/2:1 478:5/2:1 48a:27/2:1 4c0:1:15 4c3:6/2:1',
  '4d4:1:1 4d8:1:1 4e0:1:1 4e8:1:1 4f6:1:1 4fa:27/2:1 531:38:48 10a0:38:7264 10c7:1:7264 10cd:1:7264',
  '13a0:80:38864 13f0:6:8 1c80:1:-6222 1c81:1:-6221 1c82:1:-6212 1c83:2:-6210 1c85:1:-6211 1c86:1:-6204',
  '1c87:1:-6180 1c88:1:35267 1c89:1:1 1c90:43:-3008 1cbd:3:-3008 1e9e:1:-7615 1efa:3/2:1 2132:1:28 2183:1:1',
  '2c00:48:48 2c60:1:1 2c62:1:-10743 2c63:1:-3814 2c64:1:-10727 2c67:3/2:1 2c6d:1:-10780 2c6e:1:-10749',
  '2c6f:1:-10783 2c70:1:-10782 2c72:1:1 2c75:1:1 2c7e:2:-10815 2c80:50/2:1 2ceb:2/2:1 2cf2:1:1 a640:23/2:1',
  'a680:14/2:1 a722:7/2:1 a732:31/2:1 a779:2/2:1 a77d:1:-35332 a77e:5/2:1 a78b:1:1 a78d:1:-42280 a790:2/2:1',
  'a796:10/2:1 a7aa:1:-42308 a7ab:1:-42319 a7ac:1:-42315 a7ad:1:-42305 a7ae:1:-42308 a7b0:1:-42258',
  'a7b1:1:-42282 a7b2:1:-42261 a7b3:1:928 a7b4:8/2:1 a7c4:1:-48 a7c5:1:-42307 a7c6:1:-35384 a7c7:2/2:1',
  'a7cb:1:-42343 a7cc:8/2:1 a7dc:1:-42561 a7f5:1:1 10400:40:40 104b0:36:40 10570:11:39 1057c:15:39 1058c:7:39',
  '10594:2:39 10c80:51:64 10d50:22:32 118a0:32:32 16e40:32:32 16ea0:25:27 1e900:34:34',
].flatMap((line) => line.split(' '));

/**
 * Letters that differ by a stroke only, letters that Arabic and Persian keyboards write differently, and the Greek iota
 * subscript, which is a letter of its own in capitals.
 */
const sameLetters = new Map(
  'øo łl đd ħh ŧt ىي یي کك \u0345ι'.split(' ').map(([from = '', to = '']): [string, string] => [from, to]),
);

const folded = new Map(sameLetters);
for (const run of smallLetters) {
  const [first = '', letters = '', distance = ''] = run.split(':');
  const [count = 0, step = 1] = letters.split('/').map(Number);
  for (let letter = 0; letter < count; letter += 1) {
    const code = Number.parseInt(first, 16) + letter * step;
    const small = String.fromCodePoint(code + Number(distance));
    folded.set(String.fromCodePoint(code), sameLetters.get(small) ?? small);
  }
}
const capitals = [...folded.keys()].join('');
const small = [...folded.values()].join('');

/** Accents, and the marks that Arabic and Hebrew writers may leave out. Vowel signs of Indic scripts are letters. */
const marks = [
  '\\u0300-\\u0344\\u0346-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640',
  '\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u08d3-\\u08e1\\u08e3-\\u08ff',
  '\\u1ab0-\\u1aff\\u1dc0-\\u1dff',
].join('');

/** The characters that separate words, as in migration 113. */
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

/** Invisible characters that may stand for a blank, as in migration 113. */
const mayBlank =
  '\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2061-\\u206f\\u3164\\uffa0';

const invisible = `\\u00ad\\u180b-\\u180d\\u180f\\u200c\\u200d\\u2060\\ufe00-\\ufe0f\\ufeff${mayBlank}`;

/** Letters of scripts without blanks between words: Thai, Lao, Burmese, Khmer, Japanese and Chinese. */
const unspaced = [
  '\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e81-\\u0ece\\u0edc-\\u0edf\\u1000-\\u103f\\u1050-\\u109d\\u1780-\\u17b3',
  '\\u17b6-\\u17d3\\u3005-\\u3007\\u3041-\\u309a\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf',
  '\\u4e00-\\u9fff\\uf900-\\ufaff\\U00020000-\\U0003ffff',
].join('');

/**
 * Adds one folding for everything that is searched: posts, communities and members. The folding of migration 003
 * changed only ASCII letters to lower case, so that 'АННА' did not find 'Анна'. PostgreSQL's own `lower` depends on the
 * locale of the database. The new folding also removes accents, decomposes compatibility forms ('Ａｎａ', 'ª') and writes
 * 'ß' as 'ss'. Migration 116 fills the columns of older rows again.
 *
 * In scripts without blanks, a word may begin at each letter. There `search_words` returns four letters from each
 * letter on, so that '小明' finds '王小明'.
 *
 * The column `search` of a member has three lines: the folded nickname, the folded name, and the words of both, each
 * after a blank. The lines are cut, because an entry of a B-tree index has at most 2,704 bytes. `search_parts` splits
 * them at blanks and returns all parts of four letters, also with a blank before the first letter, so that an index
 * tells the start of a word from its middle. Unlike a trigram index, it does not depend on the locale.
 */
export const sql = `
create function search_folded(value text) returns text language plpgsql immutable strict parallel safe as $$
declare
  bare text := regexp_replace(normalize(value, NFKD), '[${marks}${invisible}]+', '', 'g')
  ; begin
  if bare ~ '[${capitals}]' then bare := translate(bare, '${capitals}', '${small}')
  ; end if
  ; return replace(replace(replace(lower(bare collate "C"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  ; end $$;

create or replace function search_words(value text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  seen text := regexp_replace(normalize(value, NFD), '[${invisible}]+', '', 'g')
  ; folded text := search_folded(regexp_replace(seen, '[${separators}]+', ' ', 'g'))
  ; runs text[] := regexp_split_to_array(
    regexp_replace(folded, '([${unspaced}]+)', ' \\1 ', 'g'), '[${separators}]+')
  ; begin
  return coalesce((
    select array_agg(distinct word) from unnest(runs) run, lateral (
      select left(run, 100) as word where run !~ '^[${unspaced}]'
      union all select substr(run, start, 4) from generate_series(1, length(run)) start where run ~ '^[${unspaced}]'
    ) words where run <> ''), '{}')
  ; end $$;

create function search_chunks(typed text) returns table (chunk text, words text[])
  language sql immutable strict parallel safe as $$
  select search_folded(part), search_words_apart(part)
  from regexp_split_to_table(normalize(typed, NFKD), '[\\x01-\\x20]+') with ordinality split (part, place)
  where search_folded(part) <> '' order by place $$;

create function search_names(nickname text, name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  both_names text := nickname || ' ' || name
  ; lines text[] := array[search_folded(nickname), search_folded(name)]
  ; words text[] := search_words(both_names)
  ; begin
  if both_names ~ '[${mayBlank}]' then words := words || search_words_apart(both_names)
  ; end if
  ; return (
    select string_agg(case when octet_length(line) <= 800 then line else left(line, 200) end, E'\\n' order by place)
    from unnest(lines) with ordinality names (line, place)
  ) || E'\\n' || left(coalesce((select string_agg(distinct ' ' || word, '') from unnest(words) word), ''), 250)
  ; end $$;

create function search_parts(search text) returns tsvector
  language plpgsql immutable strict parallel safe cost 10000 as $$ begin
  return (
    select array_to_tsvector(array_agg(substr(' ' || chunk, start, 4)))
    from regexp_split_to_table(search, '[\\x01-\\x20]+') chunk, generate_series(1, length(chunk) + 1) start
    where chunk <> '')
  ; end $$;

alter table users alter column search drop expression;
alter table users alter column search set default '';
create function users_search() returns trigger language plpgsql as $$ begin
  new.search := search_names(new.nickname, new.name)
  ; return new
  ; end $$;
create trigger users_search before insert or update of nickname, name on users
  for each row execute function users_search();
`;
