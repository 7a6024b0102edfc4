import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB, GenderCategory } from '../db/schema.ts';
import { cursorsOf, listOf, type PageRequest } from '../http/pagination.ts';
import { profileColumns, type ProfileRow } from './profiles.store.ts';
import { isBlockedBetween } from '../policy/members.ts';

/** How well a member is found: nickname, name or any word beginning with what was typed, or holding it. */
const RANKS = ['0', '1', '2', '3', '4'] as const;
const MAX_WORDS = 6;
/** Shorter than this, a word is looked for where words begin: in their middle no index finds it, nor would anybody. */
const TRIGRAM = 3;
const STARTS = ['', '%\n', '% '] as const;

export interface Search {
  /** As typed; '' for everybody. */
  text: string;
  category: GenderCategory | null;
}

export interface FoundProfile extends ProfileRow {
  rank: string;
}

export const discoverCursors = (search: Search) => cursorsOf(listOf('people', search), RANKS);

/**
 * People the viewer may see, best found first, then newest first; and one row more when there is more. Names and
 * nicknames alone are searched, without regard to marks and case.
 */
export async function discover(db: Kysely<DB>, viewer: string, search: Search, page: PageRequest) {
  const words = wordsOf(search.text);
  const whole = words.join(' ');
  const { rows } = await sql<FoundProfile>`
    with page as (
      select id, rank from (
        select u.id, ${rankOf(whole)} as rank from users u
        where ${matches(words)} and u.id <> ${viewer} and not ${isBlockedBetween(viewer, sql`u.id`)}
          and ${search.category === null ? sql`true` : sql`u.gender = ${search.category}`}
      ) found
      where ${beyond(page)}
      order by rank, id desc limit ${page.size + 1}
    )
    select page.rank, ${profileColumns(viewer)} from page join users u on u.id = page.id
    order by page.rank, u.id desc`.execute(db);
  return rows;
}

/** @ before a nickname is how one writes it, not a part of it. */
function wordsOf(text: string) {
  return text.normalize('NFC').trim().replace(/^@/, '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

function matches(words: string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => (word.length < TRIGRAM ? begins(word) : sql`u.search like ${pattern('%', word)}`)),
    sql` and `,
  );
}

/**
 * The beginning of the nickname, of the name or of a word in it: with its bound, even a single letter has a trigram.
 */
function begins(word: string) {
  const starts = STARTS.map((before) => sql`u.search like ${pattern(before, word)}`);
  return sql`(${sql.join(starts, sql` or `)})`;
}

/** `search` is the nickname in a first line and the name in a second. */
function rankOf(whole: string): RawBuilder<string> {
  if (whole === '') return sql`'0'`;
  return sql`case
    when u.search like ${pattern('', whole)} then '0'
    when u.search like ${pattern('%\n', whole)} then '1'
    when u.search like ${pattern('% ', whole)} then '2'
    when u.search like ${pattern('%', whole)} then '3'
    else '4' end`;
}

function pattern(before: string, text: string) {
  return sql`${before}::text || searchable(${text.replace(/[\\%_]/g, '\\$&')}::text) || '%'`;
}

function beyond({ cursor }: PageRequest): RawBuilder<unknown> {
  if (cursor === null) return sql`true`;
  return sql`(rank > ${cursor.part} or (rank = ${cursor.part} and id < ${cursor.id}))`;
}
