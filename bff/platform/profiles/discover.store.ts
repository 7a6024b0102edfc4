import { sql, type Kysely, type RawBuilder } from 'kysely';
import { trimText } from '../../../schema/texts.ts';
import { keysetCondition } from '../db/keyset.ts';
import type { DB, GenderCategory } from '../db/schema.ts';
import { cursorsOf, listOf, type PageRequest } from '../http/pagination.ts';
import { profileColumns, type ProfileRow } from './profiles.store.ts';
import { isBlockedBetween } from '../policy/members.ts';

/**
 * Match quality, best first: the text begins the nickname, the name, or a word of the name; it occurs elsewhere; or
 * only its single words occur.
 */
const RANKS = ['0', '1', '2', '3', '4'] as const;
type Rank = (typeof RANKS)[number];
/** LIKE prefix by rank, for the column `search`. Its first line is the nickname and its second line the name. */
const BEFORE = ['', '%\n', '% ', '%'] as const;
/** The highest code point, used as the upper bound of a prefix range. */
const LAST = '\u{10ffff}';
const MAX_WORDS = 6;
/** Shorter words match only at the start of a word, because a trigram index cannot find them in the middle. */
const TRIGRAM = 3;
/** The number of newest members scanned one by one. A name that is rare among them is taken to be rare in total. */
const NEWEST = 2_000;

export interface Search {
  /** Text as typed; '' returns all members. */
  text: string;
  category: GenderCategory | null;
}

export interface FoundProfile extends ProfileRow {
  rank: string;
}

export const personCursors = (search: Search) => cursorsOf(listOf('people', search), RANKS);

/**
 * Searches people that the viewer may see, by name and nickname, ignoring accents and case. Returns the best matches
 * first, then the newest, with one extra row that tells if there is a next page.
 *
 * The name indexes have no order, so for a common name they would return every match to find ten. Each rank is
 * therefore filled from the newest members first, where common names occur often enough, and then from its index, only
 * until the page is full. Visibility is checked in that order too. The result equals a full sort.
 */
export async function discover(db: Kysely<DB>, viewer: string, search: Search, page: PageRequest) {
  const words = wordsOf(search.text);
  const { rows } = await sql<FoundProfile>`
    with ${words.length === 0 ? everybody(viewer, search, page) : found(words, viewer, search, page)}
    select page.rank, ${profileColumns(viewer)} from page join users u on u.id = page.id
    order by page.rank, u.id desc`.execute(db);
  return rows;
}

function everybody(viewer: string, search: Search, page: PageRequest) {
  return sql`page as (
    select '0' as rank, u.id from users u
    where ${isOf(search)} and ${keysetCondition(page, 'u.id')} and ${isShown(viewer, sql`u.id`)}
    order by u.id desc limit ${page.size + 1}
  )`;
}

function found(words: string[], viewer: string, search: Search, page: PageRequest) {
  const limit = page.size + 1;
  const tables = [walk('newest', words, search, sql`true`), walk('next', words, search, keysetCondition(page, 'u.id'))];
  const soFar: RawBuilder<unknown>[] = [sql`select '' as rank, null::uuid as id where false`];
  for (const [index, { rank, ids }] of stepsOf(words, search, page).entries()) {
    const step = sql.ref(`step_${index}`);
    tables.push(sql`${step} as materialized (
      select ${rank}::text as rank, c.id from (${ids} offset 0) c
      where (select count(*) from (${union(soFar)}) x) < ${limit} and ${isShown(viewer, sql`c.id`)}
      order by c.id desc limit ${limit}
    )`);
    soFar.push(sql`select rank, id from ${step}`);
  }
  return sql`${sql.join(tables)},
    page as (select rank, id from (${union(soFar)}) x order by rank, id desc limit ${limit})`;
}

interface Step {
  rank: Rank;
  /** Newest first. */
  ids: RawBuilder<unknown>;
}

/** Lists the queries of the search in order: for each rank the scan of the newest members, then the rank's index. */
function stepsOf(words: string[], search: Search, { cursor }: PageRequest): Step[] {
  return ranksOf(words)
    .filter((rank) => cursor === null || rank >= cursor.part)
    .flatMap((rank) => {
      const walked = sql.ref(rank === cursor?.part ? 'next' : 'newest');
      const near = sql`select n.id from ${walked} n where n.rank = ${rank} order by n.id desc`;
      const far = sql`select u.id from (
          select u.id, u.search, u.gender from users u where ${indexed(rank, words)} offset 0
        ) u
        where ${matches(words)} and ${rankOf(words)} = ${rank} and ${isOf(search)}
          and u.id < (select n.id from ${walked} n order by n.id desc offset ${NEWEST - 1} limit 1)
        order by u.id desc`;
      return [near, far].map((ids) => ({ rank, ids }));
    });
}

/**
 * Selects the newest members of a range with their rank; null for members that do not match. `search <> ''` is the
 * condition of the partial index.
 */
function walk(name: string, words: string[], search: Search, isThere: RawBuilder<unknown>) {
  return sql`${sql.ref(name)} as materialized (
    select u.id, case when ${matches(words)} then ${rankOf(words)} end as rank from (
      select u.id, u.search from users u where u.search <> '' and ${isOf(search)} and ${isThere}
      order by u.id desc limit ${NEWEST}
    ) u
  )`;
}

function isShown(viewer: string, id: RawBuilder<unknown>) {
  return sql`${id} <> ${viewer} and not ${isBlockedBetween(viewer, id)}`;
}

function union(queries: RawBuilder<unknown>[]) {
  return sql.join(queries, sql` union all `);
}

function isOf({ category }: Search) {
  return category === null ? sql`true` : sql`u.gender = ${category}`;
}

/** Normalizes the text like the column `search` and splits it into words. A leading @ is not part of a nickname. */
function wordsOf(text: string) {
  return trimText(searchable(text)).replace(/^@/, '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** Computes the same as the database's function, once. In the query, PostgreSQL would repeat it for each member. */
function searchable(text: string) {
  const bare = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return bare.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function matches(words: string[]): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => (word.length < TRIGRAM ? begins(word) : holds('%', word))),
    sql` and `,
  );
}

/**
 * Matches the beginning of the nickname, the name or a word of the name. The anchor gives even one letter a trigram.
 */
function begins(word: string) {
  const starts = BEFORE.slice(0, 3).map((before) => holds(before, word));
  return sql`(${sql.join(starts, sql` or `)})`;
}

/** Returns the ranks that a search for these words can produce. */
function ranksOf([first = '', ...more]: string[]) {
  if (more.length > 0) return RANKS;
  return first.length < TRIGRAM ? RANKS.slice(0, 3) : RANKS.slice(0, 4);
}

function rankOf(words: string[]): RawBuilder<string> {
  const whole = words.join(' ');
  const whens = BEFORE.map((before, index) => sql`when ${holds(before, whole)} then ${RANKS[index]}::text`);
  return sql`case ${sql.join(whens, sql` `)} else '4' end`;
}

/** Returns a condition that uses one index and includes every match of the rank, with few others. */
function indexed(rank: Rank, words: string[]) {
  const whole = words.join(' ');
  if (rank === '0') return isBeginning(sql`u.search`, whole);
  if (rank === '1') return isBeginning(sql`split_part(u.search, E'\\n', 2)`, whole);
  const before = BEFORE[Number(rank)];
  return before === undefined ? matches(words) : holds(before, whole);
}

/** Builds a range condition instead of LIKE, so that PostgreSQL can use the index in a generic plan. */
function isBeginning(column: RawBuilder<unknown>, text: string) {
  return sql`${column} ~>=~ ${text} and ${column} ~<~ ${text + LAST}`;
}

function holds(before: string, text: string) {
  return sql<boolean>`u.search like ${before + text.replace(/[\\%_]/g, '\\$&') + '%'}::text`;
}
